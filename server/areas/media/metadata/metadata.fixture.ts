import { picture } from '../../../platform/pictures/pictures.fixture.ts';

/** One property of XMP with a text for each language. */
const byLanguage = (name: string, texts: Record<string, string>) =>
  `<${name}><rdf:Alt>${Object.entries(texts)
    .map(([language, text]) => `<rdf:li xml:lang="${language}">${text}</rdf:li>`)
    .join('')}</rdf:Alt></${name}>`;

interface Described {
  alt?: Record<string, string>;
  title?: Record<string, string>;
  description?: Record<string, string>;
  rights?: Record<string, string>;
  creators?: string[];
}

/** An XMP packet as photo editors write it. */
export function xmp({ alt, title, description, rights, creators = [] }: Described): string {
  const properties = [
    alt && byLanguage('Iptc4xmpCore:AltTextAccessibility', alt),
    title && byLanguage('dc:title', title),
    description && byLanguage('dc:description', description),
    rights && byLanguage('dc:rights', rights),
    creators.length > 0 &&
      `<dc:creator><rdf:Seq>${creators.map((name) => `<rdf:li>${name}</rdf:li>`).join('')}</rdf:Seq></dc:creator>`,
  ];
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">${properties.filter(Boolean).join('')}</rdf:Description>
    </rdf:RDF></x:xmpmeta>`;
}

let width = 300;

/** A JPEG; each has other bytes. */
export function photo(packet?: string, exif?: Record<string, Record<string, string>>): Promise<Buffer> {
  width += 1;
  let image = picture({ width, height: 200 }).jpeg();
  if (packet) image = image.withXmp(packet);
  if (exif) image = image.withExif(exif);
  return image.toBuffer();
}

/** The JPEG with these IPTC records (dataset number and text), in UTF-8. */
export function withIptc(jpeg: Buffer, records: [dataset: number, text: string][]): Buffer {
  const utf8 = Buffer.from([0x1c, 1, 90, 0, 3, 0x1b, 0x25, 0x47]);
  const lines = records.map(([dataset, text]) => {
    const bytes = Buffer.from(text);
    return Buffer.concat([Buffer.from([0x1c, 2, dataset, bytes.length >> 8, bytes.length & 255]), bytes]);
  });
  const iptc = Buffer.concat([utf8, ...lines]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(iptc.length);
  const resource = Buffer.concat([
    Buffer.from('8BIM\x04\x04\0\0', 'latin1'),
    size,
    iptc,
    Buffer.alloc(iptc.length % 2),
  ]);
  const segment = Buffer.concat([Buffer.from('Photoshop 3.0\0', 'latin1'), resource]);
  const head = Buffer.from([0xff, 0xed, (segment.length + 2) >> 8, (segment.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, segment, jpeg.subarray(2)]);
}
