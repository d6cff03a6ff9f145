import { useCallback, useRef } from 'react';
import { type Locale, localeNames } from '#text/languages.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { closePanel, openPanel, usePanelOpen } from './header-state.ts';
import { LanguageLinks } from './language-links.tsx';
import dropList from './drop-list.module.css';
import styles from './language-switch.module.css';
import { useDisclosure, useDismiss } from '../disclosure/use-disclosure.ts';

const close = () => closePanel('language');

/** Shows the current language and opens the list of all. On telephones it is inside the menu. */
export function LanguageSwitch({ urls }: { urls: Record<Locale, string> }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { code } = localeNames[useLocale()];
  const open = usePanelOpen('language');
  const onChange = useCallback((wanted: boolean) => (wanted ? openPanel('language') : close()), []);
  const summary = useDisclosure(ref, { open, onChange });
  useDismiss(ref, open, close);
  return (
    <details ref={ref} className={styles.switch} suppressHydrationWarning>
      <summary {...summary} className={styles.toggle}>
        <span className="unseen">{m.change_language()}: </span>
        {code.toUpperCase()}
      </summary>
      <LanguageLinks urls={urls} className={dropList.list} />
    </details>
  );
}
