import type { PresentEditor } from '#contract/editing/presence.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { positionName } from '../../core/tree/step-names.ts';
import styles from './presence.module.css';

/** The display name of a person; a special name for the same account in another window. */
export function nameOf({ name, same_person }: Pick<PresentEditor, 'name' | 'same_person'>): string {
  return same_person ? m.editor_you_elsewhere() : name;
}

/** Up to two initials: of the first and the last word of the name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter(Boolean);
  const [first = '?'] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (last ? letters(first, 1) + letters(last, 1) : letters(first, 2)).toUpperCase();
}

/** The first letters of a word; an emoji is one. */
function letters(word: string, count: number): string {
  return [...word].slice(0, count).join('');
}

/** The announcement of a change among the others; null when it needs none. */
export function presenceMessage(
  session: Pick<EditSession, 'store' | 'locale'>,
  before: readonly PresentEditor[],
  now: readonly PresentEditor[],
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

/** The colour of another person, the same in the bar and on the page. */
export function colourOf(at: number): string | undefined {
  return [styles.first, styles.second, styles.third][at % 3];
}
