import { isTextKind } from '#contract/fields/field.ts';
import { diffArrays } from 'diff';
import { z } from 'zod';
import { type Locale, locales } from '#contract/base/locale.ts';
import { localizedOf } from '#contract/base/localized.ts';
import { asSchema } from '#contract/base/schema-parts.ts';
import { fieldKinds, type Fields, oneLanguage, type FieldKind } from '#contract/resources/resource-fields.ts';
import type { RecordChange, Piece } from '#contract/resources/versions.ts';
import { htmlToLines } from '#text/html-to-text.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { isRecord } from '#contract/base/records.ts';
import { price } from '#text/price.ts';
import { dateParts, fullDate, longDate } from '#time/date-text.ts';
import { targetOf } from '../check-targets.ts';
import type { NameOf } from './names-of-targets.ts';
import { serverText } from '../../platform/server-text.ts';

type Values = Record<string, unknown>;

/** A change without what belongs to other kinds of it. */
export const emptyChange = { language: null, before: [], after: [], parts: [], lines: [] };

/** The fields in which two states of a record differ, in words. A field that one of them does not know is left out. */
export function describeChanges(
  wording: Wording,
  { fields, before, after }: { fields: Fields; before: Values; after: Values },
): RecordChange[] {
  return Object.entries(fields).flatMap(([field, schema]) => {
    const [had, has] = [before[field], after[field]];
    if (had === undefined || has === undefined || isSame(had, has)) return [];
    return changesOf(wording, { field, schema, had, has });
  });
}

interface Difference {
  field: string;
  schema: z.ZodType;
  had: unknown;
  has: unknown;
}

interface TextDifference {
  field: string;
  isRich: boolean;
  had: string;
  has: string;
  language?: Locale | null | undefined;
}

function changesOf(wording: Wording, difference: Difference): RecordChange[] {
  const { field, schema, had, has } = difference;
  const inner = oneLanguage(schema);
  if (inner) {
    const [was, is] = [localizedOf(had), localizedOf(has)];
    return locales
      .filter((language) => was[language] !== is[language])
      .map((language) => textChange({ field, isRich: isRich(inner), had: was[language], has: is[language], language }));
  }
  const entry = entryOf(schema);
  if (entry && Array.isArray(had) && Array.isArray(has))
    return [{ ...emptyChange, field, kind: 'list', lines: linesOf(wording, { field, schema: entry }, { had, has }) }];
  if (isText(schema) && typeof had === 'string' && typeof has === 'string')
    return [textChange({ field, isRich: isRich(schema), had, has })];
  return [
    {
      ...emptyChange,
      field,
      kind: 'value',
      before: piecesOf(wording, { schema, field }, had),
      after: piecesOf(wording, { schema, field }, has),
    },
  ];
}

/** Compared as visitors read it; where only links or emphasis differ, with the tags. */
export function textChange({ field, isRich: rich, had, has, language = null }: TextDifference): RecordChange {
  const [was, is] = rich ? [htmlToLines(had), htmlToLines(has)] : [had, has];
  return {
    ...emptyChange,
    field,
    language,
    kind: 'text',
    parts: was === is ? textParts(had, has) : textParts(was, is),
  };
}

function isRich(schema: z.ZodType): boolean {
  return fieldKinds.get(schema)?.kind === 'rich';
}

function isText(schema: z.ZodType): boolean {
  return isTextKind(fieldKinds.get(schema)?.kind);
}

/** Schema of the entries of a list; null for other fields. */
function entryOf(schema: z.ZodType): z.ZodType | null {
  if (schema instanceof z.ZodNullable) return entryOf(asSchema(schema.unwrap()));
  return schema instanceof z.ZodArray ? asSchema(schema.element) : null;
}

/** Entries that are in only one of the lists, and those that are in both but at another place. */
function linesOf(
  wording: Wording,
  place: { field: string; schema: z.ZodType },
  { had, has }: { had: unknown[]; has: unknown[] },
): RecordChange['lines'] {
  const changed = diffArrays(had, has, { comparator: isSame }).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((entry) => ({ kind: added ? ('added' as const) : ('removed' as const), entry })) : [],
  );
  const moved = new Set<unknown>();
  for (const from of changed.filter(({ kind }) => kind === 'removed')) {
    const to = changed.find((one) => one.kind === 'added' && !moved.has(one) && isSame(one.entry, from.entry));
    if (to) moved.add(from).add(to);
  }
  return changed
    .filter((one) => one.kind === 'added' || !moved.has(one))
    .map((one) => ({ kind: moved.has(one) ? 'moved' : one.kind, pieces: piecesOf(wording, place, one.entry) }));
}

function isSame(one: unknown, other: unknown): boolean {
  return sortedJson(one) === sortedJson(other);
}

/** Longer texts, in characters of both, are shown one after the other, because comparing them would take too long. */
const longest = 60_000;

/** The difference of two texts by word. */
function textParts(before: string, after: string): RecordChange['parts'] {
  const compared =
    before.length + after.length > longest
      ? undefined
      : diffArrays(tokensOf(before), tokensOf(after), { timeout: 200 });
  if (!compared) {
    const whole: RecordChange['parts'] = [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
    return whole.filter(({ text }) => text !== '');
  }
  return compared.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** Words, spaces and other characters; joined they are the text. */
function tokensOf(text: string): string[] {
  return text.match(/<[^>]*>|[\p{L}\p{N}\p{M}_]+|\s+|[^\s\p{L}\p{N}\p{M}_<]|</gu) ?? [];
}

interface Wording {
  locale: Locale;
  nameOf: NameOf;
}

interface Place {
  schema: z.ZodType;
  /** Name of the field or of the innermost field of an entry. */
  field: string;
}

/** A value in words: names instead of ids, money and dates as people write them. Empty for an empty value. */
function piecesOf(wording: Wording, { schema, field }: Place, value: unknown): Piece[] {
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
  const hasLanguages = oneLanguage(schema) !== null;
  const pieces = Object.entries(schema.shape).flatMap(([name, inner]) =>
    // An entry has the words of what it points to beside the id: `role` and `role_id`.
    name.endsWith('_id') && isRecord(value[name.slice(0, -3)])
      ? []
      : piecesOf(wording, { schema: asSchema(inner), field: hasLanguages ? field : name }, value[name]),
  );
  return hasLanguages ? pieces.filter(({ text }, at) => pieces.findIndex((one) => one.text === text) === at) : pieces;
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
