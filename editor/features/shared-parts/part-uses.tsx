import { m } from '#messages/paraglide/messages.js';
import { type SharedPartUse, sharedPartsApi } from '#contract/editing/patterns/shared-parts-api.ts';
import { useEditor, useRead } from '../../core/editor-context.ts';
import ed from '../../ui/editor.module.css';
import styles from './shared-parts.module.css';

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

export type Uses = readonly SharedPartUse[] | 'loading' | 'failed';

/** Where a shared part stands, as of when this was first shown. */
export function useUses(id: number): Uses {
  const read = useRead(({ quietApi, locale }) => quietApi(sharedPartsApi.uses, { params: { locale, id } }), `${id}`);
  return read.answer ?? (read.failed ? 'failed' : 'loading');
}

/** 'Wird auf 4 Seiten verwendet'. */
export function usesInWords(uses: Uses): string {
  if (uses === 'loading') return m.editor_shared_uses_loading();
  if (uses === 'failed') return m.editor_shared_uses_failed();
  if (uses.length === 0) return m.editor_shared_used_nowhere();
  return uses.length === 1 ? m.editor_shared_used_one() : m.editor_shared_used_many({ count: uses.length });
}
