import { Link } from 'react-router';
import { locales } from '#contract/locale.ts';
import { m } from '#site/paraglide/messages.js';
import ed from '../chrome/chrome.module.css';
import { editAddress, type EditedPage } from '../edited-page.ts';
import { useEditor, useObservable } from '../editor-context.ts';

/** Which language is on the page, or both beside each other; what is unsaved and the list of steps come along. */
export function LanguageSwitch({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const beside = useObservable(view.sideBySide);
  return (
    <nav className={`${ed.seg} ${ed.hideS}`} aria-label={m.editor_language()}>
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
      <button type="button" className={ed.b} aria-pressed={beside} onClick={() => view.sideBySide.set(!beside)}>
        {m.editor_side_by_side()}
      </button>
    </nav>
  );
}
