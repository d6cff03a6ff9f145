import type { Locale } from '#text/languages.ts';
import { m } from '#messages/paraglide/messages.js';

const names = new Map<Locale, Intl.DisplayNames>();
/** The usual languages of operas and surtitles: the first use of `Intl.DisplayNames` takes a phone 60 ms. */
const usual = {
  tags: ['de', 'en', 'fr', 'it', 'cs', 'ru', 'es', 'tr', 'nl', 'pl'],
  de: 'Deutsch Englisch Französisch Italienisch Tschechisch Russisch Spanisch Türkisch Niederländisch Polnisch'.split(
    ' ',
  ),
  en: 'German English French Italian Czech Russian Spanish Turkish Dutch Polish'.split(' '),
};

/** `Italienisch, Deutsch` for `['it', 'de']`; invalid language tags are left out. */
export function languageNames(tags: readonly string[], locale: Locale): string {
  return tags.flatMap((tag) => usual[locale][usual.tags.indexOf(tag)] ?? nameOf(tag, locale) ?? []).join(', ');
}

function nameOf(tag: string, locale: Locale): string | undefined {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  names.set(locale, known);
  try {
    return known.of(tag);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** `1 Stunde 45 Minuten, keine Pause`; empty when the duration is unknown. The minutes include intervals. */
export function durationText(minutes: number | null | undefined, intervals: number | null | undefined): string {
  if (typeof minutes !== 'number' || minutes <= 0) return '';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const time = [
    ...(hours > 0 ? [m.event_hours({ count: hours })] : []),
    ...(rest > 0 ? [m.event_minutes({ count: rest })] : []),
  ].join(' ');
  return [time, intervalText(intervals)].filter(Boolean).join(', ');
}

/** `keine Pause`, `2 Pausen`; empty when unknown. */
export function intervalText(intervals: number | null | undefined): string {
  if (typeof intervals !== 'number') return '';
  return intervals === 0 ? m.event_no_interval() : m.event_intervals({ count: intervals });
}
