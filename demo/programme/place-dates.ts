import { keysOf } from '#contract/base/records.ts';
import { berlinTime, day, type Weekday, weekdays } from './berlin-moment.ts';
import { aroundToday, lastSeason, nextSeason, type WorkKey } from './calendar.ts';
import { occasions } from './occasions.ts';
import type { OccasionSpec, ProductionSpec } from './production-spec.ts';
import { type ProductionKey, productions } from './productions.ts';
import { type Note, readDates } from './read-dates.ts';
import { clockChangeNights, firstMonday, playingMonday, seasonAt, seasonOf } from './season.ts';

/** A calendar entry with its start. */
export interface Placed {
  work: WorkKey;
  note: Pick<Note, 'flags' | 'access' | 'availability' | 'isChanged' | 'isMoved'>;
  start: Date;
  /** Day of the week in Berlin. */
  weekday: Weekday;
}

/** Time for the change of sets between two productions. */
const changeover = 60 * 60_000;

export function specOf(work: WorkKey): ProductionSpec | OccasionSpec {
  return isProduction(work) ? productions[work] : occasions[work];
}

export function isProduction(work: WorkKey): work is ProductionKey {
  return work in productions;
}

/** The whole calendar, sorted by start. An event of another season that collides with one of this season is moved by some days or left out. */
export function placeDates(now: Date): Placed[] {
  const season = seasonAt(now);
  const near = entriesOf(aroundToday).map(({ work, note }) => place(work, note, playingMonday(now, note.week)));
  const far = [
    ...entriesOf(lastSeason).map(({ work, note }) => ({ work, note, first: firstMonday(seasonOf(season.year - 1)) })),
    ...entriesOf(nextSeason).map(({ work, note }) => ({ work, note, first: firstMonday(seasonOf(season.year + 1)) })),
  ].map(({ work, note, first }) => place(work, note, first + note.week * 7 * day));
  const placed = [...near];
  for (const night of clockChangeNights(now)) placed.push(clockChange(night));
  for (const one of far) {
    const free = [0, 1, 2, 3, 4, 5].map((days) => moved(one, days)).find((try_) => !meets(try_, placed));
    if (free) placed.push(free);
  }
  return placed.toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

function entriesOf(dates: Partial<Record<WorkKey, string>>): { work: WorkKey; note: Note }[] {
  return keysOf(dates).flatMap((work) => readDates(dates[work] ?? '').map((note) => ({ work, note })));
}

function place(work: WorkKey, note: Note, monday: number): Placed {
  const start = berlinTime(monday + weekdays.indexOf(note.day) * day, note.time);
  return { work, note, start, weekday: note.day };
}

function clockChange(start: Date): Placed {
  const note: Placed['note'] = {
    flags: [],
    access: ['hearing_loop'],
    availability: 'available',
    isChanged: false,
    isMoved: false,
  };
  return { work: 'stunde', note, start, weekday: 'sa' };
}

function moved(placed: Placed, days: number): Placed {
  const weekday = weekdays[(weekdays.indexOf(placed.weekday) + days) % 7] ?? placed.weekday;
  return { ...placed, weekday, start: new Date(placed.start.getTime() + days * day) };
}

function meets(one: Placed, others: Placed[]): boolean {
  return others.some(
    (other) =>
      specOf(other.work).venue === specOf(one.work).venue &&
      one.start.getTime() < endOf(other).getTime() + changeover &&
      other.start.getTime() < endOf(one).getTime() + changeover,
  );
}

export function endOf({ work, start }: Placed): Date {
  return new Date(start.getTime() + specOf(work).minutes * 60_000);
}
