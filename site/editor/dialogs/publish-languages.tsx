import { useEffect, useState } from 'react';
import { pageEditorApi } from '#contract/api.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { m } from '#site/paraglide/messages.js';
import ed from '../chrome/chrome.module.css';
import { useEditor } from '../editor-context.ts';
import { changesByLanguage } from './language-changes.ts';
import styles from './publish.module.css';
import type { Publishing } from './use-publishing.ts';

const names: Record<Locale, () => string> = { de: () => m.editor_german(), en: () => m.editor_english() };

/** Both languages become public, or one of them, each with how much of it waits. */
export function PublishLanguages({ languages, setLanguages }: Publishing) {
  const { session } = useEditor();
  const waiting = useWaiting();
  // What has never been public has no English to stay as it is.
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
                ? m.editor_publish_waiting({ language: names[locale](), count: waiting[locale] })
                : names[locale]()}
            </span>
          </label>
        ))}
      </div>
      {languages.de !== languages.en && (
        <p className={ed.hint}>{languages.de ? m.editor_publish_only_german() : m.editor_publish_only_english()}</p>
      )}
    </fieldset>
  );
}

/** How many blocks wait in each language; null while that is not known. */
function useWaiting(): Record<Locale, number> | null {
  const { session } = useEditor();
  const [waiting, setWaiting] = useState<Record<Locale, number> | null>(null);
  useEffect(() => {
    const number = session.published.get();
    if (number === null) return;
    const { locale, slug } = session;
    session.api(pageEditorApi.revision, { params: { locale, slug, number } }).then(
      ({ body }) => setWaiting(changesByLanguage(body, session.store.root)),
      // Publishing does not depend on it.
      () => undefined,
    );
  }, [session]);
  return waiting;
}
