import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { locales } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { walkShown } from '#contract/blocks/omitted.ts';
import ed from '../../ui/editor.module.css';
import { editAddress, type EditedPage } from '../../core/session/edited-page.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { countGaps, lacksGerman } from '../../core/tree/translation-state.ts';

/** Selects the language of the page, or both side by side. Unsaved changes and the undo log are kept. */
export function LanguageSwitch({ page, children }: { page: EditedPage; children: ReactNode }) {
  const { session, view } = useEditor();
  const beside = useObservable(view.sideBySide);
  return (
    <nav className={`${ed.seg} ${ed.hideP}`} aria-label={m.editor_language()}>
      {locales.map((locale) => (
        <Link
          key={locale}
          className={ed.b}
          to={editAddress(page, locale)}
          lang={locale}
          aria-current={!beside && locale === session.locale ? 'page' : undefined}
          preventScrollReset
          onClick={() => view.sideBySide.set(false)}
        >
          {locale.toUpperCase()}
        </Link>
      ))}
      {children}
    </nav>
  );
}

/** The number of missing texts of both languages and of outdated English ones, as text. */
export function LanguageCount() {
  const { session } = useEditor();
  const snapshot = () => {
    const { root } = session.store;
    const { missing, outdated } = countGaps(root);
    const german = [...walkShown(root, 'de')].filter(lacksGerman).length;
    const english = missing + outdated === 0 ? m.editor_english_fine() : m.editor_english_gaps({ missing, outdated });
    return german === 0 ? english : `${m.editor_german_gaps({ missing: german })} · ${english}`;
  };
  return useSyncExternalStore(session.store.watchAll, snapshot, snapshot);
}
