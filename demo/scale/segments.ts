import { berlinDay } from '#time/berlin-day.ts';
import { addDays } from '#time/calendar-day.ts';

/** A part of a season with a number of evenly spread events. */
export interface Segment {
  /** First day in Berlin and number of days. */
  from: string;
  days: number;
  events: number;
}

export interface SeasonPlan {
  /** `2026-27`. */
  slug: string;
  startsOn: string;
  endsOn: string;
  segments: Segment[];
}

/** Three of ten events are in the coming year and a half, the others in the past. */
const comingShare = 0.3;
const comingDays = 540;
/** Events in a past year. With more events than fit into the largest number of years, each year has more. */
const aYear = 250;
const maxYears = 40;

/** Seasons, oldest first, with their numbers of events, which add up to `events`. The current season is split at today. */
export function planSeasons(events: number, now: Date): SeasonPlan[] {
  const today = berlinDay(now);
  const coming = Math.round(events * comingShare);
  const past = events - coming;
  const years = Math.min(maxYears, Math.max(3, Math.round(past / aYear)));
  const first = addDays(today, -years * 365);
  const seasons = seasonsBetween(first, addDays(today, comingDays - 1));
  spread(past, first, addDays(today, -1), seasons);
  spread(coming, today, addDays(today, comingDays - 1), seasons);
  return seasons;
}

/** A season lasts from the first of August to the end of July. */
function seasonsBetween(from: string, to: string): SeasonPlan[] {
  const seasons: SeasonPlan[] = [];
  for (let year = seasonOf(from); year <= seasonOf(to); year += 1)
    seasons.push({
      slug: `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
      startsOn: `${year}-08-01`,
      endsOn: `${year + 1}-07-31`,
      segments: [],
    });
  return seasons;
}

function seasonOf(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) < '08-01' ? year - 1 : year;
}

/** Distributes the events over the seasons in proportion to their days. */
function spread(events: number, from: string, to: string, seasons: SeasonPlan[]): void {
  const total = daysBetween(from, to);
  for (const season of seasons) {
    const start = season.startsOn > from ? season.startsOn : from;
    const end = season.endsOn < to ? season.endsOn : to;
    if (start > end) continue;
    const before = Math.round((events * (daysBetween(from, start) - 1)) / total);
    const until = Math.round((events * daysBetween(from, end)) / total);
    if (until > before) season.segments.push({ from: start, days: daysBetween(start, end), events: until - before });
  }
}

/** Number of days, including the first and the last. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}
