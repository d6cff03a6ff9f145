import { type Block, createBlock, isModel, kindOf } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import type { Model } from '#modules/schemas.ts';
import { newBlockId } from '../../../core/random-id.ts';
import type { EditorStore } from '../../../core/tree/store.ts';

/** A list of pictures, and the fields of its items. */
export interface ImageList {
  block: Block;
  item: Model;
  field: string;
}

/** The list of pictures that the block is, or that contains it. */
export function imageListOf(store: EditorStore, id: string): ImageList | undefined {
  for (const at of [id, store.spot(id)?.parent]) {
    const block = at ? store.block(at) : undefined;
    const [item, ...others] = block ? (kindOf(block.model).children ?? []) : [];
    if (!block || !isModel(item) || others.length > 0) continue;
    const field = Object.entries(kindOf(item).fields).find(
      ([, { kind, required }]) => kind === 'image' && required,
    )?.[0];
    if (field) return { block, item, field };
  }
  return undefined;
}

/** The operations that append these pictures; items in which nothing was entered yet make room for them. */
export function stepsToImages({ block, item, field }: ImageList, ids: readonly number[]): Operation[] {
  if (ids.length === 0) return [];
  const children = block.children ?? [];
  const blank = children.filter((child) => isBlank(child, item));
  const removals = blank.map(({ id }): Operation => ({ op: 'remove', id }));
  const first = children.length - blank.length;
  const insertions = ids.map((id, at): Operation => {
    const made = createBlock(item, newBlockId());
    const place = { parent: block.id, slot: 0, index: first + at };
    return { op: 'insert', place, block: { ...made, fields: { ...made.fields, [field]: id } } };
  });
  return [...removals, ...insertions];
}

/** True if its values are those of a new one. */
function isBlank(child: Block, item: Model): boolean {
  const fresh = createBlock(item, child.id);
  const values = ({ fields, translations }: Block) => JSON.stringify([fields, translations]);
  return child.model === item && values(child) === values(fresh);
}
