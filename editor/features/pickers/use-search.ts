import { useEffect, useState } from 'react';

interface Page<T> {
  results: T[];
  count: number;
  /** Address of the next page; null after the last one. */
  next: string | null;
}

export interface Question {
  query: string;
  /** Page of the results, from 1. */
  page: number;
  signal: AbortSignal;
}

export interface Found<T> extends Page<T> {
  failed: boolean;
  loading: boolean;
  /** Loads the next page. */
  more: () => void;
  /** Repeats the search. */
  again: () => void;
}

interface Answer<T> extends Page<T> {
  requested: string;
  page: number;
  failed: boolean;
}

/**
 * Searches while the user types. A late response does not replace a newer one, and later pages are appended. `narrowed`
 * identifies the other filters.
 */
export function useSearch<T>(query: string, search: (question: Question) => Promise<Page<T>>, narrowed = ''): Found<T> {
  const [round, setRound] = useState(0);
  const requested = [query.trim(), narrowed, round].join(' | ');
  const [wanted, setWanted] = useState({ requested, page: 1 });
  const page = wanted.requested === requested ? wanted.page : 1;
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const arrive = (found: Page<T>, failed = false) => {
      if (stop.signal.aborted) return;
      setAnswer((now) => ({
        ...found,
        results: page > 1 && now?.requested === requested ? [...now.results, ...found.results] : found.results,
        requested,
        page,
        failed,
      }));
    };
    const timer = setTimeout(
      () => {
        search({ query: query.trim(), page, signal: stop.signal }).then(arrive, () =>
          arrive({ results: [], count: 0, next: null }, true),
        );
      },
      query === '' || page > 1 ? 0 : 200,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `search` is the same function while the filters are the same
  }, [requested, page]);
  return {
    results: answer?.results ?? [],
    count: answer?.count ?? 0,
    next: answer?.next ?? null,
    failed: answer?.failed ?? false,
    loading: answer?.requested !== requested || answer.page !== page,
    more: () => setWanted({ requested, page: page + 1 }),
    again: () => setRound((now) => now + 1),
  };
}
