import { Parts } from '#ui/boundary.tsx';
import type { Picture as PictureData } from '#contract/media/media.ts';
import { htmlToText } from '#text/html-to-text.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { EmptyList } from './empty-list.tsx';
import styles from './entry-list.module.css';
import type { ListPage } from './list-page.ts';
import { MoreLink } from './more-link.tsx';
import { usePagedList } from './use-paged-list.ts';

/** What a row of `EntryList` shows. */
export interface ListedEntry {
  id: number;
  /** Without a page of its own it is no link. */
  url?: string;
  title: string;
  /** Small line above the title. */
  facts?: string;
  /** HTML or plain text; its first four lines are shown. */
  text?: string;
  picture?: PictureData | null | undefined;
  /** Language of title and text if it is not that of the page. */
  lang?: string | undefined;
}

interface EntryListProps<T> {
  /** The list that the loader of the screen returns. */
  list: ListPage<T>;
  /** What a row shows of an entry. */
  entryOf: (entry: T) => ListedEntry;
  /** Label for screen readers. */
  label: string;
  /** Text for a list without any entries. */
  none: string;
  /** Label of the link to the next entries. */
  more: string;
}

/** A paged list of links with title, text and picture, for a screen that has no look of its own for them. */
export function EntryList<T>({ list: first, entryOf, label, none, more }: EntryListProps<T>) {
  const { frame, ...list } = usePagedList(first);
  return (
    <section className={`wrap ${styles.list}`} aria-label={label} ref={frame}>
      {list.entries.length === 0 && <EmptyList list={list}>{none}</EmptyList>}
      <ul>
        <Parts>
          {list.entries.map(entryOf).map((entry, index) => (
            <Row key={entry.id} entry={entry} index={index} />
          ))}
        </Parts>
      </ul>
      {list.entries.length > 0 && <MoreLink list={list}>{more}</MoreLink>}
    </section>
  );
}

function Row({ entry, index }: { entry: ListedEntry; index: number }) {
  const { title, url, facts = '', picture, lang } = entry;
  const text = htmlToText(entry.text ?? '');
  return (
    <li className={`pictured linked ${styles.row}`} data-entry={index} tabIndex={-1}>
      <div>
        {facts !== '' && <p className="note soft">{facts}</p>}
        <h2 className={styles.title} lang={lang}>
          {url === undefined ? title : <SmartLink href={url}>{title}</SmartLink>}
        </h2>
        {text !== '' && (
          <p className={styles.text} lang={lang}>
            {text}
          </p>
        )}
      </div>
      {picture && (
        <div className={`its-picture ${styles.picture}`} aria-hidden="true">
          <Picture picture={picture} alt="" priority={index === 0} sizes="(min-width: 48em) 30vw, 100vw" />
        </div>
      )}
    </li>
  );
}
