import type { RefObject } from 'react';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { isFull } from '../../core/page-elements/is-full.ts';
import { useBoxes } from '../../core/page-elements/use-boxes.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import styles from './presence.module.css';
import { nameOf } from './presence-message.ts';
import { colourOf } from './colour-of.ts';

/** Frames with names around the blocks that others are editing. */
export default function OthersOnPage({ layer }: { layer: RefObject<HTMLElement | null> }) {
  const { session } = useEditor();
  const people = useObservable(session.news.people);
  const ids = [...new Set(people.flatMap(({ block }) => (block === null ? [] : [block])))];
  const boxes = useBoxes(session.store, ids, layer);
  return people.map((person, at) => {
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
        <span className={`${ed.frame} ${styles.frame} ${isFull(box) ? styles.inside : ''}`} />
        <span className={`${styles.label} ${isFull(box) ? styles.labelInside : ''}`}>
          {person.writing ? m.editor_writes({ name }) : name}
        </span>
      </div>
    );
  });
}
