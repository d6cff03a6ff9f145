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
  /** What was typed. */
  query: string;
  setQuery: (query: string) => void;
  failed: boolean;
  loading: boolean;
  /** Loads the next page; after a failure the same one again. */
  more: () => void;
  /** Repeats the search. */
  again: () => void;
}

interface Answer<T> extends Page<T> {
  /** The words and filters. */
  asked: string;
  /** The same with page and attempt. */
  requested: string;
  failed: boolean;
}

/**
 * Searches while the user types. A late response does not replace a newer one, and later pages are appended. `narrowed`
 * identifies the other filters.
 */
export function useSearch<T>(search: (question: Question) => Promise<Page<T>>, narrowed = ''): Found<T> {
  const [query, setQuery] = useState('');
  const asked = [query.trim(), narrowed].join(' | ');
  const [wanted, setWanted] = useState({ asked, page: 1, attempt: 0 });
  const { attempt } = wanted;
  const page = wanted.asked === asked ? wanted.page : 1;
  const requested = [asked, page, attempt].join(' | ');
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const arrive = (found: Page<T>) => {
      if (stop.signal.aborted) return;
      setAnswer((now) => ({
        ...found,
        results: page > 1 && now?.asked === asked ? [...now.results, ...found.results] : found.results,
        asked,
        requested,
        failed: false,
      }));
    };
    const fail = () => {
      if (stop.signal.aborted) return;
      // What was found before for the same words stays.
      setAnswer((now) => ({
        ...(now?.asked === asked ? now : { results: [], count: 0, next: null }),
        asked,
        requested,
        failed: true,
      }));
    };
    const timer = setTimeout(
      () => {
        search({ query: query.trim(), page, signal: stop.signal }).then(arrive, fail);
      },
      query === '' || page > 1 ? 0 : 200,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `search` is the same function while the filters are the same
  }, [requested]);
  return {
    query,
    setQuery,
    results: answer?.results ?? [],
    count: answer?.count ?? 0,
    next: answer?.next ?? null,
    failed: answer?.failed ?? false,
    loading: answer?.requested !== requested,
    more: () => setWanted({ asked, page: answer?.failed ? page : page + 1, attempt: attempt + 1 }),
    // Two files that are uploaded together ask for it from the same rendering.
    again: () => setWanted((now) => ({ ...now, page: 1, attempt: now.attempt + 1 })),
  };
}
