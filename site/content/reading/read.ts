import { isRecord } from '#contract/base/records.ts';

/** Readers for untrusted answers: invalid values are left out and never cause an error. */
export type Json = Record<string, unknown>;

export function record(value: unknown): Json {
  return isRecord(value) ? value : {};
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** The text in a language, from a plain string or from `{de, en}`. */
export function textIn(value: unknown, locale: 'de' | 'en'): string {
  if (typeof value === 'string') return value;
  const both = record(value);
  return text(both[locale]) || text(both.de);
}

/** An address that is safe in an attribute: internal, http(s), mail or telephone; otherwise empty. */
export function address(value: unknown): string {
  const found = text(value).trim();
  return /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i.test(found) ? found : '';
}
