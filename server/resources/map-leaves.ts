import { z } from 'zod';
import { type FieldKind, fieldKinds, type Fields } from '#contract/resources-fields.ts';

/** Called with every value whose field has a kind; what it gives back stands in its place. */
export type Visit = (kind: FieldKind, value: unknown, path: string) => unknown;

/** A value of a field, with everything in it that has a kind looked at; names come in the order of the schema. */
export function mapLeaves(schema: z.ZodType, value: unknown, visit: Visit, path = ''): unknown {
  if (value === null || value === undefined) return value;
  const kind = fieldKinds.get(schema);
  if (kind) return visit(kind, value, path);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return mapLeaves(schema.unwrap() as z.ZodType, value, visit, path);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const entry = schema.element as z.ZodType;
    return value.map((one, index) => mapLeaves(entry, one, visit, `${path}.${index}`));
  }
  if (schema instanceof z.ZodObject && typeof value === 'object') {
    return mapFields(schema.shape, value as Record<string, unknown>, visit, path);
  }
  return value;
}

/** The fields of an object that are there. */
export function mapFields(fields: Fields, values: Record<string, unknown>, visit: Visit, path = '') {
  const mapped = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    const at = path === '' ? name : `${path}.${name}`;
    return value === undefined ? [] : [[name, mapLeaves(field, value, visit, at)] as const];
  });
  return Object.fromEntries(mapped) as Record<string, unknown>;
}
