import type { SearchKind } from '#contract/search/search.ts';
import { type Gathered, maxResults } from './gather-hits.ts';
import type { Ranked } from './ranked.ts';

/** Among equal matches, the more probable kind comes first. */
export const kindOrder: SearchKind[] = [
  'production',
  'festival',
  'person',
  'event',
  'page',
  'article',
  'subscription',
  'press',
];

/** Festivals, people, articles, pages, subscriptions and press, the best first, then the latest. */
export function rankOthers({ hits }: Gathered): Ranked[] {
  return hits
    .filter(({ kind }) => kind !== 'production' && kind !== 'event')
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) ||
        (b.since ?? 0) - (a.since ?? 0) ||
        a.documentId - b.documentId,
    )
    .slice(0, maxResults);
}
