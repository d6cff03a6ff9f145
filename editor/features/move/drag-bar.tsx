import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import chrome from '../../ui/editor.module.css';
import styles from './move.module.css';
import { dragPayloadName, placeSentence } from '../../core/tree/place-names.ts';

/** During a keyboard move: the blocks, the target, and the available keys. */
export function DragBar() {
  const { session, view } = useEditor();
  const aim = useObservable(view.moving.aim);
  if (!aim?.place || aim.by !== 'keys') return null;
  const keys: [string[], string][] = [
    [['↑', '↓'], m.editor_carry_place()],
    [['←', '→'], m.editor_carry_column()],
    [[m.editor_key_page_up(), m.editor_key_page_down()], m.editor_carry_level()],
    [[m.editor_key_space()], m.editor_carry_drop()],
    [['Esc'], m.editor_carry_back()],
  ];
  return (
    <section
      className={`${chrome.ed} ${chrome.line} ${styles.say}`}
      aria-label={m.editor_carrying()}
      data-editor="carry"
    >
      <p>
        <b>{dragPayloadName(aim.dragPayload, session.locale)}</b>
        {placeSentence(session.store, aim.dragPayload, aim.place, session.locale).slice(
          dragPayloadName(aim.dragPayload, session.locale).length,
        )}
      </p>
      <p className={styles.sayKeys}>
        {keys.map(([names, does]) => (
          <span key={does}>
            {names.map((name) => (
              <kbd key={name} className={chrome.kbd}>
                {name}
              </kbd>
            ))}{' '}
            {does}
          </span>
        ))}
      </p>
    </section>
  );
}
