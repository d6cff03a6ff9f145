import { useEffect, useState } from 'react';
import { pageEditorApi } from '#contract/api.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import { languageNames } from '../../core/language-names.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { useEditor } from '../../core/editor-context.ts';
import { countGaps } from '../../core/tree/translation-state.ts';
import { changesByLanguage, type LanguageChanges } from './language-changes.ts';
import styles from './publish.module.css';
import type { Publishing } from './use-publishing.ts';

/** Publishes both languages or one of them; shows the number of changes for each. */
export function PublishLanguages({ languages, setLanguages }: Publishing) {
  const { session } = useEditor();
  const waiting = useWaiting();
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
              {waiting
                ? m.editor_publish_waiting({
                    language: languageNames[locale](),
                    count: countOf(waiting, locale, languages),
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

/** The changed blocks that are published with a language: new ones go together with the German. */
function countOf(waiting: LanguageChanges, locale: Locale, { de }: Record<Locale, boolean>): number {
  return waiting[locale] + (locale === 'en' && de ? waiting.newInEnglish : 0);
}

/** Number of changed blocks in each language; null while unknown. */
function useWaiting(): LanguageChanges | null {
  const { session } = useEditor();
  const [waiting, setWaiting] = useState<LanguageChanges | null>(null);
  useEffect(() => {
    const number = session.published.get();
    if (number === null) return;
    const { locale, slug } = session;
    session.api(pageEditorApi.revision, { params: { locale, slug, number } }).then(
      ({ body }) => setWaiting(changesByLanguage(body, session.store.root)),
      // Publishing works without this number.
      () => undefined,
    );
  }, [session]);
  return waiting;
}
