import { z } from 'zod';

/** What marks a field as one that holds an address. */
export const addressMeta = { format: 'uri-reference' };

/** A field that holds an address: within the site, on the web, of mail or a telephone; empty where there is none. */
export function address(description?: string) {
  return z.string().meta({ ...addressMeta, ...(description !== undefined && { description }) });
}

/** True for a field made by `address`, and for the fields of resources that hold an address. */
export function isAddress(schema: z.ZodType): boolean {
  return schema.meta()?.format === addressMeta.format;
}
