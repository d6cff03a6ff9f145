import type { Locale } from '#contract/locale.ts';
import type { SearchOverview, SearchResult } from '#contract/search.ts';
import type { Database } from '../house.ts';
import { rankOthers } from './rank-others.ts';
import { type RankedList, rankProgramme, type Slice } from './rank-programme.ts';
import { readQuery, type ReadQuery } from './read-query.ts';
import { showResults } from './show-results.ts';

export type ListedPart = 'events' | 'others' | 'archive';

interface Found {
  count: number;
  results: SearchResult[];
}

interface Asked {
  typed: string;
  locale: Locale;
  now: Date;
}

const overviewLength = 5;

/** A page of one part of what was found. */
export async function searchPart(db: Database, part: ListedPart, asked: Asked, slice: Slice): Promise<Found> {
  const query = await readQuery(db, asked.typed, asked.locale);
  if (!query) return { count: 0, results: [] };
  const { count, results } = await rank(db, part, query, asked.now, slice);
  const [shown = []] = await showResults(db, query, [results]);
  return { count, results: shown };
}

/** The first results of every part. */
export async function searchAll(db: Database, asked: Asked): Promise<SearchOverview> {
  const query = await readQuery(db, asked.typed, asked.locale);
  const nothing: Found = { count: 0, results: [] };
  if (!query) return { count: 0, events: nothing, others: nothing, archive: nothing, did_you_mean: null };
  const slice = { limit: overviewLength, offset: 0 };
  const events = await rank(db, 'events', query, asked.now, slice);
  const others = await rank(db, 'others', query, asked.now, slice);
  const archive = await rank(db, 'archive', query, asked.now, slice);
  const count = events.count + others.count + archive.count;
  const lists = [events, others, archive].map(({ results }) => results);
  const [comingShown = [], othersShown = [], pastShown = []] = await showResults(db, query, lists);
  return {
    count,
    events: { count: events.count, results: comingShown },
    others: { count: others.count, results: othersShown },
    archive: { count: archive.count, results: pastShown },
    did_you_mean: query.corrected ?? (count === 0 ? rarestWord(query) : null),
  };
}

/** Of several words that never stand together the one that says most; null where there was only one. */
function rarestWord({ words }: ReadQuery): string | null {
  const [rarest] = words.filter(({ hits }) => hits > 0).toSorted((a, b) => a.hits - b.hits);
  return words.length > 1 && rarest ? rarest.typed : null;
}

function rank(db: Database, part: ListedPart, query: ReadQuery, now: Date, slice: Slice): Promise<RankedList> {
  return part === 'others' ? rankOthers(db, query, now, slice) : rankProgramme(db, query, part, now, slice);
}
