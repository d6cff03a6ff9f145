import type { MouseEvent } from 'react';
import { isPlain } from '../framework/navigation/plain-click.ts';
import { m } from '#messages/paraglide/messages.js';
import { buttonClass } from '#ui/button.tsx';
import styles from './more-link.module.css';
import type { PagedList } from './use-paged-list.ts';

interface MoreLinkProps {
  list: Pick<PagedList<unknown>, 'next' | 'previous' | 'loading' | 'failed' | 'more' | 'fresh' | 'entries' | 'count'>;
  /** Label of the link, such as `Weitere Termine anzeigen`. */
  children: string;
  /** Label of the link to the previous page, shown when the list does not start at page 1; default `Vorige Seite`. */
  before?: string;
}

/**
 * The way to the next page of a list: a link without scripts, with scripts a button that appends the page. The number
 * of added entries is announced to screen readers.
 */
export function MoreLink({ list, children, before = m.list_previous() }: MoreLinkProps) {
  const { next, previous, loading, failed, more, fresh, entries, count } = list;
  function append(event: MouseEvent) {
    if (!isPlain(event)) return;
    // Offline, the next page may be stored, but its data are not.
    if (!navigator.onLine) return;
    event.preventDefault();
    more();
  }
  const message = loading
    ? m.list_loading()
    : failed
      ? m.list_failed()
      : fresh === null
        ? ''
        : m.list_came({ count: entries.length - fresh, shown: entries.length, all: Math.max(count, entries.length) });
  return (
    <div className={`screen-only ${styles.more}`}>
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
      <output className={failed ? styles.failed : 'unseen'}>{message}</output>
    </div>
  );
}
