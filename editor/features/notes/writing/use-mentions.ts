import { type KeyboardEvent, useEffect, useState } from 'react';
import { useEditor } from '../../../core/editor-context.ts';
import { notesOf, type Person } from '../page-notes.ts';

/** The beginning of a name after an @ before the caret. */
const beginning = /(?:^|[\s(])@([^@\n]{0,40})$/;
const mostShown = 6;

interface Field {
  text: string;
  /** Position of the caret; null while there is a selection. */
  caret: number | null;
  pick: (person: Person, from: number) => void;
}

/** The list of users that opens after an @: who is in it, and the keys that it gets. */
export function useMentions({ text, caret, pick }: Field) {
  const { session } = useEditor();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [at, setAt] = useState(0);
  /** Position of the @ whose list was closed by Escape. */
  const [closed, setClosed] = useState<number | null>(null);
  const typed = caret === null ? null : beginning.exec(text.slice(0, caret));
  const from = typed && caret !== null ? caret - (typed[1]?.length ?? 0) - 1 : null;
  const isAsked = from !== null;
  useEffect(() => {
    if (isAsked) void notesOf(session).people().then(setPeople);
  }, [isAsked, session]);
  const found = from === null || from === closed ? [] : matching(people, typed?.[1] ?? '');
  const active = Math.min(at, found.length - 1);
  const choose = (person: Person | undefined) => {
    if (person && from !== null) pick(person, from);
    setAt(0);
  };
  const keys = (event: KeyboardEvent) => {
    if (found.length === 0) return false;
    if (event.key === 'ArrowDown') setAt((active + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((active + found.length - 1) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(found[active]);
    else if (event.key === 'Escape') setClosed(from);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { found, active, choose, keys };
}

/** Those of whose name a word begins like this; none once a whole name is there. */
function matching(people: readonly Person[], typed: string): readonly Person[] {
  const words = typed.toLocaleLowerCase();
  if (people.some(({ name }) => words.startsWith(`${name.toLocaleLowerCase()} `))) return [];
  return people.filter(({ name }) => ` ${name.toLocaleLowerCase()}`.includes(` ${words}`)).slice(0, mostShown);
}
