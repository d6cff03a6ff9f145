import { cleanText } from '#text/clean-text.ts';
import ExifReader from 'exifreader';
import { z } from 'zod';
import { recordOf } from '#contract/base/records.ts';

/** A text of a file; `language` is empty where the file does not say it. */
interface Written {
  language: string;
  text: string;
}

/** What photographers and agencies write into a file, each from the best of its sources. */
export interface Metadata {
  alt: Written[];
  title: Written[];
  description: Written[];
  rights: Written[];
  artist: string[];
}

const nothing: Metadata = { alt: [], title: [], description: [], rights: [], artist: [] };

/** Only these are read; above all neither place nor camera. */
const read: ExifReader.IncludeTagsOptions = {
  xmp: true,
  iptc: ['Object Name', 'Headline', 'Caption/Abstract', 'Copyright Notice', 'By-line'],
  exif: ['ImageDescription', 'Artist', 'Copyright', 'XPTitle', 'XPComment'],
};

const plain = z.union([z.string(), z.array(z.string()).transform((parts) => parts.join('; '))]);
const item = z.object({ value: z.string(), attributes: z.object({ lang: z.string().catch('') }).catch({ lang: '' }) });
const tag = z.object({ value: z.unknown(), description: z.unknown() });

/** The metadata of a picture. A file whose metadata cannot be read counts as one without. */
export function readMetadata(bytes: Uint8Array): Metadata {
  try {
    return toMetadata(ExifReader.load(Buffer.from(bytes), { expanded: true, includeTags: read }));
  } catch {
    // The library throws for every damage, and a picture is worth keeping without its metadata.
    return nothing;
  }
}

function toMetadata(file: ExifReader.ExpandedTags): Metadata {
  const [xmp, iptc, exif] = [recordOf(file.xmp), recordOf(file.iptc), recordOf(file.exif)];
  // The order of the Metadata Working Group: XMP knows languages, IPTC knows character sets, EXIF neither.
  return {
    alt: written(xmp['AltTextAccessibility']),
    title: firstOf(xmp['title'], xmp['Headline'], iptc['Headline'], iptc['Object Name'], exif['XPTitle']),
    description: firstOf(xmp['description'], iptc['Caption/Abstract'], exif['ImageDescription'], exif['XPComment']),
    rights: firstOf(xmp['rights'], iptc['Copyright Notice'], exif['Copyright']),
    artist: firstOf(xmp['creator'], iptc['By-line'], exif['Artist']).map(({ text }) => text),
  };
}

function firstOf(...tags: unknown[]): Written[] {
  return tags.map(written).find((texts) => texts.length > 0) ?? [];
}

/** The texts of a tag: a text, a list of texts, or one text a language. */
function written(from: unknown): Written[] {
  if (Array.isArray(from)) return from.flatMap(written);
  const found = tag.safeParse(from);
  if (!found.success) return [];
  const { value, description } = found.data;
  const items = z.array(item).safeParse(value);
  const texts = items.success
    ? items.data.map(({ value: text, attributes }) => ({ language: languageOf(attributes.lang), text }))
    : [{ language: '', text: plain.catch('').parse(typeof description === 'string' ? description : value) }];
  return texts.map(({ language, text }) => ({ language, text: cleaned(text) })).filter(({ text }) => text !== '');
}

/** `de` of `de-DE`; `x-default` is no language. */
function languageOf(tagged: string): string {
  const [language = ''] = tagged.toLowerCase().split('-');
  return language === 'x' ? '' : language;
}

/** One line, without characters that the database cannot store. */
function cleaned(text: string): string {
  return cleanText(text.replace(/[\p{Cc}\p{Surrogate}\p{Zs}\p{Zl}\p{Zp}\ufffd]+/gu, ' ')).trim();
}
