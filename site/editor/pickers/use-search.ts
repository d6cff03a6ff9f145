import { useEffect, useState } from 'react';

export interface Found<T> {
  results: T[];
  count: number;
  failed: boolean;
  loading: boolean;
}

/** Searches as somebody types; an answer that comes late does not replace a newer one. `again` repeats the search. */
export function useSearch<T>(
  words: string,
  search: (words: string, signal: AbortSignal) => Promise<{ results: T[]; count: number }>,
) {
  const [found, setFound] = useState<Found<T>>({ results: [], count: 0, failed: false, loading: true });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(
      () => {
        search(words.trim(), stop.signal).then(
          ({ results, count }) => stop.signal.aborted || setFound({ results, count, failed: false, loading: false }),
          () => stop.signal.aborted || setFound({ results: [], count: 0, failed: true, loading: false }),
        );
      },
      words === '' ? 0 : 200,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the search itself is the same for as long as the picker is open
  }, [words, round]);
  return { ...found, setFound, again: () => setRound((now) => now + 1) };
}
