import { useTranslate } from 'react-admin';
import styles from './frame.module.css';

export function SkipLink() {
  const translate = useTranslate();
  return (
    <a
      className={styles.skip}
      href="#main-content"
      onClick={(event) => {
        // The address is the router's; only the focus moves.
        event.preventDefault();
        document.getElementById('main-content')?.focus();
      }}
    >
      {translate('ra.navigation.skip_nav')}
    </a>
  );
}
