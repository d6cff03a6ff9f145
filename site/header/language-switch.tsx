import { useCallback, useRef } from 'react';
import { type Locale, localeNames } from '#contract/languages.ts';
import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { closePanel, openPanel, usePanelOpen } from './header-state.ts';
import { LanguageLinks } from './language-links.tsx';
import styles from './language-switch.module.css';
import { useDisclosure } from './use-disclosure.ts';
import { useDismiss } from './use-dismiss.ts';

const close = () => closePanel('language');

/** Shows which language this is, and opens the list of all. On telephones the menu has it. */
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
      <LanguageLinks urls={urls} className={styles.list} />
    </details>
  );
}
