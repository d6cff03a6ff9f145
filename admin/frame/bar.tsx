import Close from '@mui/icons-material/Close';
import Launch from '@mui/icons-material/OpenInNew';
import MenuIcon from '@mui/icons-material/Menu';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { language } from '../house/language.ts';
import { useHouseName } from '../house/use-house-name.ts';
import styles from './frame.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { UserMenu } from './user-menu.tsx';

/** The bar above every screen. */
export function Bar({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const translate = useTranslate();
  const house = useHouseName();
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
      <Link to="/" className={styles.house}>
        {house}
        <small className={styles.wide}>{translate('frame.back_office')}</small>
      </Link>
      <span className={styles.space} />
      <LanguageSwitch />
      <a className={styles.button} href={`/${language()}`} target="_blank" rel="noreferrer">
        <Launch />
        <span className={styles.name}>{translate('frame.website')}</span>
      </a>
      <UserMenu />
    </header>
  );
}
