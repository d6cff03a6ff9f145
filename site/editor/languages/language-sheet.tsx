import { useState } from 'react';
import { Link } from 'react-router';
import { type Locale, locales } from '#contract/locale.ts';
import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { Icon } from '../chrome/icon.tsx';
import { editAddress, type EditedPage } from '../edited-page.ts';
import { useEditor, useObservable } from '../editor-context.ts';
import styles from './language-sheet.module.css';

const names: Record<Locale, () => string> = { de: () => m.editor_german(), en: () => m.editor_english() };

/** On a phone: which language is on the page, or both, one after the other. */
export function LanguageSheet({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const beside = useObservable(view.sideBySide);
  const [open, setOpen] = useState(false);
  const choose = (both: boolean) => {
    view.sideBySide.set(both);
    setOpen(false);
  };
  return (
    <div className={styles.holder} onKeyDown={(event) => event.key === 'Escape' && setOpen(false)} role="presentation">
      <Button
        icon="globe"
        label={beside ? m.editor_both_languages_short() : session.locale.toUpperCase()}
        aria-expanded={open}
        aria-description={m.editor_language()}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <nav className={`${ed.ed} ${styles.sheet} ${ed.anim}`} aria-label={m.editor_language()}>
          {locales.map((locale) => (
            <Link
              key={locale}
              className={ed.opt}
              to={editAddress(page, locale)}
              aria-current={!beside && locale === session.locale ? 'page' : undefined}
              preventScrollReset
              onClick={() => choose(false)}
            >
              <Icon name={!beside && locale === session.locale ? 'check' : 'page'} />
              {names[locale]()}
            </Link>
          ))}
          <button type="button" className={ed.opt} aria-pressed={beside} onClick={() => choose(true)}>
            <Icon name={beside ? 'check' : 'columns'} />
            {m.editor_both_languages()}
          </button>
        </nav>
      )}
    </div>
  );
}
