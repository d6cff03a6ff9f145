import { type Block, childrenOf } from './block.ts';
import type { Locale } from '../base/locale.ts';

/** True if the block itself is omitted in a language. */
export function omits(block: Block, locale: Locale): boolean {
  return block.omitted?.includes(locale) ?? false;
}

/** True if a block is shown in a language; false also if all its children are omitted. */
export function isShown(block: Block, locale: Locale): boolean {
  if (omits(block, locale)) return false;
  const below = childrenOf(block);
  return below.length === 0 || below.some((child) => isShown(child, locale));
}

/** Iterates over the blocks shown in a language, parents before children; always includes the root. */
export function* walkShown(block: Block, locale: Locale): Generator<Block> {
  yield block;
  for (const child of childrenOf(block)) if (isShown(child, locale)) yield* walkShown(child, locale);
}

/** Returns the block with `omitted` set or cleared for one language. */
export function withOmitted(block: Block, locale: Locale, omit: boolean): Block {
  if (omits(block, locale) === omit) return block;
  const others = (block.omitted ?? []).filter((each) => each !== locale);
  const { omitted: _, ...rest } = block;
  const omitted = omit ? [...others, locale].sort() : others;
  return omitted.length > 0 ? { ...rest, omitted } : rest;
}

/** The block, left out also where another one is. */
export function omittedLike(block: Block, { omitted = [] }: Block): Block {
  return omitted.reduce((copy, locale) => withOmitted(copy, locale, true), block);
}
