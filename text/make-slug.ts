import { withoutUnseen } from './clean-text.ts';

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
  þ: 'th',
  ð: 'd',
  ŋ: 'ng',
  ħ: 'h',
  ŧ: 't',
};
const longest = 80;

/** `name`, `name-2`, `name-3` …, each at most as long as a part of an address may be. */
export function numberedSlug(name: string, number: number): string {
  const suffix = number === 1 ? '' : `-${number}`;
  return name.slice(0, longest - suffix.length).replace(/-$/, '') + suffix;
}

/**
 * The readable part of an address: `Die Zauberflöte` becomes `die-zauberfloete`; empty where no letter can be written so.
 *
 * @param toLatin Writes letters of other scripts in those of ours; the server has the tables for it.
 */
export function makeSlug(title: string, toLatin = (text: string) => text): string {
  const known = withoutUnseen(title)
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüßåøæœłđıþðŋħŧ]/g, (letter) => letters[letter] ?? letter);
  return toLatin(known)
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '');
}
