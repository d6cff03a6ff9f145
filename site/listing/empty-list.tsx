import type { ReactNode } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { ArrowLink } from '#ui/button.tsx';
import type { ListPage } from './list-page.ts';
import styles from './empty-list.module.css';

interface NothingHereProps {
  list: Pick<ListPage<unknown>, 'previous'>;
  /** Text for a list without any entries. */
  children: ReactNode;
  /** Link to more entries; absent: no link. */
  more?: { href: string; name: string };
}

/** Shown instead of entries: the list is empty, or it ends before the requested page. */
export function EmptyList({ list, children, more }: NothingHereProps) {
  const behindEnd = list.previous !== null;
  return (
    <div className={styles.nothing}>
      <p className="lead">{behindEnd ? m.list_end() : children}</p>
      {behindEnd ? (
        <ArrowLink href={list.previous ?? ''}>{m.list_begin()}</ArrowLink>
      ) : (
        more && <ArrowLink href={more.href}>{more.name}</ArrowLink>
      )}
    </div>
  );
}
