import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { PresentEditor } from '#contract/editing/presence.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import frameStyles from '../../ui/frame.module.css';
import { isFull } from '../../core/page-elements/page-elements.ts';
import { useBoxes } from '../../core/page-elements/use-boxes.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import styles from './presence.module.css';
import { initialsOf, nameOf, colourOf } from './presence-message.ts';
import { measureOnEvents } from '../../core/page-elements/measure-on-events.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { OtherCarets } from './carets.ts';

/** Frames with names around the blocks that others are editing, and their carets in the texts. */
export default function OthersOnPage({ layer }: { layer: RefObject<HTMLElement | null> }) {
  const { session } = useEditor();
  const people = useObservable(session.news.people);
  const ids = [...new Set(people.flatMap(({ block }) => (block === null ? [] : [block])))];
  const boxes = useBoxes(session.store, ids, layer);
  const carets = useCarets(session, people, layer);
  const frames = people.map((person, at) => {
    const box = person.block === null ? undefined : boxes.get(person.block);
    if (!box) return null;
    const name = nameOf(person);
    return (
      <div
        key={person.tab}
        className={`${ed.hold} ${colourOf(at)}`}
        style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
        data-other={person.tab}
      >
        <span className={`${frameStyles.frame} ${styles.frame} ${isFull(box) ? styles.inside : ''}`} />
        <span className={labelStyle(isFull(box), carets.has(person.tab))}>
          {person.writing ? m.editor_writes({ name }) : name}
        </span>
      </div>
    );
  });
  return (
    <>
      {frames}
      {people.map((person, at) => (
        <Caret key={person.tab} person={person} at={at} box={carets.get(person.tab)} />
      ))}
    </>
  );
}

/** Inside the frame the name would lie over the text; it is only spoken there while the caret shows who writes. */
function labelStyle(isInside: boolean, hasCaret: boolean): string {
  return `${styles.label} ${isInside ? (hasCaret ? styles.spoken : styles.labelInside) : ''}`;
}

/** The caret of a person, with the name, or the marked words. Visual only: the frame tells who writes where. */
function Caret({ person, at, box }: { person: PresentEditor; at: number; box: CaretBox | undefined }) {
  if (!box) return null;
  return (
    <div className={`${styles.selection} ${colourOf(at)}`} data-caret={person.tab} aria-hidden="true">
      {box.lines.map((line) => (
        <span
          key={`${line.top} ${line.left}`}
          className={line.width > 0 ? styles.marked : styles.caret}
          style={line}
          data-initials={line.width > 0 ? undefined : initialsOf(person.name)}
        />
      ))}
    </div>
  );
}

/** Where a caret or a selection is, in pixels from the top left corner of the overlay: a rectangle for each line. */
interface CaretBox {
  tab: string;
  lines: { left: number; top: number; width: number; height: number }[];
}

/** The carets of other people, measured again whenever the page or one of them may have changed. */
function useCarets(
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
