import { z } from 'zod';
import { type Json, list, record, text, textIn } from './read.ts';

/** Fields in which backends send what the contract expects in another one, best first. */
const standIns: Record<string, readonly string[]> = {
  name: ['title', 'menu_name', 'slug'],
  title: ['name', 'headline', 'slug'],
  text: ['title', 'name'],
};

/**
 * What a backend sent for an object of the contract, by the contract's names: a bare list as the entries of a list, one
 * text for both languages, `title` or the slug for a missing `name`, a plain address or name as the object that holds it.
 */
export function givenFields(schema: z.ZodType, value: unknown): Json {
  if (!(schema instanceof z.ZodObject)) return record(value);
  const { shape } = schema;
  if (Array.isArray(value)) return shape.results instanceof z.ZodArray ? { results: value } : {};
  if (typeof value === 'string' || typeof value === 'number') {
    if (isInBothLanguages(schema)) return { de: value, en: value };
    const only = wordField(schema);
    return only === null ? {} : { [only]: value };
  }
  const found = record(value);
  const filled: Json = {};
  for (const [field, others] of Object.entries(standIns)) {
    if (!(field in shape) || !isMissing(found[field])) continue;
    const other = others.find((each) => (each === 'slug' || !(each in shape)) && !isMissing(found[each]));
    if (other !== undefined) filled[field] = found[other];
  }
  return Object.keys(filled).length > 0 ? { ...found, ...filled } : found;
}

/** True for a plain text where the contract has a small object around it, such as a category with its name. */
export function isWord(schema: z.ZodType, value: unknown): boolean {
  if (!(schema instanceof z.ZodObject) || text(value) === '') return false;
  return isInBothLanguages(schema) || wordField(schema) !== null;
}

/** The field of a small object that says what it is; null for a larger one. */
function wordField({ shape }: z.ZodObject): string | null {
  const names = Object.keys(shape);
  if (names.length === 1 && names[0] === 'url') return 'url';
  return names.length > 4 || 'picture' in shape || 'id' in shape
    ? null
    : (['text', 'name'].find((name) => name in shape) ?? null);
}

function isInBothLanguages({ shape }: z.ZodObject): boolean {
  return Object.keys(shape).length === 2 && 'de' in shape && 'en' in shape;
}

function isMissing(value: unknown): boolean {
  return textIn(value, 'de') === '' && list(value).length === 0;
}

/** What a schema consists of, without its wrappers. */
type SchemaParts =
  | { kind: 'object'; fields: { name: string; schema: z.ZodType; isOptional: boolean }[]; schema: z.ZodType }
  | { kind: 'array'; element: z.ZodType; schema: z.ZodType }
  | { kind: 'plain'; schema: z.ZodType };

export function partsOf(schema: z.ZodType): SchemaParts {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return partsOf(asType(schema.unwrap()));
  if (schema instanceof z.ZodArray) return { kind: 'array', element: asType(schema.element), schema };
  if (!(schema instanceof z.ZodObject)) return { kind: 'plain', schema };
  const fields = Object.entries(schema.shape).map(([name, field]) => ({
    name,
    schema: asType(field),
    isOptional: asType(field).safeParse(undefined).success,
  }));
  return { kind: 'object', fields, schema };
}

/** Zod types nested schemas as core schemas; the contract's schemas are all full (classic) ones. */
export function asType(schema: unknown): z.ZodType {
  return schema as z.ZodType;
}
