import type { Place } from '#contract/blocks/operations.ts';
import { blockElement } from '../../core/page-elements/use-boxes.ts';
import type { EditorStore } from '../../core/tree/store.ts';
import { isInRow } from './drop-line.ts';
import { listElement } from '../../core/page-elements/page-elements.ts';
import { type DragPayload, type TargetList, targetLists } from '../../core/tree/target-places.ts';

interface Point {
  x: number;
  y: number;
}

/** Distance outside of a list at which a point still belongs to it, in pixels. */
const reach = 24;
/** Distance from the edge of columns at which the position before or after them is chosen, in pixels. */
const edge = 4;

/** The position at a point, or null when no list near it accepts the payload. */
export function placeAtPoint(store: EditorStore, dragPayload: DragPayload, point: Point): Place | null {
  const lists = targetLists(store, dragPayload).flatMap((list) => {
    const zone = zoneOf(store, list);
    return zone && isInside(zone, point, list.depth > 0 && canGoAround(store, dragPayload, list) ? -edge : reach)
      ? [{ list, zone }]
      : [];
  });
  const [deepest] = lists.sort((one, other) => other.list.depth - one.list.depth || area(one.zone) - area(other.zone));
  return deepest ? gapAt(deepest.list, point) : null;
}

/** Whether the payload is also allowed next to the block that contains the list. */
function canGoAround(store: EditorStore, dragPayload: DragPayload, { parent }: TargetList): boolean {
  const spot = store.spot(parent);
  return spot?.parent ? targetLists(store, dragPayload).some((list) => list.parent === spot.parent) : false;
}

/** The area of a list: its element; for the page, extended to the bottom of the window. */
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

/** The gap of a list nearest to a point: by height in a column, by row and side in a row layout. */
function gapAt({ parent, slot, ids }: TargetList, point: Point): Place {
  const rows = isInRow(ids);
  const boxes = ids.map((id) => blockElement(id)?.getBoundingClientRect() ?? new DOMRect());
  const behind = boxes.findIndex((box) =>
    rows
      ? point.y < box.top || (point.y <= box.bottom && point.x < (box.left + box.right) / 2)
      : point.y < (box.top + box.bottom) / 2,
  );
  return { parent, slot, index: behind === -1 ? ids.length : behind };
}
