import { type Block, slotsOf } from '#contract/blocks/block.ts';

/** A block with its position; the root has no parent. */
export interface Spot {
  block: Block;
  parent: string | null;
  slot: number;
  index: number;
}

/** Every block of a tree by id, parents before children. */
export function indexBlocks(root: Block): Map<string, Spot> {
  const index = new Map<string, Spot>();
  add(index, { block: root, parent: null, slot: 0, index: 0 });
  return index;
}

function add(index: Map<string, Spot>, spot: Spot): void {
  index.set(spot.block.id, spot);
  for (const [slot, blocks] of slotsOf(spot.block).entries()) {
    for (const [position, block] of blocks.entries()) {
      add(index, { block, parent: spot.block.id, slot, index: position });
    }
  }
}
