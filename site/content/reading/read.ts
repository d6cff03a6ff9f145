import { parseUrl } from '#text/parse-url.ts';
import { isRecord } from '#contract/base/records.ts';
import { type Picture, pictureSchema } from '#contract/media/media.ts';

/** What a picture needs not say. */
const unsaid = { id: 0, alt: '', caption: '', copyright: '', focal: { x: 50, y: 50 }, placeholder: '' };

/** A picture of the media library; null without a usable address and its size. */
export function readPicture(value: unknown): Picture | null {
  const given = Object.entries(record(value)).filter(([, each]) => each !== null);
  const result = pictureSchema.safeParse({ ...unsaid, ...Object.fromEntries(given) });
  if (!result.success || address(result.data.base) === '') return null;
  return result.data.width > 0 && result.data.height > 0 ? result.data : null;
}

/** Addresses by width, only those that are safe in an attribute. */
export function readThumbs(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(value)).flatMap(([width, url]) => (address(url) === '' ? [] : [[width, address(url)]])),
  );
}

/** Readers for untrusted answers: invalid values are left out and never cause an error. */
export type Json = Record<string, unknown>;

/** What was stored by a key that one writer uses, or comes from the backend of this process: its type is known. */
export function asWritten<T>(value: unknown): T {
  return value as T;
}

export function record(value: unknown): Json {
  return isRecord(value) ? value : {};
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The entries of a list, which backends send bare or in pages; null if it is no list. */
export function entriesOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  return isRecord(value) && Array.isArray(value.results) ? value.results : null;
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** The text in a language, from a plain string or from `{de, en}`. */
export function textIn(value: unknown, locale: 'de' | 'en'): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const both = record(value);
  return text(both[locale]) || text(both.de) || text(both.en);
}

/** True for a text, or one in several languages. */
export function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || textIn(value, 'en') !== '';
}

/**
 * An address that is safe in an attribute: internal, http(s), mail or telephone; otherwise empty. Browsers read a
 * backslash as a slash and skip line breaks, so that both could lead to another host.
 */
export function address(value: unknown): string {
  const found = text(value).trim();
  if (/[\u0000-\u001F\u007F]/.test(found) || !/^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i.test(found)) return '';
  return parseUrl(found, 'https://site.invalid') ? found : '';
}
