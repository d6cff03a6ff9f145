import type { Block } from './block.ts';

/**
 * Marks an English text as outdated. When the German text changes and an English text exists, `basis` stores the German
 * text from which the English one was translated. The entry is removed when the German text is changed back or when an
 * editor confirms the English text. Without an English text there is no entry: a missing translation is not outdated. An
 * empty entry says that the English text was there first; the German one is its translation, so it is not outdated.
 */
export function updateBasis(before: Block, after: Block, field: string): Block {
  const was = before.translations.de[field] ?? '';
  const is = after.translations.de[field] ?? '';
  if (was === is || typeof was !== 'string' || !after.translations.en?.[field]) return after;
  const stored = before.basis?.[field];
  if (stored === undefined) return withBasis(after, field, was);
  return stored === is ? withBasis(after, field, null) : after;
}

/** Returns the block with the basis of one field set, or removed if `text` is null. */
export function withBasis(block: Block, field: string, text: string | null): Block {
  const { [field]: _, ...others } = block.basis ?? {};
  const basis = text === null ? others : { ...others, [field]: text };
  const { basis: __, ...rest } = block;
  return Object.keys(basis).length > 0 ? { ...rest, basis } : rest;
}
