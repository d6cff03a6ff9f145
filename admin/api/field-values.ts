import { z } from 'zod';
import { recordOf } from '#contract/base/records.ts';
import { asSchema } from '#contract/base/schema-parts.ts';

/**
 * A form value in the shape of its field's schema: null of an empty input becomes the empty value, unknown properties are
 * removed. Other mismatches stay for the server to report.
 */
export function toFieldValue(field: z.ZodType, value: unknown): unknown {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) {
    const inner = asSchema(field.unwrap());
    const isLeftOut = value === undefined || (value === null && !(inner instanceof z.ZodNullable));
    return isLeftOut ? undefined : toFieldValue(inner, value);
  }
  if (field instanceof z.ZodNullable) {
    return value === null || value === undefined || value === '' ? null : toFieldValue(asSchema(field.unwrap()), value);
  }
  if (field instanceof z.ZodArray) return Array.isArray(value) ? value.map(toEntryValue(field)) : (value ?? []);
  if (field instanceof z.ZodObject) return toObjectValue(field, value);
  if (value !== null && value !== undefined) return value;
  if (field instanceof z.ZodBoolean) return false;
  return isText(field) ? '' : value;
}

function toEntryValue(field: z.ZodArray): (entry: unknown) => unknown {
  return (entry) => toFieldValue(asSchema(field.element), entry);
}

function toObjectValue(field: z.ZodObject, value: unknown): unknown {
  const given = recordOf(value);
  const entries = Object.entries(field.shape).map(([name, part]) => [name, toFieldValue(asSchema(part), given[name])]);
  return Object.fromEntries(entries.filter(([, settled]) => settled !== undefined));
}

function isText(field: z.ZodType): boolean {
  return (
    field instanceof z.ZodString || (field instanceof z.ZodUnion && field.options.some((one) => isText(asSchema(one))))
  );
}

/** Values for all fields of the resource that the row has; missing fields are left out. */
export function toFieldValues(
  fields: Record<string, z.ZodType>,
  row: Record<string, unknown>,
): Record<string, unknown> {
  const entries = Object.entries(fields)
    .filter(([name]) => row[name] !== undefined)
    .map(([name, field]) => [name, toFieldValue(field, row[name])]);
  return Object.fromEntries(entries);
}

/** Values of the fields that differ from the loaded record. */
export function changedFields(
  fields: Record<string, z.ZodType>,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> {
  const [old, now] = [toFieldValues(fields, before), toFieldValues(fields, after)];
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name])),
  );
}
