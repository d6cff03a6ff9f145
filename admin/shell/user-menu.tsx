import MenuList from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useGetIdentity, useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import styles from './shell.module.css';

/** The signed-in user: own account, sign out. */
export function UserMenu() {
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
