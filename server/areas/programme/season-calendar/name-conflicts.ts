import { inArray } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import type { ScheduleConflict } from '#contract/programme/season-calendar-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { persons } from '../../../db/tables/people.ts';
import type { Conflict } from './find-conflicts.ts';
import type { CalendarRow } from './read-rows.ts';

/** Conflicts with the names of venue, persons and events; one query. */
export async function nameConflicts(
  db: Database | Transaction,
  { conflicts, rows, locale }: { conflicts: Conflict[]; rows: CalendarRow[]; locale: Locale },
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
