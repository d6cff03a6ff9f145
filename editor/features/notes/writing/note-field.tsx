import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { maxNoteText } from '#contract/editing/notes-api.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../../ui/editor.module.css';
import styles from '../notes.module.css';
import { PeopleList } from './people-list.tsx';
import type { Person } from '../page-notes.ts';
import { useMentions } from './use-mentions.ts';

interface NoteFieldProps {
  label: string;
  text: string;
  change: (text: string) => void;
  /** A user was chosen from the list. */
  named: (person: Person) => void;
  send: () => void;
  focus?: boolean | undefined;
}

/** The text of a note or an answer; @ opens a list of users. */
export function NoteField(props: NoteFieldProps) {
  const { label, text, change, send } = props;
  const id = useId();
  const { field, list, look, leave } = useNaming(props);
  const keys = (event: KeyboardEvent) => {
    if (list.keys(event)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const isOpen = list.found.length > 0;
  return (
    <div className={ed.field}>
      <div className={ed.label}>
        <label htmlFor={id}>{label}</label>
      </div>
      <div className={styles.naming}>
        <textarea
          ref={field}
          id={id}
          className={ed.in}
          rows={3}
          maxLength={maxNoteText}
          value={text}
          aria-autocomplete="list"
          aria-controls={isOpen ? `${id}-people` : undefined}
          aria-activedescendant={isOpen ? `${id}-people-${list.active}` : undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            change(target.value);
            look();
          }}
          onSelect={look}
          onBlur={leave}
          onKeyDown={keys}
        />
        {isOpen && <PeopleList id={`${id}-people`} list={list} />}
      </div>
      <p id={`${id}-hint`} className={ed.hint}>
        {m.notes_field_hint()}
      </p>
      <output className={ed.vh}>{isOpen ? m.notes_people_found({ count: list.found.length }) : ''}</output>
    </div>
  );
}

/** The caret in the field, and the list of users that depends on it. */
function useNaming({ text, change, named, focus }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  /** Where the caret goes once a name has been put into the text. */
  const wanted = useRef<{ text: string; place: number } | null>(null);
  const pick = (person: Person, from: number) => {
    const before = `${text.slice(0, from)}@${person.name} `;
    const whole = before + text.slice(caret ?? from).replace(/^ /, '');
    change(whole);
    named(person);
    wanted.current = { text: whole, place: before.length };
    // No event tells of it if the browser has put the caret there already.
    setCaret(before.length);
  };
  const list = useMentions({ text, caret, pick });
  useLayoutEffect(() => {
    if (wanted.current === null || field.current?.value !== wanted.current.text) return;
    const { place } = wanted.current;
    wanted.current = null;
    field.current.focus();
    field.current.setSelectionRange(place, place);
  });
  useEffect(() => {
    if (!focus) return;
    field.current?.focus();
    field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [focus]);
  const look = () => {
    const { selectionStart = null, selectionEnd = null } = field.current ?? {};
    setCaret(selectionStart === selectionEnd ? selectionStart : null);
  };
  return { field, list, look, leave: () => setCaret(null) };
}
