import type { SearchOverview, SearchResult } from '#contract/search/search.ts';
import type { Slice } from '../../../http/list-answer.ts';
import type { HiddenResults } from './find-hidden.ts';

/** The overview with hidden entries first in each part. */
export function withHidden(shown: SearchOverview, hidden: HiddenResults): SearchOverview {
  const count = hidden.events.length + hidden.others.length + hidden.archive.length;
  if (count === 0) return shown;
  const part = (name: keyof HiddenResults) => ({
    count: shown[name].count + hidden[name].length,
    results: [...hidden[name], ...shown[name].results],
  });
  return {
    count: shown.count + count,
    events: part('events'),
    others: part('others'),
    archive: part('archive'),
    did_you_mean: null,
  };
}

/** One page of a part that begins with its hidden entries; `read` reads a slice of the public ones. */
export async function pageWithHidden(
  hidden: SearchResult[],
  { limit, offset }: Slice,
  read: (slice: Slice) => Promise<{ count: number; results: SearchResult[] }>,
): Promise<{ count: number; results: SearchResult[] }> {
  const first = hidden.slice(offset, offset + limit);
  const rest = await read({ limit: limit - first.length, offset: Math.max(0, offset - hidden.length) });
  return { count: rest.count + hidden.length, results: [...first, ...rest.results] };
}
