import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSiteName } from '../api/use-site.ts';
import { HelpLink } from './help-link.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** Link to the parent screen. */
  parent?: { label: string; to: string };
  /** Small text beside the title. */
  note?: ReactNode;
  /** Buttons on the right. */
  children?: ReactNode;
}

/** Heading of a screen; also sets the document's title. */
export function PageHead({ title, parent, note, children }: PageHeadProps) {
  const siteName = useSiteName();
  return (
    <div className={styles.head}>
      <title>{siteName ? `${title} – ${siteName}` : title}</title>
      <div className={styles.names}>
        {parent && (
          <Link to={parent.to} className={styles.above}>
            ‹ {parent.label}
          </Link>
        )}
        <div className={styles.title}>
          <h1>
            {title} {note && <span className={styles.note}>{note}</span>}
          </h1>
          <HelpLink />
        </div>
      </div>
      {children && <div className={styles.buttons}>{children}</div>}
    </div>
  );
}
