import { z } from 'zod';

/** Casts an inner schema (of an array, an optional value …) to its full type: zod types it as `$ZodType` only. */
export function asSchema(part: z.core.$ZodType): z.ZodType {
  if (part instanceof z.ZodType) return part;
  throw new TypeError('A schema of the contract is made with zod, not with zod/mini');
}

/** A time in an answer, with its offset. */
export const moment = z.iso.datetime({ offset: true });

export const entryVersion = z
  .string()
  .describe(
    'Version of the entry, new after every change. Send it with a change so that no other change is overwritten.',
  );

/** An object with a name in the OpenAPI document. */
export function component<S extends z.core.$ZodLooseShape>(id: string, shape: S) {
  return z.object(shape).meta({ id });
}

/** The same, which refuses unknown properties. */
export function strictComponent<S extends z.core.$ZodLooseShape>(id: string, shape: S) {
  return z.strictObject(shape).meta({ id });
}
