import type { Place } from '#contract/blocks/operations.ts';
import type { EditorStore } from '../../core/tree/store.ts';
import { type DragPayload, restOf, accepts } from '../../core/tree/target-places.ts';

/** Direction of one step: to the position before or behind, to a neighbouring column, out of or into a block. */
export type Direction = 'before' | 'behind' | 'left' | 'right' | 'out' | 'in';

/** The next position in a direction that accepts the payload; undefined when there is none. */
export function walk(
  store: EditorStore,
  dragPayload: DragPayload,
  from: Place,
  direction: Direction,
): Place | undefined {
  switch (direction) {
    case 'before':
      return from.index > 0 ? { ...from, index: from.index - 1 } : undefined;
    case 'behind':
      return from.index < restOf(store, from, dragPayload).length ? { ...from, index: from.index + 1 } : undefined;
    case 'left':
      return column(store, dragPayload, from, -1);
    case 'right':
      return column(store, dragPayload, from, 1);
    case 'out':
      return outward(store, dragPayload, from);
    case 'in':
      return inward(store, dragPayload, from);
  }
}

function column(store: EditorStore, dragPayload: DragPayload, from: Place, by: -1 | 1): Place | undefined {
  // From a list inside a column, the arrow keys go to the neighbouring column.
  for (let at: Place | undefined = from; at; at = around(store, dragPayload, at)) {
    const slot = at.slot + by;
    if (!store.block(at.parent)?.columns?.[slot] || !accepts(store, at.parent, dragPayload)) continue;
    const length = restOf(store, { parent: at.parent, slot }, dragPayload).length;
    return { parent: at.parent, slot, index: Math.min(at.index, length) };
  }
  return undefined;
}

/** The position before the block that contains this position. */
function around(store: EditorStore, dragPayload: DragPayload, place: Place): Place | undefined {
  const spot = store.spot(place.parent);
  if (!spot?.parent) return undefined;
  const list = { parent: spot.parent, slot: spot.slot };
  return { ...list, index: restOf(store, list, dragPayload).indexOf(place.parent) };
}

function outward(store: EditorStore, dragPayload: DragPayload, from: Place): Place | undefined {
  for (let at = around(store, dragPayload, from); at; at = around(store, dragPayload, at)) {
    if (accepts(store, at.parent, dragPayload)) return at;
  }
  return undefined;
}

/** The first position in the next block, else in the previous block. */
function inward(store: EditorStore, dragPayload: DragPayload, from: Place): Place | undefined {
  const rest = restOf(store, from, dragPayload);
  return (
    entry(store, dragPayload, rest[from.index], 'first') ?? entry(store, dragPayload, rest[from.index - 1], 'last')
  );
}

function entry(
  store: EditorStore,
  dragPayload: DragPayload,
  id: string | undefined,
  end: 'first' | 'last',
): Place | undefined {
  const block = id === undefined ? undefined : store.block(id);
  if (!block || id === undefined) return undefined;
  const slots = block.columns?.length ?? (block.children ? 1 : 0);
  const order = Array.from({ length: slots }, (_, slot) => (end === 'first' ? slot : slots - 1 - slot));
  for (const slot of order) {
    const rest = restOf(store, { parent: id, slot }, dragPayload);
    if (accepts(store, id, dragPayload)) return { parent: id, slot, index: end === 'first' ? 0 : rest.length };
    for (let step = 0; step < rest.length; step += 1) {
      const deeper = entry(store, dragPayload, rest[end === 'first' ? step : rest.length - 1 - step], end);
      if (deeper) return deeper;
    }
  }
  return undefined;
}
