import type { Block } from './block.ts';

/**
 * How a translation is known to be out of date: where a German text changes under an English one, the German text that
 * the English was made from is kept beside it. It goes when the German is that again, or when somebody says that the
 * English holds. While there is no English text nothing is kept: what is missing is not out of date.
 */
export function keepBasis(before: Block, after: Block, field: string): Block {
  const was = before.translations.de[field] ?? '';
  const is = after.translations.de[field] ?? '';
  if (was === is || typeof was !== 'string' || !after.translations.en?.[field]) return after;
  const known = before.basis?.[field];
  if (known === undefined) return withBasis(after, field, was);
  return known === is ? withBasis(after, field, null) : after;
}

/** The block with another text, or none, to which a field's English belongs. */
export function withBasis(block: Block, field: string, text: string | null): Block {
  const { [field]: _, ...others } = block.basis ?? {};
  const basis = text === null ? others : { ...others, [field]: text };
  const { basis: __, ...rest } = block;
  return Object.keys(basis).length > 0 ? { ...rest, basis } : rest;
}
