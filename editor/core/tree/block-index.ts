import { type Block, slotsOf } from '#contract/blocks/block.ts';

/** A block with its position; the root has no parent. */
export interface BlockPosition {
  block: Block;
  parent: string | null;
  slot: number;
  index: number;
}

/** Every block of a tree by id, parents before children. */
export function indexBlocks(root: Block): Map<string, BlockPosition> {
  const index = new Map<string, BlockPosition>();
  add(index, { block: root, parent: null, slot: 0, index: 0 });
  return index;
}

function add(index: Map<string, BlockPosition>, spot: BlockPosition): void {
  index.set(spot.block.id, spot);
  for (const [slot, blocks] of slotsOf(spot.block).entries()) {
    for (const [position, block] of blocks.entries()) {
      add(index, { block, parent: spot.block.id, slot, index: position });
    }
  }
}
