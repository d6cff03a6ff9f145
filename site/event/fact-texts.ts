import type { Locale } from '#text/languages.ts';
import { m } from '#messages/paraglide/messages.js';

const names = new Map<Locale, Intl.DisplayNames>();

/** `Italienisch, Deutsch` for `['it', 'de']`; invalid language tags are left out. */
export function languageNames(tags: readonly string[], locale: Locale): string {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  names.set(locale, known);
  return tags
    .flatMap((tag) => {
      try {
        return known.of(tag) ?? [];
      } catch (error) {
        if (error instanceof RangeError) return [];
        throw error;
      }
    })
    .join(', ');
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
