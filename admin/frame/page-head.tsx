import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHouseName } from '../house/use-house-name.ts';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** Where this screen belongs to. */
  above?: { label: string; to: string };
  /** Beside the title, small. */
  note?: ReactNode;
  /** Buttons on the right. */
  children?: ReactNode;
}

/** Heading of a screen, which also names the window. */
export function PageHead({ title, above, note, children }: PageHeadProps) {
  const house = useHouseName();
  return (
    <div className={styles.head}>
      <title>{house ? `${title} – ${house}` : title}</title>
      <div className={styles.names}>
        {above && (
          <Link to={above.to} className={styles.above}>
            ‹ {above.label}
          </Link>
        )}
        <h1>
          {title} {note && <span className={styles.note}>{note}</span>}
        </h1>
      </div>
      {children && <div className={styles.buttons}>{children}</div>}
    </div>
  );
}
