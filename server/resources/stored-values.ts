import type { z } from 'zod';
import type { FieldKind, Fields } from '#contract/resources-fields.ts';
import { berlinIso } from '../programme/berlin-time.ts';
import { cleanText } from '../sections/clean-value.ts';
import { sanitiseRichText } from '../sections/sanitise-rich-text.ts';
import { mapFields, mapLeaves } from './map-leaves.ts';

/** What was sent, with its texts cleaned and its rich texts made safe; otherwise as editors see it. */
export function cleanFields(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  return mapFields(fields, values, clean);
}

/** A value as the database keeps it: moments as dates, money in cents. */
export function toStored(field: z.ZodType, value: unknown): unknown {
  return mapLeaves(field, value, ({ kind }, leaf) => {
    if (kind === 'moment') return new Date(String(leaf));
    return kind === 'euros' ? Math.round(Number(leaf) * 100) : leaf;
  });
}

/** A value of the database as editors see it. Moments within lists are kept as texts. */
export function toShown(field: z.ZodType, value: unknown): unknown {
  return mapLeaves(field, value, ({ kind }, leaf) => {
    if (kind === 'moment') return berlinIso(leaf instanceof Date ? leaf : new Date(String(leaf)));
    return kind === 'euros' ? Number(leaf) / 100 : leaf;
  });
}

function clean({ kind }: FieldKind, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  switch (kind) {
    case 'line':
    case 'link':
      return cleanText(value)
        .replaceAll(/[\n\t]+/g, ' ')
        .trim();
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

/** Empty where nothing a reader could see is left: an empty text is shown as the one of the other language. */
function cleanRichText(value: string): string {
  const html = sanitiseRichText(cleanText(value));
  return /[^\s\u00a0]/.test(html.replaceAll(/<[^>]*>|&nbsp;/g, '')) ? html : '';
}
