import type { Locale } from '#contract/base/locale.ts';
import { dateFormat } from './date-format.ts';

/** `14:32`, in the time zone of this device. */
export function timeOf(moment: number | string | Date, locale: Locale): string {
  const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return time.format(new Date(moment));
}

/** `Mittwoch, 18. November`; without the weekday for today, with the year if it is not the current one. */
export function dayOf(day: Date, locale: Locale, now = new Date()): string {
  const sameYear = day.getFullYear() === now.getFullYear();
  const isToday = day.toDateString() === now.toDateString();
  return dateFormat(locale, {
    ...(!isToday && { weekday: 'long' }),
    day: 'numeric',
    month: 'long',
    ...(!sameYear && { year: 'numeric' }),
  }).format(day);
}

/** `18. November, 16:05`. */
export function momentOf(moment: string, locale: Locale): string {
  const day = dateFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(moment));
  return `${day}, ${timeOf(moment, locale)}`;
}

/** `18.11.2026, 16:05`, in the time zone of this device. */
export function shortMoment(moment: number, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}

/** `Dienstag, 1. Dezember 2026, 9:00`: formats a local time as given, without converting it to another time zone. */
export function momentInWords(day: string, time: string, locale: Locale): string {
  return dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${day}T${time}:00Z`));
}
