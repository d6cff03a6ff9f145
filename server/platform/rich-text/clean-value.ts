import type { Field } from '#contract/fields/field.ts';
import { cleanAddress, cleanText } from '#text/clean-text.ts';
import { onOneLine } from '#text/one-line.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';

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
      return cleanAddress(text);
  }
}
