import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../api/request.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { Problem } from '../../layout/problem.tsx';
import styles from './entry-cards.module.css';

interface EntryCardsProps<Which extends string, T> {
  title: string;
  /** The lists to choose from, with their labels, and what the choice is about. */
  lists: Record<Which, string>;
  label: string;
  /** The list that is shown at first; null while that is unknown. */
  first: NoInfer<Which> | null;
  /** What a list is about. */
  lead: (which: NoInfer<Which> | null) => string;
  /** Text for a list without any entries. */
  none: string;
  queryKey: QueryKey;
  read: (
    which: NoInfer<Which>,
    page: number,
  ) => Promise<{ results: T[]; previous: string | null; next: string | null }>;
  /** What a card shows: a heading `h2`, paragraphs, quotes. */
  children: (entry: T) => ReactNode;
}

/** A screen with paged lists of cards, for what is no table. */
export function EntryCards<Which extends string, T extends { id: number }>(props: EntryCardsProps<Which, T>) {
  const { title, lists, label, first, lead, none, queryKey, read, children } = props;
  const translate = useTranslate();
  const [which, setWhich] = useState<Which | null>(first);
  // Chosen once: the list must not change by itself later.
  if (which === null && first !== null) setWhich(first);
  const [page, setPage] = useState(1);
  const { data: answer, error } = useQuery({
    queryKey: [...queryKey, which, page],
    queryFn: () => (which === null ? Promise.reject(new Error('No list is chosen')) : read(which, page)),
    enabled: which !== null,
  });
  return (
    <>
      <PageHead title={title}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={which}
          aria-label={label}
          onChange={(_, next: Which | null) => {
            if (next) setWhich(next);
            setPage(1);
          }}
        >
          {Object.entries<string>(lists).map(([each, name]) => (
            <ToggleButton key={each} value={each}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </PageHead>
      <p className={styles.lead}>{lead(which)}</p>
      <Problem>{answer || !error ? '' : errorMessage(error)}</Problem>
      {answer?.results.length === 0 && <p>{none}</p>}
      <ul className={styles.list}>
        {answer?.results.map((entry) => (
          <li key={entry.id} className={`card ${styles.entry}`}>
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
