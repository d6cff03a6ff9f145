import { useEffect, useState } from 'react';
import { pageSettingsApi } from '#contract/api.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { m } from '#messages/paraglide/messages.js';
import { beginningOf } from '#text/beginning-of.ts';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from '../../core/editor-context.ts';
import type { EditedPage } from '../../core/session/edited-page.ts';
import styles from './checks.module.css';

/** Characters that search engines show. */
const room = { title: 60, description: 155 };

/** A preview of the page as a search result, with the findings about it. */
export function SearchPreview({ page }: { page: EditedPage }) {
  const { session } = useEditor();
  const [settings, setSettings] = useState<PageSettings | null>(null);
  const { id } = page;
  useEffect(() => {
    if (id === null) return;
    session
      .api(pageSettingsApi.show, { params: { locale: session.locale, id }, query: {} })
      .then(setSettings, () => undefined);
  }, [session, id]);
  if (!settings) return null;
  const { locale } = session;
  const title = inLocale(settings.meta_title, locale).text || inLocale(settings.title, locale).text;
  const description = inLocale(settings.meta_description, locale).text;
  const notes = [
    title.length > room.title && m.check_title_long({ count: title.length, maximum: room.title }),
    description === '' && m.check_description_missing(),
    description.length > room.description &&
      m.check_description_long({ count: description.length, maximum: room.description }),
  ].filter((note) => note !== false);
  return (
    <section aria-label={m.check_search_result()} className={styles.part}>
      <h3 className={styles.group}>{m.check_search_result()}</h3>
      <div className={styles.result}>
        <span>{`${window.location.host}${settings.urls[locale]}`}</span>
        <b>{cut(title, room.title)}</b>
        <p>{description === '' ? m.check_description_guessed() : cut(description, room.description)}</p>
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          <Icon name="warn" className={ed.iS} />
          {note}
        </p>
      ))}
    </section>
  );
}

function cut(text: string, length: number): string {
  return text.length > length ? `${beginningOf(text, length - 1).trimEnd()} …` : text;
}
