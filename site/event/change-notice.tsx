import type { ReactNode } from 'react';
import styles from './change-notice.module.css';

/** Changes against the announcement, such as another singer. */
export function ChangeNotice({ children }: { children: ReactNode }) {
  return <p className={styles.change}>{children}</p>;
}
