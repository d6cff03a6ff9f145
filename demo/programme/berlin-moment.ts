import type { Weekday } from './calendar.ts';

const dayNumber: Record<Weekday, number> = { mo: 0, tu: 1, we: 2, th: 3, fr: 4, sa: 5, su: 6 };
const millisecondsOfDay = 86_400_000;

const clockInBerlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The moment at which a clock in Berlin shows this time, on a weekday of the week that lies so many weeks from `now`. */
export function berlinMoment(now: Date, { week, day, time }: { week: number; day: Weekday; time: string }): Date {
  const today = Math.floor(asIfUtc(now) / millisecondsOfDay) * millisecondsOfDay;
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wanted =
    today + (week * 7 + dayNumber[day] - sinceMonday) * millisecondsOfDay + (hours * 60 + minutes) * 60_000;
  return new Date(wanted - (asIfUtc(new Date(wanted)) - wanted));
}

/** What Berlin's clocks show, read as if it were UTC; the difference is the offset. No evening begins while clocks change. */
function asIfUtc(moment: Date): number {
  const part = Object.fromEntries(clockInBerlin.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute);
}
