import { useState } from 'react';
import { Link } from 'react-router';
import { locales } from '#contract/base/locale.ts';
import { languageNames } from '../../core/language-names.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { editAddress, type EditedPage } from '../../core/session/edited-page.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import styles from './language-sheet.module.css';

/** On a phone: selects the language of the page, or both, one below the other. */
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
              {languageNames[locale]()}
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
