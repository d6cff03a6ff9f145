import { z } from 'zod';
import type { Locale } from '#contract/base/locale.ts';
import { isRecord } from '#contract/base/records.ts';
import { asSchema } from '#contract/base/schema-parts.ts';
import { type FieldKind, fieldKinds, oneLanguage } from '#contract/resources/resource-fields.ts';
import type { Piece } from '#contract/resources/versions.ts';
import { htmlToLines } from '#text/html-to-text.ts';
import { price } from '#text/price.ts';
import { dateParts, fullDate, longDate } from '#time/date-text.ts';
import { targetOf } from '../check-targets.ts';
import type { NameOf } from './names-of-targets.ts';
import { serverText } from '../../platform/server-text.ts';

export interface Wording {
  locale: Locale;
  nameOf: NameOf;
}

interface Place {
  schema: z.ZodType;
  /** Name of the field or of the innermost field of an entry. */
  field: string;
}

/** A value in words: names instead of ids, money and dates as people write them. Empty for an empty value. */
export function piecesOf(wording: Wording, { schema, field }: Place, value: unknown): Piece[] {
  if (value === null || value === undefined || value === '') return [];
  const kind = fieldKinds.get(schema);
  if (kind) return [{ text: leafText(wording, kind, value) }];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return piecesOf(wording, { schema: asSchema(schema.unwrap()), field }, value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const entry = asSchema(schema.element);
    return value.flatMap((one) => piecesOf(wording, { schema: entry, field }, one));
  }
  if (schema instanceof z.ZodObject && isRecord(value)) return piecesOfObject(wording, { schema, field }, value);
  return [plainPiece(wording, field, value)];
}

function piecesOfObject(
  wording: Wording,
  { schema, field }: Place & { schema: z.ZodObject },
  value: Record<string, unknown>,
): Piece[] {
  const isText = oneLanguage(schema) !== null;
  const pieces = Object.entries(schema.shape).flatMap(([name, inner]) =>
    // An entry has the words of what it points to beside the id: `role` and `role_id`.
    name.endsWith('_id') && isRecord(value[name.slice(0, -3)])
      ? []
      : piecesOf(wording, { schema: asSchema(inner), field: isText ? field : name }, value[name]),
  );
  return isText ? pieces.filter(({ text }, at) => pieces.findIndex((one) => one.text === text) === at) : pieces;
}

function leafText({ locale, nameOf }: Wording, kind: FieldKind, value: unknown): string {
  if (kind.kind === 'moment') return fullDate(String(value), locale);
  if (kind.kind === 'euros') return price(Number(value), locale);
  if (kind.kind === 'rich') return htmlToLines(String(value));
  const target = targetOf(kind, value);
  return target ? (nameOf(target) ?? serverText('value.gone', locale, { id: target.id })) : String(value);
}

/** Fixed choices keep the name of their field, by which their words are found. */
function plainPiece({ locale }: Wording, field: string, value: unknown): Piece {
  if (typeof value === 'boolean') return { text: serverText(value ? 'value.yes' : 'value.no', locale) };
  if (typeof value !== 'string' && typeof value !== 'number') return { text: JSON.stringify(value) };
  const day =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? dateParts(`${value}T12:00:00Z`, locale) : null;
  return day ? { text: longDate(day, locale) } : { text: String(value), field };
}
