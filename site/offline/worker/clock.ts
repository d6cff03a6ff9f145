import type { Locale } from '#contract/languages.ts';

const tags = { de: 'de-DE', en: 'en-GB' } as const;

/** `21. November 2026, 18:42 Uhr` or `21 November 2026, 6.42 pm`, in Berlin. */
export function clockIn(locale: Locale, time: Date): string {
  const zone = { timeZone: 'Europe/Berlin' } as const;
  const date = new Intl.DateTimeFormat(tags[locale], { ...zone, dateStyle: 'long' }).format(time);
  const hourCycle = locale === 'de' ? 'h23' : 'h12';
  const clock = new Intl.DateTimeFormat(tags[locale], { ...zone, hour: 'numeric', minute: '2-digit', hourCycle });
  const said = clock.format(time);
  return locale === 'de' ? `${date}, ${said} Uhr` : `${date}, ${said.replace(':', '.')}`;
}
