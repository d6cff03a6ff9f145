/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list cannot be filtered by typing in a text */
import { useEffect, useRef } from 'react';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../../ui/editor.module.css';
import styles from '../notes.module.css';
import type { useMentions } from './use-mentions.ts';

interface PeopleListProps {
  id: string;
  list: Pick<ReturnType<typeof useMentions>, 'found' | 'active' | 'choose'>;
}

/** The users whose name begins like what was typed; the focus stays in the text. */
export function PeopleList({ id, list: { found, active, choose } }: PeopleListProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={element} id={id} role="listbox" aria-label={m.notes_people()} className={styles.people}>
      {found.map((person, at) => (
        <div
          key={person.id}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={ed.opt}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(person)}
          onKeyDown={() => {}}
        >
          {person.name}
        </div>
      ))}
    </div>
  );
}
