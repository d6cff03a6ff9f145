import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { showBlock } from '../../core/page-elements/page-elements.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { kindName } from '../../core/tree/step-names.ts';
import styles from './presence.module.css';
import { colourOf, initialsOf, nameOf } from './presence-message.ts';

const max = 3;

/** The other people on the page; pressing one goes to their position. */
export default function PresentEditors() {
  const { session } = useEditor();
  const people = useObservable(session.news.people);
  return (
    <ul className={`${ed.line} ${styles.people}`} aria-label={m.editor_also_here()}>
      {people.slice(0, max).map((person, at) => {
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
      {people.length > max && <li className={`${ed.small} ${ed.soft}`}>+{people.length - max}</li>}
    </ul>
  );
}
