import { z } from 'zod';
import { asciiMailAddress } from '#text/ascii-mail-address.ts';
import { lowerScheme } from '#text/lower-scheme.ts';
import { isEmailAddress } from '../base/email-address.ts';
import { berlinMoment } from '#time/berlin-moment.ts';
import { addressMeta } from '../base/address.ts';
import { largestId } from '../base/parameters.ts';
import { isLinkTarget } from '../fields/field-value.ts';
import { localized } from '../base/localized.ts';

/** Resource to which a field refers; `pictures` are those of the media library. */
export type ReferenceTarget =
  | 'media'
  | 'pictures'
  | 'pages'
  | 'seasons'
  | 'categories'
  | 'venues'
  | 'productions'
  | 'events'
  | 'festivals'
  | 'roles'
  | 'persons'
  | 'person-categories'
  | 'articles'
  | 'article-categories';

/** Kinds of fields; they determine how a value is cleaned, stored and shown. */
export type FieldKind =
  | { kind: 'line' | 'lines' | 'rich' | 'link' | 'moment' | 'euros' }
  | { kind: 'reference'; to: ReferenceTarget };

/** Kind of a field by its schema; for fields without an entry the type is sufficient. */
export const fieldKinds = z.registry<FieldKind>();

export type Fields = Record<string, z.ZodType>;

const isWritten = (text: string) => /[^\s\p{Cc}]/u.test(text);

/** One line of text, the same in every language; may be empty. */
export const line = (maximum: number) => z.string().trim().max(maximum).register(fieldKinds, { kind: 'line' });

/** One line of text that must not be empty. */
export const requiredLine = (maximum: number) =>
  z.string().trim().max(maximum).refine(isWritten, 'field_empty').register(fieldKinds, { kind: 'line' });

/** One line for each language; may be empty. */
export const localizedLine = (maximum = 200) => localized(line(maximum));

/** One line for each language; the German one must not be empty. */
export const requiredLocalizedLine = (maximum = 200) =>
  z.strictObject({ de: requiredLine(maximum), en: line(maximum) });

/** Text of several lines for each language, without mark-up; may be empty. */
export const localizedParagraphs = (maximum = 2000) =>
  localized(z.string().max(maximum).register(fieldKinds, { kind: 'lines' }));

/** HTML for each language: strong, em, a, ul, ol (start), li, blockquote, p, br; everything else is removed. */
export const localizedRichText = (maximum = 50_000) =>
  localized(z.string().max(maximum).register(fieldKinds, { kind: 'rich' })).meta({ format: 'html' });

const slugPart = z
  .string()
  .max(80)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'slug_characters');

/** Slug, the same in both languages; generated from the name if empty. */
export const slug = slugPart;
/** Slug in each language; generated from the title if empty. */
export const localizedSlug = localized(slugPart);

/** An address, or a reference such as `page:12`; may be empty. */
export const link = z
  .string()
  .trim()
  .max(2000)
  .overwrite(lowerScheme)
  .refine((value) => value === '' || isLinkTarget(value), 'link_target_format')
  .meta(addressMeta)
  .register(fieldKinds, { kind: 'link' });

/** An address on the web, or empty. */
export const webAddress = z
  .string()
  .trim()
  .max(500)
  .overwrite(lowerScheme)
  .regex(/^(?:https?:\/\/[^\s<>"]+)?$/, 'web_address_format')
  .meta(addressMeta)
  .register(fieldKinds, { kind: 'line' });

/** An e-mail address, or empty. */
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  .overwrite(asciiMailAddress)
  .refine((value) => value === '' || isEmailAddress(value), 'not_an_email_address')
  .register(fieldKinds, { kind: 'line' });

/** Id of an entry of another resource. */
export const referenceTo = (to: ReferenceTarget) =>
  z.int().positive().max(largestId).register(fieldKinds, { kind: 'reference', to });

/** True for a local time, `2027-03-28T02:30`, that clocks in Berlin skip. Only such a time is sent without an offset. */
function isSkipped(input: unknown): boolean {
  const isLocal = typeof input === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(input);
  return isLocal && !Number.isNaN(Date.parse(`${input}Z`)) && berlinMoment(input) === null;
}

/** A time with an offset, `2026-11-21T19:30:00+01:00`; responses have that of Berlin. */
export const moment = z.iso
  .datetime({ offset: true, error: ({ input }) => (isSkipped(input) ? 'time_skipped' : undefined) })
  .regex(/^(?:19|20|21)/, 'year_out_of_range')
  .register(fieldKinds, { kind: 'moment' });

/** A day in Berlin, `2026-11-21`. */
export const day = z.iso.date().regex(/^(?:19|20|21)/, 'year_out_of_range');

/** Euros with cents, `12.5`. */
export const euros = z.number().min(0).max(100_000).multipleOf(0.01).register(fieldKinds, { kind: 'euros' });

/** Sort position: smaller numbers come first; positions may repeat and have gaps. */
export const position = z.int().min(-32_768).max(32_767);

/** A colour as `#rrggbb`, or empty. */
export const colourOrNone = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:#[0-9a-f]{6})?$/, 'colour_format')
  .register(fieldKinds, { kind: 'line' });

/** Languages as BCP 47 tags. */
export const languageTag = z
  .string()
  .max(20)
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'language_tag_format');

/** A list without duplicates. */
export const uniqueList = <T extends z.ZodType>(entry: T, maximum: number) =>
  z
    .array(entry)
    .max(maximum)
    .refine((entries) => new Set(entries).size === entries.length, 'duplicate_entry');

/** Schema of one language of a localized field; null for other fields. */
export function oneLanguage(field: z.ZodType): z.ZodType | null {
  if (!(field instanceof z.ZodObject)) return null;
  const { de, en, ...others } = field.shape;
  return de && en && Object.keys(others).length === 0 ? en : null;
}

/** A localized field in public responses: the text in the language of the path, or the German one. */
export function shownText(field: z.ZodType): z.ZodString {
  return field.description === undefined ? z.string() : z.string().describe(field.description);
}
