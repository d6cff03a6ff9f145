import { z } from 'zod';
import { flatBlockSchema } from '#contract/flat-block.ts';
import { pictureSchema } from '#contract/media.ts';
import { isRichText } from '#contract/rich-text.ts';
import { cleanHtml } from './clean-html.ts';
import { address, record, text } from './read.ts';
import { readPicture } from './read-picture.ts';

interface ReadOptions {
  /** Reads blocks of content; without it there are none. */
  blocks?: (value: unknown) => unknown[];
}

/** Names of fields that hold an address. */
const addressName = /(?:^|_)(?:urls?|links?|og_image)$/;

/**
 * Any JSON as a value of a schema's type. What is missing or wrong becomes what does no harm: '', 0, false, null, [],
 * `none` or the first of a choice; an entry of a list that is of another type altogether is left out. Addresses are safe
 * to link to and rich texts safe to show. For loaders: views take the type alone.
 */
export function readAs<S extends z.ZodType>(schema: S, value: unknown, options: ReadOptions = {}): z.output<S> {
  return read(schema, value, '', options) as z.output<S>;
}

function read(schema: z.ZodType, value: unknown, name: string, options: ReadOptions): unknown {
  if (schema instanceof z.ZodOptional)
    return value === undefined ? undefined : read(inner(schema), value, name, options);
  if (schema instanceof z.ZodNullable) return readNullable(inner(schema), value, name, options);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodLazy) return read(inner(schema), value, name, options);
  if (schema instanceof z.ZodObject) return readObject(schema, value, name, options);
  if (schema instanceof z.ZodArray) return readArray(schema, value, name, options);
  if (schema instanceof z.ZodRecord)
    return Object.fromEntries(
      Object.entries(record(value)).map(([key, each]) => [key, read(asType(schema.valueType), each, key, options)]),
    );
  if (schema instanceof z.ZodEnum) return readChoice(schema.options, value);
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodUnion) return readUnion(schema, value);
  return readPlain(schema, value, name);
}

function readPlain(schema: z.ZodType, value: unknown, name: string): unknown {
  switch (schema.def.type) {
    case 'string':
      if (isRichText(schema)) return cleanHtml(text(value));
      return addressName.test(name) ? address(value) : text(value);
    case 'number':
      return toNumber(value) ?? 0;
    case 'boolean':
      return value === true;
    default:
      return value ?? null;
  }
}

/** Null for what is missing and for what is none: a picture without an address, a number that is a word. */
function readNullable(schema: z.ZodType, value: unknown, name: string, options: ReadOptions): unknown {
  if (value === null || value === undefined) return null;
  if (schema === pictureSchema) return readPicture(value);
  return fits(schema, value) ? read(schema, value, name, options) : null;
}

function readObject(schema: z.ZodObject, value: unknown, name: string, options: ReadOptions): unknown {
  const found = record(value);
  const entries: [string, unknown][] = [];
  for (const [key, field] of Object.entries(schema.shape)) {
    // Addresses may be given for each language.
    const called = (key === 'de' || key === 'en') && name !== '' ? name : key;
    const each = read(asType(field), found[key], called, options);
    if (each !== undefined) entries.push([key, each]);
  }
  return Object.fromEntries(entries);
}

function readArray(schema: z.ZodArray, value: unknown, name: string, options: ReadOptions): unknown[] {
  const element = asType(schema.element);
  if (element === flatBlockSchema) return options.blocks?.(value) ?? [];
  const entries = Array.isArray(value) ? value.filter((each) => fits(element, each)) : [];
  if (element === pictureSchema) return entries.flatMap((each) => readPicture(each) ?? []);
  return entries.map((each) => read(element, each, name, options));
}

/** True where a value is at least of the right kind. */
function fits(schema: z.ZodType, value: unknown): boolean {
  switch (schema.def.type) {
    case 'object':
    case 'record':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'array':
      return Array.isArray(value);
    case 'string':
      return typeof value === 'string' || typeof value === 'number';
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

function readChoice(options: readonly (string | number)[], value: unknown): unknown {
  const found = options.find((option) => option === value);
  return found ?? (options.includes('none') ? 'none' : options[0]);
}

/** Of several types the one that it is. */
function readUnion(schema: z.ZodUnion, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}

/** Some backends write decimals as words, `"12.50"`. */
function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function inner(schema: { unwrap(): unknown }): z.ZodType {
  return asType(schema.unwrap());
}

/** Zod types the parts of its schemas by their core; all schemas of the contract are of the full kind. */
function asType(schema: unknown): z.ZodType {
  return schema as z.ZodType;
}
