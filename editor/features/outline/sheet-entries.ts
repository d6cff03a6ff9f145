import { type Block, slotsOf } from '#contract/blocks/block.ts';
import type { Place } from '#contract/blocks/operations.ts';
import { type DragPayload, samePlace, accepts } from '../../core/tree/target-places.ts';
import type { EditorStore } from '../../core/tree/store.ts';
import { columnKey } from './outline-rows.ts';

/** A row of the outline, or a position between rows. */
export type Entry =
  | { kind: 'row'; key: string; level: number; block: Block; column: number | null; behind: number }
  | { kind: 'place'; key: string; level: number; place: Place };

/** Index of the next position up or down. */
export function nextPlace(entries: readonly Entry[], from: number, by: -1 | 1): number | undefined {
  for (let at = from + by; entries[at]; at += by) if (entries[at]?.kind === 'place') return at;
  return undefined;
}

/** Index of the current position, else of the first one. */
export function placeAt(entries: readonly Entry[], now: Place | undefined): number {
  const at = entries.findIndex((entry) => entry.kind === 'place' && samePlace(entry.place, now));
  return at === -1 ? (nextPlace(entries, -1, 1) ?? 0) : at;
}

/** Rows and the positions between them, in page order. */
export function entriesFor(store: EditorStore, dragPayload: DragPayload): Entry[] {
  const entries: Entry[] = [];
  addList(entries, { store, dragPayload, parent: store.root, slot: 0, level: 1 });
  for (const [at, entry] of entries.entries())
    if (entry.kind === 'row') entry.behind = nextPlace(entries, at, 1) ?? nextPlace(entries, at, -1) ?? at;
  return entries;
}

interface List {
  store: EditorStore;
  dragPayload: DragPayload;
  parent: Block;
  slot: number;
  level: number;
}

function addList(entries: Entry[], { store, dragPayload, parent, slot, level }: List): void {
  const fits = accepts(store, parent.id, dragPayload);
  const blocks = (slotsOf(parent)[slot] ?? []).filter(({ id }) => !dragPayload.ids.includes(id));
  const add = (index: number) => {
    if (!fits) return;
    entries.push({
      kind: 'place',
      key: `${columnKey(parent.id, slot)}:${index}`,
      level,
      place: { parent: parent.id, slot, index },
    });
  };
  add(0);
  for (const [index, block] of blocks.entries()) {
    entries.push({ kind: 'row', key: block.id, level, block, column: null, behind: 0 });
    const slots = slotsOf(block);
    for (const inner of slots.keys()) {
      const key = columnKey(block.id, inner);
      if (slots.length > 1) entries.push({ kind: 'row', key, level: level + 1, block, column: inner, behind: 0 });
      addList(entries, { store, dragPayload, parent: block, slot: inner, level: level + (slots.length > 1 ? 2 : 1) });
    }
    add(index + 1);
  }
}
