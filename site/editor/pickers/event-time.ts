import type { Locale } from '#contract/locale.ts';

/** When an event begins, as lists of the editor show it: 'Sa., 16. Januar 2027, 19:30'. */
export function eventTime(start: string, locale: Locale): string {
  const parts = {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { ...parts, timeZone: 'Europe/Berlin' }).format(
    new Date(start),
  );
}
