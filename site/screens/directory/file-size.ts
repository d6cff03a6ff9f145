import type { Locale } from '#text/languages.ts';

/** `1,4 MB` or `1.4 MB`, `820 kB`; decimal units, 1 kB = 1000 bytes. */
export function fileSize(bytes: number, locale: Locale): string {
  const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'MB'] : [Math.max(1, bytes / 1000), 'kB'];
  const digits = value >= 10 || unit === 'kB' ? 0 : 1;
  const number = new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: digits });
  return `${number.format(value)}\u00a0${unit}`;
}
