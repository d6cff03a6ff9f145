import { component, entryVersion, moment } from '../base/schema-parts.ts';
import { z } from 'zod';
import { address } from '../base/address.ts';
import { localized, localizedText } from '../base/localized.ts';

// Separate from the validation, so that pages that show pictures do not load the validators in the browser.
export {
  type RenditionFormat,
  renditionFormats,
  renditionUrl,
  servedWidths,
  widthsFor,
} from '#text/picture-renditions.ts';

/** A point of the picture in percent of its width and height, from the top left. */
export const focalPoint = z.strictObject({
  x: z.number().min(0).max(100).describe('Percent from the left edge.'),
  y: z.number().min(0).max(100).describe('Percent from the top edge.'),
});

const brightness = z.int().min(0).max(100);

/** A picture for pages, in one language. */
export const pictureSchema = component('Picture', {
  id: z.int().describe('Id in the media library.'),
  base: z.string().describe('Address without width and format: `{base}/{width}.{avif|webp|jpg}`.'),
  width: z.int().describe('Width of the original in pixels.'),
  height: z.int().describe('Height of the original in pixels.'),
  alt: z.string().describe('Alternative text; empty for a decorative picture.'),
  caption: z.string().describe('Caption; may be empty.'),
  copyright: z.string().describe('Copyright line; may be empty.'),
  focal: focalPoint.describe('The point that stays visible when the picture is cropped.'),
  placeholder: z.string().describe('Tiny blurred picture as a data URL, shown while the picture loads.'),
  brightness: brightness
    .optional()
    .describe('How bright its lightest parts are, from 0 (black) to 100 (white); absent: not measured.'),
  lang: z.string().optional().describe('Set when alt, caption and copyright fell back to another language.'),
});
export type Picture = z.infer<typeof pictureSchema>;

/** Rendition addresses by width in pixels, `{"640": "/media/…/640.webp"}`. */
export const thumbsSchema = z.record(z.string(), z.string()).meta({ id: 'Thumbs' });
export type Thumbs = z.infer<typeof thumbsSchema>;

/** An entry of the media library, as editors see it. */
export const mediaSchema = component('Media', {
  id: z.int(),
  kind: z.enum(['image', 'file']).describe('`image` has renditions; `file` is for download.'),
  file_name: z.string().describe('Sanitised name of the uploaded file.'),
  mime: z.string().describe('Media type detected from the content, e.g. `image/jpeg`.'),
  size: z.int().describe('Size of the original in bytes.'),
  url: address('Address of the original file.'),
  base: z.string().describe('Pictures only: address without width and format.'),
  width: z.int().nullable(),
  height: z.int().nullable(),
  alt: localizedText,
  decorative: z.boolean().describe('True for a decorative picture, whose alternative text stays empty.'),
  caption: localizedText,
  copyright: localizedText,
  focal: focalPoint,
  tags: z.array(z.string()).describe('For finding it in the library; visitors never see them.'),
  placeholder: z.string(),
  brightness: brightness.nullable().describe('As in `Picture`; null: not measured.'),
  thumbs: thumbsSchema,
  created_at: moment,
  version: entryVersion,
});
export type Media = z.infer<typeof mediaSchema>;

/** One place where an entry is used. */
export const mediaUseSchema = component('MediaUse', {
  section: z.string().nullable().describe('Slug of the section; null if a page or another entity uses it directly.'),
  content_type: z
    .string()
    .nullable()
    .describe('Kind of the entity that uses it or owns the section: `page`, `production`.'),
  object_id: z.int().nullable(),
  as: z
    .string()
    .describe('`draft`, `published`, `planned`, `hero`, `og_image`, `picture`, `logo`, `typeface`, `file` or `link`.'),
  title: z.string().describe('Title of the entity in the requested language; the slug for a section without an owner.'),
  url: address('Where it is seen; null for what has no address.').nullable(),
});
export type MediaUse = z.infer<typeof mediaUseSchema>;

/** A text with a maximum length in each language, without characters that the database cannot store. */
function shortText(maximum: number) {
  return localized(
    z
      .string()
      .max(maximum)
      .regex(/^[^\u0000\p{Surrogate}]*$/u),
  );
}

/** Most characters of a tag, and most tags of an entry. */
export const tagBounds = { length: 60, count: 30 };

/** A tag: one line without commas, which separate tags where they are typed. */
export const mediaTag = z
  .string()
  .trim()
  .min(1)
  .max(tagBounds.length)
  .regex(/^[^,\p{Cc}\p{Surrogate}]*$/u);

/** Different tags; two that differ in upper and lower case only are the same. */
export const mediaTags = z
  .array(mediaTag)
  .max(tagBounds.count)
  .refine((tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length, 'duplicate_entry');

/** Most characters of each text. */
export const mediaTextLengths = { alt: 500, caption: 1000, copyright: 300 };

/** Fields of a media entry that an editor can change. */
export const mediaChangeSchema = z
  .strictObject({
    alt: shortText(mediaTextLengths.alt).describe(`Alternative text, at most ${mediaTextLengths.alt} characters.`),
    decorative: z.boolean(),
    caption: shortText(mediaTextLengths.caption).describe(`Caption, at most ${mediaTextLengths.caption} characters.`),
    copyright: shortText(mediaTextLengths.copyright).describe(
      `Copyright line, at most ${mediaTextLengths.copyright} characters.`,
    ),
    focal: focalPoint,
    tags: mediaTags.describe('Replaces the present tags.'),
  })
  .partial()
  .meta({ id: 'MediaChange' });
export type MediaChange = z.infer<typeof mediaChangeSchema>;
