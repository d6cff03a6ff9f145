import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { screenAddress } from '../thing-address.ts';
import { Icon } from '../ui/icon.tsx';
import { useNoted } from './noted.ts';
import styles from './shortlist-link.module.css';

/** The way to the shortlist, with the number of evenings on it once there are some; its room is the same with and without. */
export function ShortlistLink() {
  const locale = useLocale();
  const count = useNoted().length;
  return (
    <a
      href={screenAddress('shortlist', locale)}
      className={`${styles.link} ${count > 0 ? styles.some : ''}`}
      aria-label={count > 0 ? m.shortlist_link({ count }) : m.shortlist_title()}
    >
      <Icon name="bookmark" />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </a>
  );
}
