import { type KeyboardEvent, useEffect, useState } from 'react';
import { useEditor } from '../../../core/editor-context.ts';
import { useActiveOption } from '../../../ui/use-active-option.ts';
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
function matching(people: readonly Person[], typed: string): readonly Person[] {
  const words = typed.toLocaleLowerCase();
  if (people.some(({ name }) => words.startsWith(`${name.toLocaleLowerCase()} `))) return [];
  return people.filter(({ name }) => ` ${name.toLocaleLowerCase()}`.includes(` ${words}`)).slice(0, mostShown);
}
