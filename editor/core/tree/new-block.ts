import { type Block, createBlock, isModel, kindOf, widthsOf } from '#contract/blocks/block.ts';
import type { Model } from '#modules/schemas.ts';
import { newBlockId } from '../random-id.ts';

/** A new, editable block: lists contain their required items, containers the columns of their layout. */
export function newBlock(model: Model, layout?: string): Block {
  const block = createBlock(model, newBlockId());
  const kind = kindOf(model);
  const item = kind.children?.find(isModel);
  if (block.children && item && kind.minimumChildren) {
    block.children = Array.from({ length: kind.minimumChildren }, () => newBlock(item));
  }
  if (block.columns && layout) {
    block.fields = { ...block.fields, layout };
    block.columns = widthsOf(layout).map(() => ({ children: [] }));
  }
  return block;
}

/** A copy with new ids and without its anchor, because anchors are unique. */
export function copyOf(block: Block): Block {
  const copy: Block = { ...block, id: newBlockId(), fields: { ...block.fields } };
  for (const name of ['anchor', 'slug']) if (name in copy.fields) copy.fields[name] = '';
  if (block.columns) copy.columns = block.columns.map((column) => ({ children: column.children.map(copyOf) }));
  if (block.children) copy.children = block.children.map(copyOf);
  return copy;
}
