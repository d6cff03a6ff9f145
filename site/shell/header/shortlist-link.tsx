import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { screenAddress } from '../../addresses/screen-address.ts';
import { Icon } from '#ui/icon.tsx';
import { useShortlist } from '#modules/events/shortlist.ts';
import styles from './shortlist-link.module.css';

/** Link to the shortlist with its number of events; takes the same space with and without a number. */
export function ShortlistLink() {
  const locale = useLocale();
  const count = useShortlist().length;
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
