import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { screenAddress } from '../thing-address.ts';
import { Icon } from '../ui/icon.tsx';
import { useNoted } from './noted.ts';
import styles from './shortlist-link.module.css';

/** The way to the shortlist with the number of evenings on it; nothing as long as there are none. */
export function ShortlistLink() {
  const locale = useLocale();
  const count = useNoted().length;
  if (count === 0) return null;
  return (
    <a href={screenAddress('shortlist', locale)} className={styles.link} aria-label={m.shortlist_link({ count })}>
      <Icon name="bookmark" />
      {count}
    </a>
  );
}
