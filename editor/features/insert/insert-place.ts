import { kindOf } from '#contract/blocks/block.ts';
import type { Place } from '#contract/blocks/operations.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditorStore } from '../../core/tree/store.ts';

/** Minimum height of a gap, in pixels, for a '+' of touch size; in smaller gaps the '+' is in the toolbar. */
export const minTouchGap = 40;

/** The position directly before or after a block. */
export function placeBeside(store: EditorStore, id: string, at: 'before' | 'after'): Place | null {
  const spot = store.spot(id);
  if (!spot?.parent) return null;
  return { parent: spot.parent, slot: spot.slot, index: at === 'after' ? spot.index + 1 : spot.index };
}

/** The label of a '+': in a list of one kind it adds an item. */
export function insertLabel(store: EditorStore, { parent }: Place): string {
  const block = store.block(parent);
  const only = block && kindOf(block.model).children;
  return only?.length === 1 ? m.editor_add_item() : m.editor_insert();
}
