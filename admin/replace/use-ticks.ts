import { useCallback, useState } from 'react';
import type { Criteria } from './criteria.ts';

/** The places that are left out, by their keys. */
export interface Ticks {
  unticked: ReadonlySet<string>;
  /** Ticks or unticks places together. */
  tick: (keys: readonly string[], on: boolean) => void;
}

const none: ReadonlySet<string> = new Set();

/** All places are ticked at first, and again when other words are searched: their places have the same keys. */
export function useTicks({ term, match_case: matchCase, whole_words: wholeWords }: Criteria): Ticks {
  const asked = JSON.stringify([term, matchCase, wholeWords]);
  const [ticks, setTicks] = useState({ asked, unticked: none });
  const tick = useCallback(
    (keys: readonly string[], on: boolean) => {
      setTicks((now) => {
        const next = new Set(now.asked === asked ? now.unticked : none);
        for (const key of keys)
          if (on) next.delete(key);
          else next.add(key);
        return { asked, unticked: next };
      });
    },
    [asked],
  );
  return { unticked: ticks.asked === asked ? ticks.unticked : none, tick };
}
