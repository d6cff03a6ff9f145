import type { Place } from '#contract/operations.ts';
import { blockElement } from '../chrome/use-boxes.ts';
import type { EditorStore } from '../store.ts';
import { standsInRow } from './drop-line.ts';
import { listElement } from './list-element.ts';
import { type Cargo, type TargetList, targetLists } from './target-places.ts';

interface Point {
  x: number;
  y: number;
}

/** How far from the edge of its list a point still means the list, in pixels. */
const reach = 24;
/** This close to the edge of columns the place before or behind them is meant. */
const edge = 4;

/** The place that a pointer means, or null where nothing near it takes the cargo. */
export function placeAtPoint(store: EditorStore, cargo: Cargo, point: Point): Place | null {
  const lists = targetLists(store, cargo).flatMap((list) => {
    const zone = zoneOf(store, list);
    return zone && isInside(zone, point, list.depth > 0 && canGoAround(store, cargo, list) ? -edge : reach)
      ? [{ list, zone }]
      : [];
  });
  const [deepest] = lists.sort((one, other) => other.list.depth - one.list.depth || area(one.zone) - area(other.zone));
  return deepest ? gapAt(deepest.list, point) : null;
}

/** Whether the cargo may also stand beside the block that the list is in. */
function canGoAround(store: EditorStore, cargo: Cargo, { parent }: TargetList): boolean {
  const spot = store.spot(parent);
  return spot?.parent ? targetLists(store, cargo).some((list) => list.parent === spot.parent) : false;
}

/** What a list covers: its element, which for the whole page reaches down to the end of the window. */
function zoneOf(store: EditorStore, list: TargetList): DOMRect | null {
  const element = listElement(store, list);
  const rect = element?.getBoundingClientRect();
  if (!rect || rect.width === 0 || rect.height === 0) return null;
  if (list.depth > 0) return rect;
  return new DOMRect(0, rect.top - 80, window.innerWidth, rect.height + 240);
}

function isInside(zone: DOMRect, { x, y }: Point, margin: number): boolean {
  const across = Math.max(margin, 0);
  return x >= zone.left - across && x <= zone.right + across && y >= zone.top - margin && y <= zone.bottom + margin;
}

function area({ width, height }: DOMRect): number {
  return width * height;
}

/** The gap of a list that is nearest to a point: blocks below each other by height, blocks in rows by row and side. */
function gapAt({ parent, slot, ids }: TargetList, point: Point): Place {
  const rows = standsInRow(ids);
  const boxes = ids.map((id) => blockElement(id)?.getBoundingClientRect() ?? new DOMRect());
  const behind = boxes.findIndex((box) =>
    rows
      ? point.y < box.top || (point.y <= box.bottom && point.x < (box.left + box.right) / 2)
      : point.y < (box.top + box.bottom) / 2,
  );
  return { parent, slot, index: behind === -1 ? ids.length : behind };
}
