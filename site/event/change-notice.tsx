import type { ReactNode } from 'react';
import styles from './change-notice.module.css';

/** What is different from what was announced, e.g. another singer. */
export function ChangeNotice({ children }: { children: ReactNode }) {
  return <p className={styles.change}>{children}</p>;
}
