import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { ArrowLink } from '../ui/button.tsx';
import type { ListPage } from './list-page.ts';
import styles from './nothing-here.module.css';

interface NothingHereProps {
  list: Pick<ListPage<unknown>, 'previous'>;
  /** That there is nothing, where the list is empty from its beginning. */
  children: ReactNode;
  /** Where there is more than here; without it nothing is offered. */
  more?: { href: string; name: string };
}

/** In the place of the entries: the list is empty, or it has ended before the page that was asked for. */
export function NothingHere({ list, children, more }: NothingHereProps) {
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
