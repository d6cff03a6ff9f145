import { type Block, isModel, kindOf } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import type { Model } from '#modules/schemas.ts';
import type { EditorStore } from '../../core/tree/store.ts';

/** A list whose items are of one kind and show one entry each, such as a picture. */
export interface ItemList {
  block: Block;
  /** Kind of its items. */
  item: Model;
  /** Their field that takes the entry. */
  field: string;
}

/** The list that the block is, or that contains it. `fieldOf` names the field of an item of that kind; undefined: none. */
export function itemListOf(
  store: EditorStore,
  id: string,
  fieldOf: (item: Model) => string | undefined,
): ItemList | undefined {
  for (const at of [id, store.spot(id)?.parent]) {
    const block = at ? store.block(at) : undefined;
    const [item, ...others] = block ? (kindOf(block.model).children ?? []) : [];
    if (!block || !isModel(item) || others.length > 0) continue;
    const field = fieldOf(item);
    if (field) return { block, item, field };
  }
  return undefined;
}

/** Of the steps for a list those that still fit after others have changed it; null if it is gone. */
export function stepsThatFit(store: EditorStore, { block }: ItemList, steps: Operation[]): Operation[] | null {
  return store.block(block.id) ? steps.filter((step) => step.op !== 'remove' || store.block(step.id)) : null;
}
