import type { OpeningHours } from '#contract/contact/contact.ts';
import type { Locale } from '#text/languages.ts';
import { m } from '#messages/paraglide/messages.js';
import { weekdayName } from './weekday-name.ts';

export interface OpeningLine {
  /** `Montag bis Freitag`, `Dienstag, Donnerstag` or `Täglich`. */
  days: string;
  /** `10:00–18:00 Uhr`, `10 am–6 pm` or `rund um die Uhr`. */
  time: string;
}

/** Opening hours as one line per entry. */
export function openingLines(hours: OpeningHours[], locale: Locale): OpeningLine[] {
  return hours
    .filter(({ weekdays }) => weekdays.length > 0)
    .map(({ weekdays, from, to }) => ({ days: dayWords(weekdays, locale), time: timeWords(from, to, locale) }));
}

function dayWords(weekdays: number[], locale: Locale): string {
  const days = [...new Set(weekdays)].sort((a, b) => a - b);
  const first = days[0] ?? 1;
  const last = days.at(-1) ?? first;
  if (days.length === 7) return m.contact_daily();
  if (days.length > 2 && last - first === days.length - 1)
    return m.contact_days({ from: weekdayName(first, locale), to: weekdayName(last, locale) });
  return days.map((day) => weekdayName(day, locale)).join(', ');
}

function timeWords(from: string, to: string, locale: Locale): string {
  if (from === '00:00' && (to === '23:59' || to === '24:00')) return m.contact_all_day();
  return locale === 'de' ? `${from}–${to}\u00a0Uhr` : `${englishTime(from)}–${englishTime(to)}`;
}

/** `18:30` becomes `6.30 pm`. */
function englishTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}\u00a0${hour % 24 < 12 ? 'am' : 'pm'}`;
}
