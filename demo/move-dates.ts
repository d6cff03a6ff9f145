import { z } from 'zod';
import { berlinDay } from '#time/berlin-day.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { berlinMoment } from '#time/berlin-moment.ts';
import { addDays, weekdayOf } from '#time/calendar-day.ts';

/** The moment of which `content/` tells: Sunday, 22 November 2026, 23:30 in Berlin, when all events of its week are over. */
export const asOf = new Date('2026-11-22T22:30:00Z');

export type DemoRecord = Record<string, unknown>;
/** The records of each kind. */
export type DemoContent = ReadonlyMap<string, DemoRecord[]>;

const hour = 3_600_000;

/**
 * The content as it would be if it told of `now`. Local times in Berlin stay.
 *
 * - Seasons move by years, with their names and slugs.
 * - Events move by weeks, so that each keeps its weekday: in this season by weeks with performances, in the seasons before
 *   and after with the first Monday of September. Nights with a change of the clocks become the nearest such nights.
 * - Everything else moves by days; what has happened stays in the past.
 */
export function moveDates(content: DemoContent, now: Date): DemoContent {
  const days = daysBetween(berlinDay(asOf), berlinDay(now));
  const years = seasonOf(berlinDay(now)) - seasonOf(berlinDay(asOf));
  const byDays = (date: string) => keepPast(date, moveBy(date, days), now);
  const seasons = recordsOf(content, 'seasons').map((season) => mapTexts(season, (text) => moveYears(text, years)));
  const events = placeEvents(recordsOf(content, 'events'), now, byDays);
  const moved: Record<string, (record: DemoRecord) => DemoRecord> = {
    festivals: (festival) => mapDates(festival, (date) => moveBy(date, programmeDays(berlinDay(date), now))),
    productions: (production) => ({ ...production, ...seasonOfMost(production, events, seasons) }),
    seasonsubscriptions: (subscription) => withComing(subscription, events, now),
  };
  return new Map(
    [...content].map(([kind, records]): [string, DemoRecord[]] => {
      if (kind === 'seasons') return [kind, seasons];
      if (kind === 'events') return [kind, events];
      return [kind, records.map(moved[kind] ?? ((record) => mapDates(record, byDays)))];
    }),
  );
}

/** A subscription from which visitors choose has the next 24 events; the content names those of its own week, too. */
function withComing(subscription: DemoRecord, events: readonly DemoRecord[], now: Date): DemoRecord {
  const coming = new Set(events.filter(({ start }) => new Date(String(start)) > now).map(({ id }) => id));
  const { event_ids: ids } = z.looseObject({ event_ids: z.array(z.int()) }).parse(subscription);
  return { ...subscription, event_ids: ids.filter((id) => coming.has(id)).slice(0, 24) };
}

function recordsOf(content: DemoContent, kind: string): DemoRecord[] {
  return content.get(kind) ?? [];
}

/** The record with each text replaced. */
function mapTexts(record: DemoRecord, change: (text: string, name: string) => string): DemoRecord {
  const copy: DemoRecord = JSON.parse(JSON.stringify(record), (name, value: unknown) =>
    typeof value === 'string' ? change(value, name) : value,
  );
  return copy;
}

/** The record with each day and each moment replaced. */
function mapDates(record: DemoRecord, change: (date: string, name: string) => string): DemoRecord {
  return mapTexts(record, (text, name) => (/^\d{4}-\d\d-\d\d(?:T[\d:.]+\S*)?$/.test(text) ? change(text, name) : text));
}

/** A day or a moment, some days later. */
function moveBy(date: string, days: number): string {
  if (!date.includes('T')) return addDays(date, days);
  const moment = new Date(date);
  const there = berlinMoment(`${addDays(berlinDay(moment), days)}T${timeOf(moment)}`);
  return writtenAs(date, there ?? new Date(moment.getTime() + days * 24 * hour));
}

/** With the offset of Berlin, or in UTC, as another one is written. */
function writtenAs(date: string, moment: Date): string {
  return date.endsWith('Z') ? moment.toISOString() : berlinIso(moment);
}

/** Local time in Berlin, `19:30`. */
function timeOf(moment: Date): string {
  return berlinIso(moment).slice(11, 16);
}

function keepPast(date: string, moved: string, now: Date): string {
  return new Date(date) <= asOf && new Date(moved) > now ? writtenAs(date, now) : moved;
}

/** Years in days, and in names such as `2026-27` and `2026/27`. */
function moveYears(text: string, years: number): string {
  return text
    .replaceAll(/^\d{4}(?=-\d\d-\d\d$)/g, (year) => String(Number(year) + years))
    .replaceAll(/\b(20\d\d)([-/])\d\d\b(?!-)/g, (_, year: string, sign: string) => {
      const first = Number(year) + years;
      return `${first}${sign}${String((first + 1) % 100).padStart(2, '0')}`;
    });
}

const eventSchema = z.looseObject({
  production_id: z.int().optional(),
  venue_id: z.int(),
  start: z.string(),
  end: z.string(),
});
type DemoEvent = z.infer<typeof eventSchema>;

/** An event of another season that collides with one of this season is moved by some days or left out. */
function placeEvents(records: DemoRecord[], now: Date, byDays: (date: string) => string): DemoEvent[] {
  const all = records.map((record) => eventSchema.parse(record));
  const placed = all.filter(isNear).map((event) => moveEvent(event, daysOfEvent(event, now), byDays));
  for (const event of all.filter((one) => !isNear(one))) {
    const free = [0, 1, 2, 3, 4, 5]
      .map((more) => moveEvent(event, daysOfEvent(event, now) + more, byDays))
      .find((one) => !placed.some((other) => meets(one, other)));
    if (free) placed.push(free);
  }
  return placed.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

function moveEvent(event: DemoEvent, days: number, byDays: (date: string) => string): DemoEvent {
  const { start, end } = event;
  const moved = mapDates(event, (date, name) => (name === 'at' ? byDays(date) : moveBy(date, days)));
  const length = Date.parse(end) - Date.parse(start);
  const first = moveBy(start, days);
  return eventSchema.parse({ ...moved, start: first, end: berlinIso(new Date(Date.parse(first) + length)) });
}

/** With an hour for the change of sets. */
function meets(one: DemoEvent, other: DemoEvent): boolean {
  return (
    one.venue_id === other.venue_id &&
    Date.parse(one.start) < Date.parse(other.end) + hour &&
    Date.parse(other.start) < Date.parse(one.end) + hour
  );
}

function daysOfEvent({ start }: DemoEvent, now: Date): number {
  const date = berlinDay(start);
  const nights = clockChangeNights(asOf);
  if (timeOf(new Date(start)) !== '23:00' || !nights.includes(date)) return programmeDays(date, now);
  const place = nights.indexOf(date) - nextOf(nights, asOf);
  const nightsNow = clockChangeNights(now);
  return daysBetween(date, nightsNow[nextOf(nightsNow, now) + place] ?? date);
}

/** The Saturdays before a change of the clocks in Berlin, of three years. */
function clockChangeNights(around: Date): string[] {
  const year = Number(berlinDay(around).slice(0, 4));
  const lastDays = [year - 1, year, year + 1].flatMap((one) => [`${one}-03-31`, `${one}-10-31`]);
  return lastDays.map((last) => addDays(last, -((weekdayOf(last) + 1) % 7) - 1));
}

function nextOf(nights: string[], moment: Date): number {
  return nights.findIndex((night) => (berlinMoment(`${night}T23:00`) ?? moment) > moment);
}

/** Mondays of the weeks of this season, by their number: 0 is the week of `asOf`. */
const weeks = new Map(Array.from({ length: 50 }, (_, n) => n - 14).map((week) => [playingMonday(asOf, week), week]));

function isNear({ start }: DemoEvent): boolean {
  return weeks.has(mondayOf(berlinDay(start)));
}

/** By how many days a day of the programme moves. */
function programmeDays(date: string, now: Date): number {
  const week = weeks.get(mondayOf(date));
  if (week !== undefined) return daysBetween(mondayOf(date), playingMonday(now, week));
  const year = seasonOf(date);
  const years = seasonOf(berlinDay(now)) - seasonOf(berlinDay(asOf));
  return daysBetween(firstMonday(year), firstMonday(year + years));
}

/**
 * The Monday that is `count` weeks with performances after the week of a moment. The summer holidays are not counted,
 * except for this week and the next two, so that there are always coming events.
 */
function playingMonday(moment: Date, count: number): string {
  const step = Math.sign(count) * 7;
  let monday = mondayOf(berlinDay(moment));
  for (let done = 1; done <= Math.abs(count); done += 1) {
    monday = addDays(monday, step);
    if (count > 0 && done <= 2) continue;
    while (isHoliday(monday)) monday = addDays(monday, step);
  }
  return monday;
}

function isHoliday(date: string): boolean {
  const inYear = date.slice(5);
  return inYear >= '07-22' && inYear < '08-29';
}

/** The first Monday with performances of the season that begins in a year. */
function firstMonday(year: number): string {
  return mondayOf(`${year}-09-07`);
}

function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date));
}

function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / (24 * hour);
}

/** The year in which the season of a day begins; August belongs to the next season. */
function seasonOf(date: string): number {
  return Number(date.slice(0, 4)) - (date.slice(5) < '08-01' ? 1 : 0);
}

/** The season that has most of the production's events; without events the one that the production has. */
function seasonOfMost({ id }: DemoRecord, events: DemoEvent[], seasons: DemoRecord[]): { season_id?: unknown } {
  const years = events.filter((event) => event.production_id === id).map(({ start }) => seasonOf(berlinDay(start)));
  const times = (year: number) => years.filter((one) => one === year).length;
  const [most] = years.toSorted((one, other) => times(other) - times(one));
  if (most === undefined) return {};
  const away = (season: DemoRecord) => Math.abs(seasonOf(String(season.starts_on)) - most);
  return { season_id: seasons.toSorted((one, other) => away(one) - away(other))[0]?.id };
}
