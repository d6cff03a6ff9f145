import { inArray } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import {
  conflictKinds,
  maxListedConflicts,
  type ScheduleConflict,
  type seasonCalendarApi,
} from '#contract/programme/season-calendar-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { persons } from '../../../db/tables/people.ts';
import type { Conflict } from './find-conflicts.ts';
import type { CalendarRow } from './read-rows.ts';
import type { ResponseOf } from '#contract/base/endpoint.ts';

export type ConflictsAnswer = ResponseOf<typeof seasonCalendarApi.conflicts>;

interface Answered {
  conflicts: Conflict[];
  /** The events of the conflicts, and others. */
  rows: CalendarRow[];
  locale: Locale;
  /** Whether all events were compared. */
  complete: boolean;
}

/** The most serious conflicts with the names of venue, persons and events, and the number of the others; one query. */
export async function answerConflicts(
  db: Database | Transaction,
  { conflicts, complete, ...shown }: Answered,
): Promise<ConflictsAnswer> {
  const placeOf = ({ kind }: Conflict) => conflictKinds.indexOf(kind);
  const listed = conflicts.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, maxListedConflicts);
  return {
    conflicts: await nameConflicts(db, { conflicts: listed, ...shown }),
    more_conflicts: conflicts.length - listed.length,
    all_compared: complete,
  };
}

async function nameConflicts(
  db: Database | Transaction,
  { conflicts, rows, locale }: Omit<Answered, 'complete'>,
): Promise<ScheduleConflict[]> {
  const byId = new Map(rows.map((row) => [row.event.id, row]));
  const personIds = [...new Set(conflicts.flatMap(({ kind, ids }) => (kind === 'venue' ? [] : ids)))];
  const people =
    personIds.length === 0
      ? []
      : await db.select({ id: persons.id, name: persons.name }).from(persons).where(inArray(persons.id, personIds));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const eventOf = (id: number) => {
    const row = byId.get(id);
    return row ? [{ id, title: textOf(row.event.title, locale), start: berlinIso(row.event.start) }] : [];
  };
  return conflicts.map(({ kind, first, second, ids }) => {
    const venue = byId.get(first)?.venue;
    return {
      kind,
      names: kind === 'venue' ? [venue ? textOf(venue, locale) : ''] : ids.map((id) => names.get(id) ?? ''),
      events: [first, second].flatMap(eventOf),
    };
  });
}

/** In the language of the path, else in the other one. */
export function textOf(text: Localized<string>, locale: Locale): string {
  return inLocale(text, locale).text || text.en;
}
