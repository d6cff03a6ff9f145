import { m } from '#site/paraglide/messages.js';
import ed from '../chrome/chrome.module.css';
import { showBlock } from '../chrome/show-block.ts';
import { useEditor, useObservable } from '../editor-context.ts';
import { kindName } from '../step-names.ts';
import styles from './presence.module.css';
import { initialsOf, nameOf } from './say-who.ts';

const most = 3;

/** The others who have the page open; pressing one leads to where they are. */
export function WhoIsHere() {
  const { session } = useEditor();
  const people = useObservable(session.people);
  if (people.length === 0) return null;
  return (
    <ul className={styles.people} aria-label={m.editor_also_here()}>
      {people.slice(0, most).map((person, at) => {
        const block = person.block === null ? undefined : session.store.block(person.block);
        const name = nameOf(person);
        const label = block
          ? m.editor_also_edits_at({ name, kind: kindName(block.model, session.locale) })
          : m.editor_also_edits({ name });
        return (
          <li key={person.tab}>
            <button
              type="button"
              className={`${styles.who} ${colourOf(at)}`}
              data-initials={initialsOf(person.name)}
              aria-label={label}
              title={label}
              onClick={() => block && showBlock(block.id)}
            />
          </li>
        );
      })}
      {people.length > most && <li className={`${ed.small} ${ed.soft}`}>+{people.length - most}</li>}
    </ul>
  );
}

/** One colour for each of the others, the same in the bar and on the page. */
export function colourOf(at: number): string | undefined {
  return [styles.first, styles.second, styles.third][at % 3];
}
