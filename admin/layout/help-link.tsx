import HelpIcon from '@mui/icons-material/HelpOutline';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { chapterAt } from './chapters.ts';
import styles from './page-head.module.css';

/** Leads to the chapter of the guide about the open screen; in a window of its own, so that a form stays as it is. */
export function HelpLink() {
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
