import { type Block, createBlock, kindOf } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import type { Model } from '#modules/schemas.ts';
import { newBlockId } from '../../../core/random-id.ts';
import type { EditorStore } from '../../../core/tree/store.ts';
import { type ItemList, itemListOf } from '../item-list.ts';

/** The list of pictures that the block is, or that contains it. */
export function imageListOf(store: EditorStore, id: string): ItemList | undefined {
  return itemListOf(store, id, pictureOf);
}

/** The field of an item that a picture alone makes complete; a film with a preview picture needs more. */
function pictureOf(item: Model): string | undefined {
  const needed = Object.entries(kindOf(item).fields).filter(([, { required }]) => required);
  const [name, field] = needed[0] ?? [];
  return needed.length === 1 && field?.kind === 'image' ? name : undefined;
}

/** The operations that append these pictures; items in which nothing was entered yet make room for them. */
export function stepsToImages({ block, item, field }: ItemList, ids: readonly number[]): Operation[] {
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
