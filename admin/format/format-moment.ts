import { berlinZone } from '#time/berlin-zone.ts';
import { languageTag } from './language-tag.ts';

const styles = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'medium' },
  weekdayAndTime: {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  },
} as const;

/** Date and time in Berlin, in the interface language; empty for none. */
export function formatMoment(moment: string | null | undefined, style: keyof typeof styles = 'moment'): string {
  if (!moment) return '';
  return new Intl.DateTimeFormat(languageTag(), { ...styles[style], timeZone: berlinZone }).format(new Date(moment));
}

/** Short name of a weekday in the interface language; Monday is 1. */
export function formatWeekday(weekday: number): string {
  // 1 January 2024 is a Monday.
  return new Intl.DateTimeFormat(languageTag(), { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  );
}
