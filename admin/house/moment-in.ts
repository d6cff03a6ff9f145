import { language } from './language.ts';

const styles = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'medium' },
} as const;

/** A moment as people say it, in Berlin and in the language of the back office; empty for none. */
export function momentIn(moment: string | null | undefined, style: keyof typeof styles = 'moment'): string {
  if (!moment) return '';
  const locale = language() === 'de' ? 'de-DE' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'Europe/Berlin' }).format(new Date(moment));
}
