import type { ReactNode } from 'react';
import styles from './panel-button.module.css';

interface PanelButtonProps {
  /** Where the same can be done on a page of its own. */
  href: string;
  label: string;
  children: ReactNode;
}

/** The way to what a panel of the header offers. */
export function PanelButton({ href, label, children }: PanelButtonProps) {
  return (
    <a href={href} className={styles.button} aria-label={label}>
      {children}
    </a>
  );
}
