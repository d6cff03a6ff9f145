/** Reading answers that may be anything: what is not as expected is left out, never an error. */
export type Json = Record<string, unknown>;

export function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** The text in a language, of a plain string or of `{de, en}`. */
export function textIn(value: unknown, locale: 'de' | 'en'): string {
  if (typeof value === 'string') return value;
  const both = record(value);
  return text(both[locale]) || text(both.de);
}

/** An address that may stand in an attribute: within the site, http(s), mail or telephone; otherwise empty. */
export function address(value: unknown): string {
  const found = text(value).trim();
  return /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i.test(found) ? found : '';
}
