import { useTranslate } from 'react-admin';
import styles from './shell.module.css';

export function SkipLink() {
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
