import { kindOf } from '#contract/block.ts';
import type { Place } from '#contract/operations.ts';
import { m } from '#site/paraglide/messages.js';
import type { EditorStore } from '../store.ts';

/** So high a gap must be that a '+' for fingers does not cover what stands around it; else it is in the strip. */
export const roomForFinger = 40;

/** The place right before or behind a block. */
export function placeBeside(store: EditorStore, id: string, at: 'before' | 'after'): Place | null {
  const spot = store.spot(id);
  if (!spot?.parent) return null;
  return { parent: spot.parent, slot: spot.slot, index: at === 'after' ? spot.index + 1 : spot.index };
}

/** What a '+' at a place does: in a list of one kind it adds an item. */
export function insertLabel(store: EditorStore, { parent }: Place): string {
  const block = store.block(parent);
  const only = block && kindOf(block.model).children;
  return only?.length === 1 ? m.editor_add_item() : m.editor_insert();
}
