import { z } from 'zod';
import { type FieldKind, fieldKinds, type Fields } from '#contract/resources/resource-fields.ts';
import { isRecord } from '#contract/base/records.ts';
import { asSchema } from '#contract/base/schema-parts.ts';

/** Called with every value whose field has a kind; the return value replaces it. */
export type Visit = (kind: FieldKind, value: unknown, path: string) => unknown;

interface Walk {
  visit: Visit;
  /** Path of the value, such as `cast.2.role`; empty at the top. */
  path?: string;
}

/** Visits every value with a field kind inside `value`, in the order of the schema, and returns the replaced copy. */
export function mapLeaves(schema: z.ZodType, value: unknown, { visit, path = '' }: Walk): unknown {
  if (value === null || value === undefined) return value;
  const kind = fieldKinds.get(schema);
  if (kind) return visit(kind, value, path);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return mapLeaves(asSchema(schema.unwrap()), value, { visit, path });
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const entry = asSchema(schema.element);
    return value.map((one, index) => mapLeaves(entry, one, { visit, path: `${path}.${index}` }));
  }
  if (schema instanceof z.ZodObject && isRecord(value)) {
    return mapFields(schema.shape, value, { visit, path });
  }
  return value;
}

/** The same for an object; visits only the fields that are present. */
export function mapFields(
  fields: Fields,
  values: Record<string, unknown>,
  { visit, path = '' }: Walk,
): Record<string, unknown> {
  const mapped = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    const at = path === '' ? name : `${path}.${name}`;
    return value === undefined ? [] : [[name, mapLeaves(field, value, { visit, path: at })] as const];
  });
  return Object.fromEntries(mapped);
}
