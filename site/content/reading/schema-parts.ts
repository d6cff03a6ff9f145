import { z } from 'zod';

/** What a schema consists of, without its wrappers. */
export type SchemaParts =
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
