import { z } from 'zod';

/** Response field with HTML. Allowed elements: strong, em, a, ul, ol (start), li, blockquote, p, br. May be empty. */
export function richText(description: string) {
  return z.string().meta({ format: 'html', description });
}

/** True for a field made by `richText`. */
export function isRichText(schema: z.ZodType): boolean {
  return schema.meta()?.format === 'html';
}
