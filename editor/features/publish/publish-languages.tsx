import { locales } from '#contract/base/locale.ts';
import { languageNames } from '../../core/language-names.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { useEditor } from '../../core/editor-context.ts';
import { countGaps } from '../../core/tree/translation-state.ts';
import { partsIn } from './diff-preview/parts-in.ts';
import styles from './publish.module.css';
import type { Publishing } from './use-publishing.ts';

type LanguagesProps = Pick<Publishing, 'languages' | 'setLanguages' | 'changes'>;

/** Publishes both languages or one of them; shows how many changes visitors of each will see. */
export function PublishLanguages({ languages, setLanguages, changes: { changes } }: LanguagesProps) {
  const { session } = useEditor();
  const { missing } = countGaps(session.store.root);
  // Before the first publication there is no published English that could stay as it is.
  if (session.published.get() === null) return null;
  return (
    <fieldset className={styles.when}>
      <legend>{m.editor_publish_which()}</legend>
      <div className={styles.languages}>
        {locales.map((locale) => (
          <label key={locale} className={ed.check}>
            <input
              type="checkbox"
              checked={languages[locale]}
              onChange={({ target }) => setLanguages({ ...languages, [locale]: target.checked })}
            />
            <span>
              {changes && languages[locale]
                ? m.editor_publish_waiting({
                    language: languageNames[locale](),
                    count: partsIn(changes, locale).length,
                  })
                : languageNames[locale]()}
            </span>
          </label>
        ))}
      </div>
      {languages.de !== languages.en && (
        <p className={ed.hint}>{languages.de ? m.editor_publish_only_german() : m.editor_publish_only_english()}</p>
      )}
      {languages.de && missing > 0 && <p className={ed.hint}>{m.editor_publish_stand_in({ count: missing })}</p>}
    </fieldset>
  );
}
