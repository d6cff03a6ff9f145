import { type Block, childrenOf } from './block.ts';
import type { Locale } from './locale.ts';

/** True where the block itself is left out of the page of a language. */
export function omits(block: Block, locale: Locale): boolean {
  return block.omitted?.includes(locale) ?? false;
}

/** True where a block stands on the page of a language: a list of which everything is left out goes with it. */
export function isShown(block: Block, locale: Locale): boolean {
  if (omits(block, locale)) return false;
  const below = childrenOf(block);
  return below.length === 0 || below.some((child) => isShown(child, locale));
}

/** What stands on the page of a language, parents before children, the root in any case. */
export function* walkShown(block: Block, locale: Locale): Generator<Block> {
  yield block;
  for (const child of childrenOf(block)) if (isShown(child, locale)) yield* walkShown(child, locale);
}

/** The block left out of the page of a language, or standing on it again. */
export function withOmitted(block: Block, locale: Locale, omit: boolean): Block {
  if (omits(block, locale) === omit) return block;
  const others = (block.omitted ?? []).filter((each) => each !== locale);
  const { omitted: _, ...rest } = block;
  const omitted = omit ? [...others, locale].toSorted() : others;
  return omitted.length > 0 ? { ...rest, omitted } : rest;
}
