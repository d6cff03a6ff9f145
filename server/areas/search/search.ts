import type { Locale } from '#contract/base/locale.ts';
import type { SearchOverview } from '#contract/search/search.ts';
import type { PartName } from '#contract/settings/parts.ts';
import type { Database } from '../../db/database.ts';
import { type Gathered, gatherHits, type ListedPart } from './gather-hits.ts';
import { rankOthers, rankProgramme, type Ranked } from './rank.ts';
import { type QueryWord, readQuery, type ReadQuery } from './read-query.ts';
import { shownTerms } from './match-documents.ts';
import { showResults } from './show-results.ts';

export interface Slice {
  limit: number;
  offset: number;
}

type SearchSlice = SearchOverview['events'];

interface SearchRequest {
  typed: string;
  locale: Locale;
  now: Date;
  /** Parts that the house does not have. */
  partsOff: readonly PartName[];
}

const overviewLength = 5;

/** One page of one part of the results. */
export async function searchPart(
  db: Database,
  { part, request, limit, offset }: { part: ListedPart; request: SearchRequest } & Slice,
): Promise<SearchSlice> {
  const query = await readQuery({ db, ...request }, request.typed);
  if (!query) return { count: 0, results: [] };
  const found = rank(await gatherHits({ db, ...request }, { query, parts: [part] }), part, request.now);
  const [results = []] = await showResults(db, query, [found.slice(offset, offset + limit)]);
  return { count: found.length, results };
}

/** The first results of every part. */
export async function searchAll(db: Database, request: SearchRequest): Promise<SearchOverview> {
  const query = await readQuery({ db, ...request }, request.typed);
  const nothing: SearchSlice = { count: 0, results: [] };
  if (!query) return { count: 0, events: nothing, others: nothing, archive: nothing, did_you_mean: null };
  const gathered = await gatherHits({ db, ...request }, { query, parts: ['events', 'others', 'archive'] });
  const events = rank(gathered, 'events', request.now);
  const others = rank(gathered, 'others', request.now);
  const archive = rank(gathered, 'archive', request.now);
  const count = events.length + others.length + archive.length;
  const first = [events, others, archive].map((found) => found.slice(0, overviewLength));
  const [comingShown = [], othersShown = [], pastShown = []] = await showResults(db, query, first);
  return {
    count,
    events: { count: events.length, results: comingShown },
    others: { count: others.length, results: othersShown },
    archive: { count: archive.length, results: pastShown },
    did_you_mean: query.corrected ?? (count === 0 ? await rarestWord(db, query, request.partsOff) : null),
  };
}

/** The most selective of several words that never occur together; null for a single word. */
async function rarestWord(
  db: Database,
  { words, locale }: ReadQuery,
  off: readonly PartName[],
): Promise<string | null> {
  if (words.length < 2) return null;
  const shown = off.length > 0 && (await shownTerms({ db, locale, partsOff: off }, words.flatMap(ownTerm)));
  const [rarest] = words
    .filter((word) => word.hits > 0 && (!shown || ownTerm(word).some((term) => shown.has(term))))
    .toSorted((a, b) => a.hits - b.hits);
  return rarest?.typed ?? null;
}

/** The word itself, if the index has it. */
function ownTerm({ terms }: QueryWord): string[] {
  return terms.filter(({ loose }) => loose === 0).map(({ term }) => term);
}

function rank(gathered: Gathered, part: ListedPart, now: Date): Ranked[] {
  return part === 'others' ? rankOthers(gathered) : rankProgramme(gathered, part, now);
}
