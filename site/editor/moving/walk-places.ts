import type { Place } from '#contract/operations.ts';
import type { EditorStore } from '../store.ts';
import { type Cargo, restOf, takes } from './target-places.ts';

/** One step with what was picked up: to the place before or behind, to the column beside, a level out or in. */
export type Direction = 'before' | 'behind' | 'left' | 'right' | 'out' | 'in';

/** The next place in a direction that takes the cargo; undefined where there is none. */
export function walk(store: EditorStore, cargo: Cargo, from: Place, direction: Direction): Place | undefined {
  switch (direction) {
    case 'before':
      return from.index > 0 ? { ...from, index: from.index - 1 } : undefined;
    case 'behind':
      return from.index < restOf(store, from, cargo).length ? { ...from, index: from.index + 1 } : undefined;
    case 'left':
      return column(store, cargo, from, -1);
    case 'right':
      return column(store, cargo, from, 1);
    case 'out':
      return outward(store, cargo, from);
    case 'in':
      return inward(store, cargo, from);
  }
}

function column(store: EditorStore, cargo: Cargo, from: Place, by: -1 | 1): Place | undefined {
  // Inside a list in a column the arrows go on to the column beside it.
  for (let at: Place | undefined = from; at; at = around(store, cargo, at)) {
    const slot = at.slot + by;
    if (!store.block(at.parent)?.columns?.[slot] || !takes(store, at.parent, cargo)) continue;
    const length = restOf(store, { parent: at.parent, slot }, cargo).length;
    return { parent: at.parent, slot, index: Math.min(at.index, length) };
  }
  return undefined;
}

/** The place before the block that this place is in. */
function around(store: EditorStore, cargo: Cargo, place: Place): Place | undefined {
  const spot = store.spot(place.parent);
  if (!spot?.parent) return undefined;
  const list = { parent: spot.parent, slot: spot.slot };
  return { ...list, index: restOf(store, list, cargo).indexOf(place.parent) };
}

function outward(store: EditorStore, cargo: Cargo, from: Place): Place | undefined {
  for (let at = around(store, cargo, from); at; at = around(store, cargo, at)) {
    if (takes(store, at.parent, cargo)) return at;
  }
  return undefined;
}

/** Into the block behind this place, else into the one before it. */
function inward(store: EditorStore, cargo: Cargo, from: Place): Place | undefined {
  const rest = restOf(store, from, cargo);
  return entry(store, cargo, rest[from.index], 'first') ?? entry(store, cargo, rest[from.index - 1], 'last');
}

function entry(store: EditorStore, cargo: Cargo, id: string | undefined, end: 'first' | 'last'): Place | undefined {
  const block = id === undefined ? undefined : store.block(id);
  if (!block || id === undefined) return undefined;
  const slots = block.columns?.length ?? (block.children ? 1 : 0);
  const order = Array.from({ length: slots }, (_, slot) => (end === 'first' ? slot : slots - 1 - slot));
  for (const slot of order) {
    const rest = restOf(store, { parent: id, slot }, cargo);
    if (takes(store, id, cargo)) return { parent: id, slot, index: end === 'first' ? 0 : rest.length };
    for (let step = 0; step < rest.length; step += 1) {
      const deeper = entry(store, cargo, rest[end === 'first' ? step : rest.length - 1 - step], end);
      if (deeper) return deeper;
    }
  }
  return undefined;
}
