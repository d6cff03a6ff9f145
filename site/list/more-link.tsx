import type { MouseEvent } from 'react';
import { isPlain } from '../navigation/plain-click.ts';
import { m } from '../paraglide/messages.js';
import { buttonClass } from '../ui/button.tsx';
import styles from './more-link.module.css';
import type { PagedList } from './use-paged-list.ts';

interface MoreLinkProps {
  list: Pick<PagedList<unknown>, 'next' | 'previous' | 'loading' | 'failed' | 'more' | 'fresh' | 'entries' | 'count'>;
  /** What the link says, e.g. `Weitere Termine anzeigen`. */
  children: string;
  /** What the link to the page before says where the first one is not shown; `Vorige Seite` unless told otherwise. */
  before?: string;
}

/**
 * The way to the next page of a list: a link that leads there, and with scripts a button that appends it in place. What
 * came is said aloud.
 */
export function MoreLink({ list, children, before = m.list_previous() }: MoreLinkProps) {
  const { next, previous, loading, failed, more, fresh, entries, count } = list;
  function append(event: MouseEvent) {
    if (!isPlain(event)) return;
    // Without a connection the next page may be kept, but not its data.
    if (!navigator.onLine) return;
    event.preventDefault();
    more();
  }
  const said = loading
    ? m.list_loading()
    : failed
      ? m.list_failed()
      : fresh === null
        ? ''
        : m.list_came({ count: entries.length - fresh, shown: entries.length, all: Math.max(count, entries.length) });
  return (
    <div className={styles.more}>
      {previous !== null && (
        <a className={buttonClass.line} href={previous} rel="prev">
          <span>{before}</span>
        </a>
      )}
      {next !== null && (
        <a
          className={loading ? `${buttonClass.line} ${styles.loading}` : buttonClass.line}
          href={next}
          rel="next"
          aria-disabled={loading || undefined}
          onClick={append}
        >
          <span>{loading ? m.list_loading() : children}</span>
        </a>
      )}
      <output className={failed ? styles.failed : 'unseen'}>{said}</output>
    </div>
  );
}
