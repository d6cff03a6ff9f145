import type { ReactNode } from 'react';
import styles from '#modules/events/status-note.module.css';

/** Changes against the announcement, such as another singer. */
export function ChangeNotice({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
