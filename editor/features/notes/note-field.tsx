/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list cannot be filtered by typing in a text */
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { maxNoteText } from '#contract/editing/notes-api.ts';
import type { Colleague } from '#contract/editing/requests/publish-request.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import ed from '../../ui/editor.module.css';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { useActiveOption } from '../../ui/use-active-option.ts';
import { notesOf } from './page-notes.ts';

interface NoteFieldProps {
  label: string;
  text: string;
  /** It is being sent. */
  isFixed: boolean;
  change: (text: string) => void;
  /** A user was chosen from the list. */
  named: (person: Colleague) => void;
  send: () => void;
}

/** The text of a note or an answer; @ opens a list of users. */
export function NoteField({ label, text, isFixed, change, named, send }: NoteFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  /** Where the caret goes once a name has been put into the text. */
  const wanted = useRef<{ text: string; place: number } | null>(null);
  const pick = (person: Colleague, from: number) => {
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
    field.current?.focus();
    field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, []);
  const look = () => {
    const { selectionStart = null, selectionEnd = null } = field.current ?? {};
    setCaret(selectionStart === selectionEnd ? selectionStart : null);
  };
  const keys = (event: KeyboardEvent) => {
    if (list.keys(event)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const isOpen = list.found.length > 0;
  return (
    <FieldFrame id={id} label={label} hint={m.notes_field_hint()}>
      {(parts) => (
        <>
          <div className={ed.linkTarget}>
            <textarea
              {...parts}
              ref={field}
              className={ed.in}
              rows={3}
              maxLength={maxNoteText}
              value={text}
              readOnly={isFixed}
              aria-autocomplete="list"
              aria-controls={isOpen ? `${id}-people` : undefined}
              aria-activedescendant={isOpen ? `${id}-people-${list.active}` : undefined}
              onChange={({ target }) => {
                change(target.value);
                look();
              }}
              onSelect={look}
              onBlur={() => setCaret(null)}
              onKeyDown={keys}
            />
            {isOpen && <PeopleList id={`${id}-people`} list={list} />}
          </div>
          <output className={ed.vh}>{isOpen ? m.notes_people_found({ count: list.found.length }) : ''}</output>
        </>
      )}
    </FieldFrame>
  );
}

interface PeopleListProps {
  id: string;
  list: Pick<ReturnType<typeof useMentions>, 'found' | 'active' | 'choose'>;
}

/** The users whose name begins like what was typed; the focus stays in the text. */
function PeopleList({ id, list: { found, active, choose } }: PeopleListProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={element} id={id} role="listbox" aria-label={m.notes_people()} className={ed.suggest}>
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

/** The beginning of a name after an @ before the caret. */
const beginning = /(?:^|[\s(])@([^@\n]{0,40})$/;
const mostShown = 6;

interface Field {
  text: string;
  /** Position of the caret; null while there is a selection. */
  caret: number | null;
  pick: (person: Colleague, from: number) => void;
}

/** The list of users that opens after an @: who is in it, and the keys that it gets. */
function useMentions({ text, caret, pick }: Field) {
  const { session } = useEditor();
  const [people, setPeople] = useState<readonly Colleague[]>([]);
  /** Position of the @ whose list was closed by Escape. */
  const [closed, setClosed] = useState<number | null>(null);
  const typed = caret === null ? null : beginning.exec(text.slice(0, caret));
  const from = typed && caret !== null ? caret - (typed[1]?.length ?? 0) - 1 : null;
  const isAsked = from !== null;
  useEffect(() => {
    if (isAsked) void notesOf(session).people().then(setPeople);
  }, [isAsked, session]);
  const found = from === null || from === closed ? [] : matching(people, typed?.[1] ?? '');
  const { active, choose, ...options } = useActiveOption(found, (person) => {
    if (from !== null) pick(person, from);
  });
  const person = found[active];
  const keys = (event: KeyboardEvent) => {
    const handled = options.keys(event);
    if (!handled && (person === undefined || (event.key !== 'Tab' && event.key !== 'Escape'))) return false;
    if (event.key === 'Escape') setClosed(from);
    else if (event.key === 'Tab' && person) choose(person);
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { found, active, choose, keys };
}

/** Those of whose name a word begins like this; none once a whole name is there. */
function matching(people: readonly Colleague[], typed: string): readonly Colleague[] {
  const words = typed.toLocaleLowerCase();
  if (people.some(({ name }) => words.startsWith(`${name.toLocaleLowerCase()} `))) return [];
  return people.filter(({ name }) => ` ${name.toLocaleLowerCase()}`.includes(` ${words}`)).slice(0, mostShown);
}
