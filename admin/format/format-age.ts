import { getLocale } from '../messages/locale.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Time from a moment to `now` in the interface language: `vor 9 Stunden`. */
export function formatAge(moment: string, now: string): string {
  const age = new Date(now).getTime() - new Date(moment).getTime();
  const [unit, length] = units.find(([, milliseconds]) => age >= milliseconds) ?? units[2];
  return new Intl.RelativeTimeFormat(getLocale(), { numeric: 'always' }).format(-Math.floor(age / length), unit);
}
