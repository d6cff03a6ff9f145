import { z } from 'zod';
import { flatBlockSchema } from '#contract/blocks/flat-block.ts';
import { isAddress } from '#contract/base/address.ts';
import { pictureSchema } from '#contract/media/media.ts';
import { isRichText } from '#contract/base/rich-text.ts';
import type { Locale } from '#text/languages.ts';
import { cleanHtml } from './clean-html.ts';
import { givenFields, isWord, asType } from './given-fields.ts';
import { address, entriesOf, isText, type Json, textIn, readPicture } from './read.ts';
import { eventRowSchema, eventSummarySchema } from '#contract/events/event-summary.ts';
import { personSummarySchema } from '#contract/people/people.ts';
import { articleSummarySchema, personReferenceSchema, productionSummarySchema } from '#contract/programme/programme.ts';
import { entityAddress } from '../../addresses/entity-address.ts';

/** The screen of entities that have a page of their own. */
const screenOf = new Map<z.ZodType, string>([
  [eventSummarySchema, 'events'],
  [eventRowSchema, 'events'],
  [productionSummarySchema, 'productions'],
  [articleSummarySchema, 'blog'],
  [personSummarySchema, 'artists'],
  [personReferenceSchema, 'artists'],
]);

/**
 * Address of an entity of a backend that sends none, from its slug and id; null where it needs none. An empty address
 * is an answer: the entity has no page.
 */
function missingAddress(schema: z.ZodType, given: Json, locale: Locale | undefined): string | null {
  const screen = screenOf.get(schema);
  const id = Number(given.id);
  if (screen === undefined || locale === undefined || (given.url !== undefined && given.url !== null)) return null;
  return Number.isInteger(id) && id > 0
    ? entityAddress(screen, locale, textIn(given.slug, locale) || unnamed[screen] || screen, id)
    : null;
}

/** What stands for a slug where a backend has none. */
const unnamed: Record<string, string> = { events: 'event' };

export interface ReadOptions {
  /** Reads blocks of content; without it there are none. */
  blocks?: (value: unknown) => unknown[];
  /** Language of the page, for texts that come in several. */
  locale?: Locale;
}

/** Most entries of a list inside an answer; the rest is left out. */
const maxEntries = 1000;

/**
 * Any JSON as a value of a schema's type. Missing or invalid parts become harmless: '', 0, false, null, [], `none` or
 * the first option of an enum; list entries of a completely different type are left out. Addresses are safe to link to
 * and rich texts are sanitised. For loaders: views import the types only.
 */
export function coerce<S extends z.ZodType>(schema: S, value: unknown, options: ReadOptions = {}): z.output<S> {
  return read(schema, value, options) as z.output<S>;
}

function read(schema: z.ZodType, value: unknown, options: ReadOptions): unknown {
  if (schema instanceof z.ZodOptional)
    return value === undefined || !fits(inner(schema), value) ? undefined : read(inner(schema), value, options);
  if (schema instanceof z.ZodNullable) return readNullable(inner(schema), value, options);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodLazy) return read(inner(schema), value, options);
  if (schema instanceof z.ZodObject) return readObject(schema, value, options);
  if (schema instanceof z.ZodArray) return readArray(schema, value, options);
  if (schema instanceof z.ZodRecord)
    return Object.fromEntries(
      Object.entries(givenFields(schema, value)).map(([key, each]) => [
        key,
        read(asType(schema.valueType), each, options),
      ]),
    );
  if (schema instanceof z.ZodEnum) return readChoice(schema.options, value);
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodUnion) return readUnion(schema, value);
  return readPlain(schema, value, options);
}

function readPlain(schema: z.ZodType, value: unknown, { locale = 'de' }: ReadOptions): unknown {
  switch (schema.def.type) {
    case 'string': {
      const found = textIn(value, locale);
      if (isRichText(schema)) return cleanHtml(found);
      return isAddress(schema) ? address(found) : found;
    }
    case 'number':
      return toNumber(value) ?? 0;
    case 'boolean':
      return value === true;
    default:
      return value ?? null;
  }
}

/** Null for missing and invalid values: a picture without an address, a number that is not numeric. */
function readNullable(schema: z.ZodType, value: unknown, options: ReadOptions): unknown {
  if (value === null || value === undefined) return null;
  if (schema === pictureSchema) return readPicture(value);
  return fits(schema, value) ? read(schema, value, options) : null;
}

function readObject(schema: z.ZodObject, value: unknown, options: ReadOptions): unknown {
  const found = givenFields(schema, value);
  const entries: [string, unknown][] = [];
  for (const [key, field] of Object.entries(schema.shape)) {
    const each = read(asType(field), found[key], options);
    if (each !== undefined) entries.push([key, each]);
  }
  const values = withCount(Object.fromEntries(entries));
  const url = missingAddress(schema, found, options.locale);
  return url === null ? values : { ...values, url };
}

/** A list never counts less than it shows, also when a backend does not count. */
function withCount(values: Record<string, unknown>): Record<string, unknown> {
  const { count, results } = values;
  if (typeof count === 'number' && Array.isArray(results)) values.count = Math.max(count, results.length);
  return values;
}

function readArray(schema: z.ZodArray, value: unknown, options: ReadOptions): unknown[] {
  const element = asType(schema.element);
  if (element === flatBlockSchema) return options.blocks?.(value) ?? [];
  const given = entriesOf(value)?.slice(0, maxEntries) ?? (isWord(element, value) ? [value] : []);
  const entries = given.filter((each) => fits(element, each) && hasItsPicture(element, each));
  if (element === pictureSchema) return entries.flatMap((each) => readPicture(each) ?? []);
  return entries.map((each) => read(element, each, options));
}

/** False for an entry that is nothing without its picture, such as a logo, when the picture cannot be shown. */
function hasItsPicture(element: z.ZodType, entry: unknown): boolean {
  if (!(element instanceof z.ZodObject) || element.shape.picture !== pictureSchema) return true;
  return readPicture(givenFields(element, entry).picture) !== null;
}

/** True when a value has at least the right basic type. */
function fits(schema: z.ZodType, value: unknown): boolean {
  switch (schema.def.type) {
    case 'object':
    case 'record':
      return (typeof value === 'object' && value !== null && !Array.isArray(value)) || isWord(schema, value);
    case 'array':
      return entriesOf(value) !== null;
    case 'string':
      return isText(value);
    case 'number':
      return toNumber(value) !== null;
    case 'enum':
    case 'literal':
    case 'union':
      return schema.safeParse(value).success;
    default:
      return value !== null && value !== undefined;
  }
}

/** What stands for an unknown option, because it claims the least. */
const neutral = ['none', 'page'];

function readChoice(options: readonly (string | number)[], value: unknown): unknown {
  const found = options.find((option) => option === value);
  return found ?? neutral.find((option) => options.includes(option)) ?? options[0];
}

/** The member of a union that fits the value. */
function readUnion(schema: z.ZodUnion, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}

/** Some backends send decimals as strings: `"12.50"`. */
function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function inner(schema: { unwrap(): unknown }): z.ZodType {
  return asType(schema.unwrap());
}
