import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { PresentEditor } from '#contract/editing/presence.ts';
import { measureOnEvents } from '../../core/page-elements/measure-on-events.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { OtherCarets } from './carets.ts';

/** Where a caret or a selection is, in pixels from the top left corner of the overlay: a rectangle for each line. */
export interface CaretBox {
  tab: string;
  lines: { left: number; top: number; width: number; height: number }[];
}

/** The carets of other people, measured again whenever the page or one of them may have changed. */
export function useCarets(
  session: EditSession,
  people: readonly PresentEditor[],
  layer: RefObject<HTMLElement | null>,
): ReadonlyMap<string, CaretBox> {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, CaretBox>>(new Map());
  const carets = useMemo(() => new OtherCarets(session), [session]);
  useLayoutEffect(() => {
    const measuring = measureOnEvents(['resize', 'scroll', 'input', 'transitionend'], () => {
      const origin = layer.current?.getBoundingClientRect();
      const next = origin ? people.flatMap((person) => boxOf(person, carets, origin)) : [];
      setBoxes((before) => {
        const now = new Map(next.map((box) => [box.tab, box]));
        return JSON.stringify([...before]) === JSON.stringify([...now]) ? before : now;
      });
    });
    measuring.schedule();
    const stops = [session.store.watchAll(measuring.schedule), session.savedAt.subscribe(measuring.schedule)];
    return () => {
      measuring.stop();
      for (const stop of stops) stop();
    };
  }, [session, people, layer, carets]);
  return boxes;
}

function boxOf(person: PresentEditor, carets: OtherCarets, origin: DOMRect): CaretBox[] {
  const range = carets.rangeOf(person);
  if (!range) return [];
  // Where a line ends by itself, a caret has a rectangle at the end of it and one at the start of the next line.
  const rects = [...range.getClientRects()].slice(range.collapsed ? -1 : 0);
  const { startContainer } = range;
  // A caret in an empty paragraph has no rectangle; the paragraph has one.
  if (rects.length === 0 && startContainer instanceof HTMLElement) {
    const { left, top, height } = startContainer.getBoundingClientRect();
    rects.push(new DOMRect(left, top, 0, height));
  }
  const lines = rects.map(({ left, top, width, height }) => ({
    left: Math.round(left - origin.left),
    top: Math.round(top - origin.top),
    width: Math.round(width),
    height: Math.round(height),
  }));
  return lines.length > 0 ? [{ tab: person.tab, lines }] : [];
}
