import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSiteName } from '../api/use-site.ts';
import styles from './page-head.module.css';
import HelpIcon from '@mui/icons-material/HelpOutline';
import { useTranslate } from 'react-admin';
import { chapterAt } from './chapters.ts';

interface PageHeadProps {
  title: string;
  /** Links to the list of these. */
  resource?: string;
  /** Links to another screen above this one. */
  parent?: { label: string; to: string };
  /** Small text beside the title. */
  note?: ReactNode;
  /** Buttons on the right. */
  children?: ReactNode;
}

/** Heading of a screen; also sets the document's title. */
export function PageHead({ title, resource, parent, note, children }: PageHeadProps) {
  const siteName = useSiteName();
  const translate = useTranslate();
  const above = resource
    ? { label: translate(`resources.${resource}.name`, { smart_count: 2 }), to: `/${resource}` }
    : parent;
  return (
    <div className={`cluster ${styles.head}`}>
      <title>{siteName ? `${title} – ${siteName}` : title}</title>
      <div className={styles.names}>
        {above && (
          <Link to={above.to} className={styles.above}>
            ‹ {above.label}
          </Link>
        )}
        <div className={styles.title}>
          <h1>
            {title} {note && <span className={`hint ${styles.note}`}>{note}</span>}
          </h1>
          <HelpLink />
        </div>
      </div>
      {children && <div className={`cluster ${styles.buttons}`}>{children}</div>}
    </div>
  );
}

/** Leads to the chapter of the guide about the open screen; in a window of its own, so that a form stays as it is. */
function HelpLink() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  if (/^\/help(?:\/|$)/.test(pathname)) return null;
  return (
    <Link
      to={`/help/${chapterAt(pathname) ?? 'first-steps'}`}
      target="_blank"
      className={styles.help}
      aria-label={translate('help.open_about')}
      title={translate('help.open_about')}
    >
      <HelpIcon aria-hidden="true" />
      {translate('help.open')}
    </Link>
  );
}
