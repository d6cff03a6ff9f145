import { type ReactNode, Suspense, useState } from 'react';
import { Loading, useGetIdentity, useLogout, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import styles from './shell.module.css';
import { Menu } from './menu.tsx';
import { SessionDialog } from '../sign-in/session-dialog.tsx';
import Close from '@mui/icons-material/Close';
import Launch from '@mui/icons-material/OpenInNew';
import MenuIcon from '@mui/icons-material/Menu';
import { getLocale } from '../messages/locale.ts';
import { useSiteName } from '../api/use-site.ts';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import MenuList from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

/** Bar at the top, menu on the left, screen beside it; on phones the menu overlays the screen. */
export function Shell({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Bar menuOpen={open} onMenu={() => setOpenAt(open ? null : pathname)} />
      <Menu open={open} onClose={() => setOpenAt(null)} />
      <main id="main-content" className={styles.main} tabIndex={-1}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
      <SessionDialog />
    </div>
  );
}

/** The bar above every screen. */
function Bar({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
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

function SkipLink() {
  const translate = useTranslate();
  return (
    <a
      className={styles.skip}
      href="#main-content"
      onClick={(event) => {
        // Keep the router's address; only move the focus.
        event.preventDefault();
        document.getElementById('main-content')?.focus();
      }}
    >
      {translate('ra.navigation.skip_nav')}
    </a>
  );
}

/** The signed-in user: own account, sign out. */
function UserMenu() {
  const translate = useTranslate();
  const { data } = useGetIdentity();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const name = data?.fullName ?? '';
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className="visually-hidden">{translate('ra.auth.user_menu')}: </span>
        <span className={styles.name}>{name}</span>
      </button>
      <MenuList anchorEl={anchor} open={open} onClose={() => setAnchor(null)}>
        <MenuItem component={Link} to="/account" onClick={() => setAnchor(null)}>
          {translate('account.title')}
        </MenuItem>
        <MenuItem onClick={() => void logout()}>{translate('ra.auth.logout')}</MenuItem>
      </MenuList>
    </>
  );
}

function initialsOf(name: string): string {
  const parts = name.split(/[\s@.]+/).filter(Boolean);
  return parts
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
}
