import Close from '@mui/icons-material/Close';
import Launch from '@mui/icons-material/OpenInNew';
import MenuIcon from '@mui/icons-material/Menu';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { getLocale } from '../messages/locale.ts';
import { useSiteName } from '../api/use-site.ts';
import styles from './shell.module.css';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { UserMenu } from './user-menu.tsx';

/** The bar above every screen. */
export function Bar({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const translate = useTranslate();
  const siteName = useSiteName();
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={`${styles.button} ${styles.menuButton}`}
        aria-expanded={menuOpen}
        aria-controls="menu"
        aria-label={translate(menuOpen ? 'ra.action.close_menu' : 'ra.action.open_menu')}
        onClick={onMenu}
      >
        {menuOpen ? <Close /> : <MenuIcon />}
      </button>
      <Link to="/" className={styles.siteName}>
        {siteName}
        <small className={styles.onlyWide}>{translate('shell.back_office')}</small>
      </Link>
      <span className={styles.space} />
      <LanguageSwitch />
      <a className={styles.button} href={`/${getLocale()}`} target="_blank" rel="noreferrer">
        <Launch />
        <span className={styles.name}>{translate('shell.website')}</span>
      </a>
      <UserMenu />
    </header>
  );
}
