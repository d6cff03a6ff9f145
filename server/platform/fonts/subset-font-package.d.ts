/** `@types/subset-font` is of an older version. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features that stay; all of them without it. */
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
    /** By axis; one that the font does not have is an error. */
    variationAxes?: Record<string, number>;
  }

  /** Rejects for what HarfBuzz cannot read. */
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
