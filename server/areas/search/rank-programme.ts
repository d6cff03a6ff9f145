import { type Gathered, type Hit, type HitDate, maxDates, maxResults } from './gather-hits.ts';
import type { Ranked } from './ranked.ts';

/** A row of the list, or of a family with rows that are not listed yet. */
interface Entry {
  kind: 'production' | 'event';
  targetId: number;
  /** Null for an event without a document of its own. */
  documentId: number | null;
  rank: number;
  /** Distance from now in milliseconds. */
  away: number;
}

/** A production with its events, or a single event. */
interface Family {
  id: number;
  entries: Entry[];
}

/**
 * Upcoming or past productions and events, best first. The next (or latest) few events of a production are listed
 * directly below it.
 */
export function rankProgramme({ hits, dates }: Gathered, part: 'events' | 'archive', now: Date): Ranked[] {
  const moment = now.getTime();
  const isOfPart = (over: number | null) => (over ?? Infinity) > moment === (part === 'events');
  const played = byProduction(dates.filter(({ over }) => isOfPart(over)));
  const own = hits.filter(({ kind }) => kind === 'production' || kind === 'event');
  const documented = new Set(own.flatMap(({ kind, targetId }) => (kind === 'event' ? targetId : [])));
  const families = new Map<number, Family>();
  const add = (id: number, entry: Entry) => {
    const family = families.get(id) ?? { id, entries: [] };
    family.entries.push(entry);
    families.set(id, family);
  };
  for (const hit of own) {
    const { kind, targetId, documentId, productionId, rank } = hit;
    const next = kind === 'production' ? nearest(played.get(targetId), moment) : [];
    const away = (over: number | null) => (over === null ? Infinity : Math.abs(over - moment));
    if (isOfPart(hit.over))
      add(familyOf(hit), { kind: asPlayed(kind), targetId, documentId, rank, away: away(next[0]?.over ?? hit.over) });
    for (const { eventId, over } of next.filter((date) => !documented.has(date.eventId)))
      add(productionId ?? 0, { kind: 'event', targetId: eventId, documentId: null, rank, away: away(over) });
  }
  return inOrder([...families.values()]);
}

function asPlayed(kind: Hit['kind']): Entry['kind'] {
  return kind === 'production' ? kind : 'event';
}

function familyOf({ productionId, targetId }: Hit): number {
  return productionId ?? -targetId;
}

function byProduction(dates: HitDate[]): Map<number, HitDate[]> {
  const found = new Map<number, HitDate[]>();
  for (const date of dates) found.set(date.productionId, [...(found.get(date.productionId) ?? []), date]);
  return found;
}

function nearest(dates: HitDate[] = [], moment: number): HitDate[] {
  return dates.toSorted((a, b) => Math.abs(a.over - moment) - Math.abs(b.over - moment)).slice(0, maxDates);
}

/** Families sorted by their best entry, each complete: the production, then its events. */
function inOrder(families: Family[]): Ranked[] {
  const sorted = families.map(({ id, entries }) => {
    const productions = entries.filter(({ kind }) => kind === 'production');
    const events = entries.filter(({ kind }) => kind === 'event').toSorted(byMatch);
    const shown = [...productions, ...events.slice(0, maxDates)];
    return { id, shown, best: shown.toSorted(byRank)[0] };
  });
  sorted.sort((a, b) => (a.best && b.best ? byRank(a.best, b.best) : 0) || a.id - b.id);
  return sorted.flatMap(({ shown }) => shown).slice(0, maxResults);
}

function byMatch(a: Entry, b: Entry): number {
  return a.rank - b.rank || nearer(a, b) || a.targetId - b.targetId;
}

function byRank(a: Entry, b: Entry): number {
  return a.rank - b.rank || Number(a.kind === 'event') - Number(b.kind === 'event') || nearer(a, b);
}

/** Entries without a date come last. */
function nearer({ away: a }: Entry, { away: b }: Entry): number {
  return a === b ? 0 : a - b;
}
