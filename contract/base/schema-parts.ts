import { z } from 'zod';

/** Casts an inner schema (of an array, an optional value …) to its full type: zod types it as `$ZodType` only. */
export function asSchema(part: z.core.$ZodType): z.ZodType {
  if (part instanceof z.ZodType) return part;
  throw new TypeError('A schema of the contract is made with zod, not with zod/mini');
}
