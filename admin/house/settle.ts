import { z } from 'zod';

/**
 * A value as its field wants it: inputs of forms hold null where nothing is written, rows hold more than is kept. What does
 * not fit otherwise is left as it is for the server to name.
 */
export function settle(field: z.ZodType, value: unknown): unknown {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) {
    return value === undefined || value === null ? undefined : settle(field.unwrap() as z.ZodType, value);
  }
  if (field instanceof z.ZodNullable) {
    return value === null || value === undefined || value === '' ? null : settle(field.unwrap() as z.ZodType, value);
  }
  if (field instanceof z.ZodArray) return Array.isArray(value) ? value.map(settleEntry(field)) : (value ?? []);
  if (field instanceof z.ZodObject) return settleObject(field, value);
  if (value !== null && value !== undefined) return value;
  if (field instanceof z.ZodBoolean) return false;
  return isText(field) ? '' : value;
}

function settleEntry(field: z.ZodArray): (entry: unknown) => unknown {
  return (entry) => settle(field.element as z.ZodType, entry);
}

function settleObject(field: z.ZodObject, value: unknown): unknown {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const entries = Object.entries(field.shape).map(([name, part]) => [name, settle(part as z.ZodType, given[name])]);
  return Object.fromEntries(entries.filter(([, settled]) => settled !== undefined));
}

function isText(field: z.ZodType): boolean {
  return (
    field instanceof z.ZodString ||
    (field instanceof z.ZodUnion && field.options.some((one) => isText(one as z.ZodType)))
  );
}

/** What of a row a resource keeps, settled; fields that are not there at all are left out. */
export function settleAll(fields: Record<string, z.ZodType>, row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields)
    .filter(([name]) => row[name] !== undefined)
    .map(([name, field]) => [name, settle(field, row[name])]);
  return Object.fromEntries(entries);
}

/** Only the fields that differ from what was loaded. */
export function changesOf(
  fields: Record<string, z.ZodType>,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> {
  const [old, now] = [settleAll(fields, before), settleAll(fields, after)];
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name])),
  );
}
