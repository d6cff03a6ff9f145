import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { locales } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { editAddress, type EditedPage } from '../../core/session/edited-page.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';

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
