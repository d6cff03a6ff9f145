import type { Locale } from '#contract/base/locale.ts';

/** The first title and how many others there are: `Tosca und 2 weitere Einträge`. */
export function titleOfMany(titles: string[], locale: Locale, { quoted = false } = {}): string {
  const [first = '', ...others] = titles;
  const name = quoted ? (locale === 'de' ? `„${first}“` : `“${first}”`) : first;
  if (others.length === 0) return name;
  if (locale === 'en') return `${name} and ${others.length} more`;
  return `${name} und ${others.length} ${others.length === 1 ? 'weiterer Eintrag' : 'weitere Einträge'}`;
}
