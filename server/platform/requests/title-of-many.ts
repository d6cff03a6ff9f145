import type { Locale } from '#contract/base/locale.ts';
import { serverText } from '../server-text.ts';

/** The first title and how many others there are: `Tosca und 2 weitere Einträge`. */
export function titleOfMany(titles: string[], locale: Locale, { quoted = false } = {}): string {
  const [first = '', ...others] = titles;
  const title = quoted ? serverText('mail.quoted', locale, { words: first }) : first;
  return others.length === 0 ? title : serverText('mail.and_others', locale, { title, count: others.length });
}
