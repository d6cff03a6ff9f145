import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import ed from '../../ui/editor.module.css';
import styles from './shared-parts.module.css';
import { usesInWords, useUses } from './use-uses.ts';

/** On how many pages a shared part stands, and on which. */
export default function PartUses({ id, warns = false }: { id: number; warns?: boolean }) {
  const { session } = useEditor();
  const { locale } = session;
  const uses = useUses(id);
  const found = typeof uses === 'string' ? [] : uses;
  return (
    <section aria-label={usesInWords(uses)}>
      <output className={uses === 'failed' ? ed.err : undefined}>
        <b>{usesInWords(uses)}</b>
      </output>
      {warns && found.length > 1 && <p>{m.editor_shared_publish_all()}</p>}
      <ul className={styles.uses}>
        {found.map(({ section, title, urls }) => (
          <li key={section}>
            {urls ? (
              <a href={urls[locale] || urls.de} target="_blank" rel="noreferrer">
                {title[locale] || title.de}
              </a>
            ) : (
              title[locale] || title.de
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
