import { useState } from 'react';
import type { Search } from './page-places.ts';

/** The places that are left out; a new search begins with none. */
export function useTicks({ term, matchCase, wholeWords }: Search) {
  const asked = JSON.stringify([term, matchCase, wholeWords]);
  const [ticks, setTicks] = useState({ asked, unticked: new Set<string>() });
  const unticked = ticks.asked === asked ? ticks.unticked : new Set<string>();
  const toggle = (key: string) => {
    const next = new Set(unticked);
    if (!next.delete(key)) next.add(key);
    setTicks({ asked, unticked: next });
  };
  return { unticked, toggle };
}
