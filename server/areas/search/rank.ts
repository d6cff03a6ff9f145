import type { SearchKind } from '#contract/search/search.ts';
import { groupBy } from '#contract/base/records.ts';
import { type Gathered, maxResults, type HitDate, maxDates } from './gather-hits.ts';

/** A result before it is shown. */
export interface Ranked {
  kind: SearchKind;
  targetId: number;
  documentId: number;
  /** Ids of the events that are shown with a production, in this order. */
  dates?: number[];
}

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

/** A production or an event that matches. */
interface Entry {
  kind: 'production' | 'event';
  targetId: number;
  documentId: number;
  rank: number;
  /** Distance from now in milliseconds. */
  away: number;
}

/** An event of a production; those that match have a rank of their own. */
type DateEntry = Pick<Entry, 'targetId' | 'rank' | 'away'>;

/** A production with its events, or a single event. */
interface Family {
  id: number;
  entries: Entry[];
  dates: Map<number, DateEntry>;
}

/**
 * Upcoming or past productions and single events, best first. A production is one result with its next (or latest) few
 * events; if only events of it match, the best of them stands for all.
 */
export function rankProgramme({ hits, dates }: Gathered, part: 'events' | 'archive', now: Date): Ranked[] {
  const moment = now.getTime();
  const isOfPart = (over: number | null) => (over ?? Infinity) > moment === (part === 'events');
  const away = (over: number | null) => (over === null ? Infinity : Math.abs(over - moment));
  const ofPart = dates.filter(({ over }) => isOfPart(over));
  const played = groupBy(ofPart, ({ productionId }) => productionId);
  const families = new Map<number, Family>();
  for (const hit of hits) {
    const { kind, targetId, documentId, productionId, rank, over } = hit;
    if (kind !== 'production' && kind !== 'event') continue;
    const next = kind === 'production' ? nearest(played.get(targetId), moment) : [];
    if (!isOfPart(over) && next.length === 0) continue;
    const id = productionId ?? -targetId;
    const family = families.get(id) ?? { id, entries: [], dates: new Map<number, DateEntry>() };
    families.set(id, family);
    family.entries.push({ kind, targetId, documentId, rank, away: away(next[0]?.over ?? over) });
    if (kind === 'event') family.dates.set(targetId, { targetId, rank, away: away(over) });
    for (const date of next)
      if (!family.dates.has(date.eventId))
        family.dates.set(date.eventId, { targetId: date.eventId, rank, away: away(date.over) });
  }
  return inOrder([...families.values()]);
}

function nearest(dates: HitDate[] = [], moment: number): HitDate[] {
  return dates.toSorted((a, b) => Math.abs(a.over - moment) - Math.abs(b.over - moment)).slice(0, maxDates);
}

/** Families sorted by their best entry: a word in a title counts more than one in the cast. */
function inOrder(families: Family[]): Ranked[] {
  const sorted = families.flatMap(({ id, entries, dates }) => {
    const [best] = entries.toSorted(byRank);
    const head = entries.find(({ kind }) => kind === 'production') ?? best;
    return best && head ? [{ id, best, shown: withDates(head, [...dates.values()]) }] : [];
  });
  sorted.sort((a, b) => byRank(a.best, b.best) || a.id - b.id);
  return sorted.map(({ shown }) => shown).slice(0, maxResults);
}

/** The events that match best, in the order of their days. */
function withDates({ kind, targetId, documentId }: Entry, dates: DateEntry[]): Ranked {
  const isSingle = kind === 'event' && dates.length < 2;
  const shown = isSingle ? [] : dates.toSorted(byMatch).slice(0, maxDates).toSorted(nearer);
  return { kind, targetId, documentId, dates: shown.map((date) => date.targetId) };
}

function byMatch(a: DateEntry, b: DateEntry): number {
  return a.rank - b.rank || nearer(a, b) || a.targetId - b.targetId;
}

function byRank(a: Entry, b: Entry): number {
  return a.rank - b.rank || Number(a.kind === 'event') - Number(b.kind === 'event') || nearer(a, b);
}

/** Entries without a date come last. */
function nearer({ away: a }: Pick<Entry, 'away'>, { away: b }: Pick<Entry, 'away'>): number {
  return a === b ? 0 : a - b;
}
