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
};
const longest = 80;

/** The readable part of an address: `Die Zauberflöte` becomes `die-zauberfloete`; empty where no letter can be written so. */
export function makeSlug(title: string): string {
  return withoutUnseen(title)
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüßåøæœłđı]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '');
}
