import { useCallback, useEffect, useRef, useState } from 'react';
import { type ReplaceCursor, replacingApi, replacingLimits } from '#contract/editing/replacing-api.ts';
import { readParts } from '#text/replacing/read-parts.ts';
import { request } from '../api/request.ts';
import type { Criteria } from './criteria.ts';
import { listed, type ListedText } from './found-owners.ts';

export interface SearchState {
  phase: 'searching' | 'paused' | 'stopped' | 'failed' | 'ended';
  texts: readonly ListedText[];
  /** Where the search goes on; null at its beginning and at its end. */
  next: ReplaceCursor | null;
  /** Why it failed. */
  error: unknown;
}

/** Searches the house, from the first render on, part after part. */
export function useTextSearch(criteria: Criteria, onFailed: (error: unknown) => void) {
  const [state, setState] = useState<SearchState>({ phase: 'searching', texts: [], next: null, error: null });
  const running = useRef<AbortController | null>(null);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });

  const search = useCallback(
    async (from: ReplaceCursor | null) => {
      const control = new AbortController();
      running.current = control;
      const { signal } = control;
      const set = (change: (now: SearchState) => Partial<SearchState>) => {
        if (!signal.aborted) setState((now) => ({ ...now, ...change(now) }));
      };
      try {
        const phase = await readParts(
          (cursor) => request(replacingApi.preview, { body: { ...criteria, from: cursor }, signal }),
          {
            from,
            most: replacingLimits.texts,
            onPart({ texts, next }) {
              set((now) => ({ texts: [...now.texts, ...texts.map(listed)], next }));
              return !signal.aborted;
            },
          },
        );
        set(() => ({ phase }));
      } catch (error) {
        if (signal.aborted) return;
        set(() => ({ phase: 'failed', error }));
        failed.current(error);
      }
    },
    [criteria],
  );

  useEffect(() => {
    void search(null);
    return () => running.current?.abort();
  }, [search]);

  const stop = () => {
    running.current?.abort();
    setState((now) => ({ ...now, phase: 'stopped' }));
  };
  const goOn = () => {
    setState((now) => ({ ...now, phase: 'searching', error: null }));
    void search(state.next);
  };
  return { state, stop, goOn };
}
