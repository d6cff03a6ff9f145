import type { PersonHere } from '#contract/live.ts';
import { m } from '#site/paraglide/messages.js';
import type { EditSession } from '../edit-session.ts';
import { positionName } from '../step-names.ts';

/** What somebody is called; oneself in another window as such. */
export function nameOf({ name, same_person }: Pick<PersonHere, 'name' | 'same_person'>): string {
  return same_person ? m.editor_you_elsewhere() : name;
}

/** Up to two letters for somebody: of the first and the last word of the name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter(Boolean);
  const [first = '?'] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (last ? first.slice(0, 1) + last.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}

/** The sentence about what has changed among the others; null where nothing is worth one. */
export function sayWho(
  session: Pick<EditSession, 'store' | 'locale'>,
  before: readonly PersonHere[],
  now: readonly PersonHere[],
): string | null {
  for (const person of now) {
    const old = before.find(({ tab }) => tab === person.tab);
    const name = nameOf(person);
    const there = person.block !== null && session.store.block(person.block) !== undefined;
    if (person.writing && there && !(old?.writing && old.block === person.block))
      return m.editor_say_writes({ name, place: positionName(session.store, person.block ?? '', session.locale) });
    if (!old) return m.editor_say_came({ name });
  }
  const gone = before.find(({ tab }) => now.every((other) => other.tab !== tab));
  return gone ? m.editor_say_went({ name: nameOf(gone) }) : null;
}
