/** Widths in CSS pixels at which pictures are kept; spec: xs, sm, md, lg, xl, xxl. */
export const renditionWidths = [320, 640, 768, 1024, 1280, 1536] as const;
/** Formats of renditions, best first. */
export const renditionFormats = ['avif', 'webp', 'jpg'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

/** The address of a picture in a width and format. */
export function renditionUrl(base: string, width: number, format: RenditionFormat): string {
  return `${base}/${width}.${format}`;
}

/** Widths that exist for a picture: none wider than the original, but always one. */
export function widthsFor(original: number): number[] {
  const fitting = renditionWidths.filter((width) => width <= original);
  return fitting.length > 0 ? fitting : [renditionWidths[0]];
}
