import type { Field } from '#contract/fields/field.ts';
import { onOneLine, withLineFeeds } from '#text/one-line.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';

/** Control characters other than tab and line feed; the database cannot store a null character. */
const control = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Text that the database can store: no half surrogate pairs, no control characters, line breaks as line feeds. */
export function cleanText(text: string): string {
  return withLineFeeds(text)
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(control, '');
}

/** A field's value as it is stored; a value of a wrong type is returned unchanged, validation refuses it. */
export function cleanValue(field: Field, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = cleanText(value);
  switch (field.kind) {
    case 'rich':
      return sanitiseRichText(text);
    case 'lines':
      return text;
    case 'line':
      return onOneLine(text).replaceAll('\t', ' ');
    default:
      return text.trim();
  }
}
