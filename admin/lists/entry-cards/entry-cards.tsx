import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../api/request.ts';
import { Problem } from '../../layout/problem.tsx';
import styles from './entry-cards.module.css';

interface EntryCardsProps<T> {
  /** What the list is about. */
  lead: string;
  /** Text for a list without any entries. */
  none: string;
  /** The answer of the call for a page; undefined until it is there. */
  answer: { results: readonly T[]; previous: string | null; next: string | null } | undefined;
  /** Why there is none. */
  error: unknown;
  page: number;
  setPage: (page: number) => void;
  /** What a card shows: a heading `h2`, paragraphs, quotes. */
  children: (entry: T) => ReactNode;
}

/** A paged list of cards, for what is no table. */
export function EntryCards<T extends { id: number }>(props: EntryCardsProps<T>) {
  const { lead, none, answer, error, page, setPage, children } = props;
  const translate = useTranslate();
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <Problem>{answer || !error ? '' : errorMessage(error)}</Problem>
      {answer?.results.length === 0 && <p>{none}</p>}
      <ul className={styles.list}>
        {answer?.results.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            {children(entry)}
          </li>
        ))}
      </ul>
      {answer && (answer.previous ?? answer.next) && (
        <p className={styles.pages}>
          <Button disabled={!answer.previous} onClick={() => setPage(page - 1)}>
            {translate('ra.navigation.previous')}
          </Button>
          <Button disabled={!answer.next} onClick={() => setPage(page + 1)}>
            {translate('ra.navigation.next')}
          </Button>
        </p>
      )}
    </>
  );
}
