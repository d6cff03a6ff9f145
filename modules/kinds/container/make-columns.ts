import type { Block } from '#contract/blocks/block.ts';
import { makeSample } from '../../make-sample.ts';
import { layoutColumns, type Layout } from './schema.ts';

/** A container with its columns filled from left to right. */
export function makeColumns(layout: Layout, name: string, columns: Block[][]): Block {
  const block = makeSample('container', name, { fields: { layout } });
  block.columns = layoutColumns[layout].map((_, slot) => ({ children: columns[slot] ?? [] }));
  return block;
}
