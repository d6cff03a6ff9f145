import { z } from 'zod';

/** Marks a field that contains an address. */
export const addressMeta = { format: 'uri-reference' };

/** A field with an address: internal, external, `mailto:` or `tel:`; empty for none. */
export function address(description?: string) {
  return z.string().meta({ ...addressMeta, ...(description !== undefined && { description }) });
}

/** True for a field made by `address`, and for resource fields that contain an address. */
export function isAddress(schema: z.ZodType): boolean {
  return schema.meta()?.format === addressMeta.format;
}
