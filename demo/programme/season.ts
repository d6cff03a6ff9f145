import { asIfUtc, berlinTime, day, mondayOf } from './berlin-moment.ts';

/** A season from September to July, by the year in which it begins. */
export interface SeasonSpan {
  year: number;
  /** `2026-27`. */
  slug: string;
  startsOn: string;
  endsOn: string;
}

/** The season of a moment; August belongs to the next season. */
export function seasonAt(moment: Date): SeasonSpan {
  const there = new Date(asIfUtc(moment));
  return seasonOf(there.getUTCMonth() >= 7 ? there.getUTCFullYear() : there.getUTCFullYear() - 1);
}

export function seasonOf(year: number): SeasonSpan {
  const short = String((year + 1) % 100).padStart(2, '0');
  return { year, slug: `${year}-${short}`, startsOn: `${year}-09-01`, endsOn: `${year + 1}-07-31` };
}

/** The first Monday with performances of a season, as a day in Berlin at midnight in UTC. */
export function firstMonday({ year }: SeasonSpan): number {
  const first = Date.UTC(year, 8, 1);
  const monday = mondayOf(first);
  return monday < first ? monday + 7 * day : monday;
}

/**
 * The Monday that is `weeks` weeks with performances after this week. The summer holidays are not counted, except for
 * this week and the next two, so that there are always coming events.
 */
export function playingMonday(now: Date, weeks: number): number {
  const step = Math.sign(weeks) * 7 * day;
  let monday = mondayOf(asIfUtc(now));
  for (let done = 1; done <= Math.abs(weeks); done += 1) {
    monday += step;
    if (weeks > 0 && done <= 2) continue;
    while (isHoliday(monday)) monday += step;
  }
  return monday;
}

function isHoliday(monday: number): boolean {
  const there = new Date(monday);
  const date = (there.getUTCMonth() + 1) * 100 + there.getUTCDate();
  return date >= 722 && date < 829;
}

/** Saturdays at 23:00 before a clock change in Berlin, a few before and a few after a moment. */
export function clockChangeNights(now: Date): Date[] {
  const year = new Date(asIfUtc(now)).getUTCFullYear();
  const nights = [year - 1, year, year + 1].flatMap((one) => [lastSundayOf(one, 2) - day, lastSundayOf(one, 9) - day]);
  return nights
    .filter((night) => Math.abs(night - now.getTime()) < 230 * day)
    .map((night) => berlinTime(night, '23:00'));
}

function lastSundayOf(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0);
  return last - new Date(last).getUTCDay() * day;
}
