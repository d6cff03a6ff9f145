import { z } from 'zod';

/**
 * The part of a schema (of an array, an optional value …) as the schema that it is: zod types such parts by their core
 * only.
 */
export function asSchema(part: z.core.$ZodType): z.ZodType {
  if (part instanceof z.ZodType) return part;
  throw new TypeError('A schema of the contract is made with zod, not with zod/mini');
}
