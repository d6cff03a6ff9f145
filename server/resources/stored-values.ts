import type { z } from 'zod';
import type { FieldKind, Fields } from '#contract/resources/resource-fields.ts';
import { onOneLine } from '#text/one-line.ts';
import { cleanAddress, cleanText } from '#text/clean-text.ts';
import { sanitiseRichText } from '../platform/rich-text/sanitise-rich-text.ts';
import { mapFields, mapLeaves } from './definition/map-leaves.ts';
import { berlinIso } from '#time/berlin-iso.ts';

/** Cleans the texts that were sent and sanitises rich texts; otherwise the values stay in the form of the API. */
export function cleanFields(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  return mapFields(fields, values, { visit: clean });
}

/** Converts a value to its database form: date-times to Date, money to cents. */
export function toStored(field: z.ZodType, value: unknown): unknown {
  return mapLeaves(field, value, {
    visit({ kind }, leaf) {
      if (kind === 'moment') return new Date(String(leaf));
      return kind === 'euros' ? Math.round(Number(leaf) * 100) : leaf;
    },
  });
}

/** Converts a database value to the form of the API. Date-times within lists are stored as strings. */
export function toShown(field: z.ZodType, value: unknown): unknown {
  return mapLeaves(field, value, {
    visit({ kind }, leaf) {
      if (kind === 'moment') return berlinIso(leaf instanceof Date ? leaf : new Date(String(leaf)));
      return kind === 'euros' ? Number(leaf) / 100 : leaf;
    },
  });
}

function clean({ kind }: FieldKind, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  switch (kind) {
    case 'link':
      return cleanAddress(onOneLine(value));
    case 'line':
      return onOneLine(cleanText(value)).replaceAll('\t', ' ').trim();
    case 'lines':
      return cleanText(value).trimEnd();
    case 'rich':
      return cleanRichText(value);
    case 'moment':
      return berlinIso(new Date(value));
    case 'euros':
    case 'reference':
      return value;
  }
}

/** Empty if no visible content is left: for an empty text the other language is shown. */
function cleanRichText(value: string): string {
  const html = sanitiseRichText(cleanText(value));
  return /[^\s\u00a0]/.test(html.replaceAll(/<[^>]*>|&nbsp;/g, '')) ? html : '';
}
