import type { OpeningHours } from '#contract/contact.ts';
import type { Locale } from '#contract/languages.ts';
import { weekdayName } from '../subscription/weekday-name.ts';

/** `Montag bis Freitag 10:00–18:00 Uhr` or `Monday to Friday 10 am–6 pm`, a line for each entry. */
export function openingLines(hours: OpeningHours[], locale: Locale): string[] {
  return hours.map(({ weekdays, from, to }) => {
    const days = weekdays.toSorted((a, b) => a - b);
    const first = days[0] ?? 1;
    const last = days.at(-1) ?? first;
    const inRow = days.length > 2 && last - first === days.length - 1;
    const names = inRow
      ? `${weekdayName(first, locale)} ${locale === 'de' ? 'bis' : 'to'} ${weekdayName(last, locale)}`
      : days.map((day) => weekdayName(day, locale)).join(', ');
    const time = locale === 'de' ? `${from}–${to}\u00a0Uhr` : `${englishTime(from)}–${englishTime(to)}`;
    return `${names} ${time}`;
  });
}

/** `18:30` is `6.30 pm`. */
function englishTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}
