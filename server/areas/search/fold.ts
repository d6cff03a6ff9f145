import { withoutUnseen } from '#text/clean-text.ts';

/** Normalises a word for comparison: lower case, without accents, umlauts and their transliterations. Same as `search_fold` in SQL. */
export function fold(word: string): string {
  return withoutUnseen(word)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[æœøłđð]/g, (letter) => plain[letter] ?? letter)
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll(/(?<![aeoq])ue/g, 'u');
}

const plain: Record<string, string> = { æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd', ð: 'd' };
