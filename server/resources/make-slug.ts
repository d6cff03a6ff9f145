import type { Localized } from '#contract/localized.ts';

const letters: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  å: 'a',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
const longest = 80;

/** The readable part of an address: `Die Zauberflöte` becomes `die-zauberfloete`; empty where no letter can be written so. */
export function makeSlug(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüßåøæœłđı]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '');
}

/** Slugs with those that are empty made from a title; an English one only where there is an English title. */
export function settleSlugs(
  slug: Localized<string> | undefined,
  title: Localized<string>,
  fallback: string,
): Localized<string> {
  const { de = '', en = '' } = slug ?? {};
  return { de: de || makeSlug(title.de) || fallback, en: en || makeSlug(title.en) };
}
