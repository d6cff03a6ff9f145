import { z } from 'zod';

/** A field of an answer that holds HTML: strong, em, a, ul, ol, li, blockquote, p, br; empty where there is none. */
export function richText(description: string) {
  return z.string().meta({ format: 'html', description });
}

/** True for a field made by `richText`. */
export function isRichText(schema: z.ZodType): boolean {
  return schema.meta()?.format === 'html';
}
