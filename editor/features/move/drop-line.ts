import type { Place } from '#contract/blocks/operations.ts';
import { blockElement } from '../../core/page-elements/use-boxes.ts';
import type { EditorStore } from '../../core/tree/store.ts';
import { listElement } from '../../core/page-elements/page-elements.ts';
import { type DragPayload, restOf } from '../../core/tree/target-places.ts';

/** In pixels of the window. */
export interface Line {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The line is vertical between blocks in a row. */
  upright: boolean;
}

/** The position of the drop line: in the middle of the gap, or along the edge of the only neighbour. */
export function lineAt(store: EditorStore, dragPayload: DragPayload, place: Place): Line | null {
  const rest = restOf(store, place, dragPayload);
  const before = rectOf(rest[place.index - 1]);
  const behind = rectOf(rest[place.index]);
  const list = listElement(store, place)?.getBoundingClientRect();
  if (!before && !behind) return list && list.height > 0 ? flat(list, list.top + list.height / 2) : null;
  const frame = before ?? behind;
  if (!frame) return null;
  const upright = inRow(before, behind) || isInRow(rest);
  if (upright) return standing(frame, before, behind);
  if (before && behind) return flat(frame, (before.bottom + Math.max(before.bottom, behind.top)) / 2);
  return flat(frame, before ? before.bottom + 14 : frame.top - 14);
}

function rectOf(id: string | undefined): DOMRect | undefined {
  const rect = id === undefined ? undefined : blockElement(id)?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : undefined;
}

/** Undefined when one of the two is missing. */
function inRow(one: DOMRect | undefined, other: DOMRect | undefined): boolean | undefined {
  if (!one || !other) return undefined;
  return other.left >= one.right - 2 && other.top < one.bottom && other.bottom > one.top;
}

/** True when the first two blocks of a list are in the same row. */
export function isInRow(ids: readonly string[]): boolean {
  return inRow(rectOf(ids[0]), rectOf(ids[1])) ?? false;
}

/** As wide as the neighbour block, limited to the free part of the window. */
function flat(frame: DOMRect, middle: number): Line {
  const page = document.body.getBoundingClientRect();
  const left = Math.max(frame.left, page.left + 16);
  const right = Math.min(frame.right, page.right - 16);
  return { left, top: middle - 2, width: right - left, height: 4, upright: false };
}

/** `frame` is the block before the line, else the one behind it. */
function standing(frame: DOMRect, before: DOMRect | undefined, behind: DOMRect | undefined): Line {
  const row = before && behind && inRow(before, behind);
  const middle = row ? (before.right + behind.left) / 2 : before ? before.right + 10 : frame.left - 10;
  return { left: middle - 2, top: frame.top, width: 4, height: frame.height, upright: true };
}
