import { m } from '#site/paraglide/messages.js';
import { useEditor, useObservable } from '../editor-context.ts';
import chrome from '../chrome/chrome.module.css';
import styles from './moving.module.css';
import { cargoName, placeSentence } from './place-names.ts';

/** While something is carried by keyboard: what and where, and the keys that go on from here. */
export function CarryBar() {
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
    <section className={`${chrome.ed} ${styles.say}`} aria-label={m.editor_carrying()} data-editor="carry">
      <p>
        <b>{cargoName(aim.cargo, session.locale)}</b>
        {placeSentence(session.store, aim.cargo, aim.place, session.locale).slice(
          cargoName(aim.cargo, session.locale).length,
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
