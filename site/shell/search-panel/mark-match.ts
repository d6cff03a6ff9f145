interface Piece {
  text: string;
  hit: boolean;
}

/**
 * Splits a text into parts and marks word beginnings that match the typed text, ignoring case and accents. The marks
 * are only visual, so a match with another spelling may stay unmarked.
 */
export function markMatch(text: string, typed: string): Piece[] {
  const wanted = fold(typed.trim());
  // One folded letter per letter of the text, so that the indices agree.
  const letters = [...text].map((letter) => fold(letter).slice(0, 1) || letter);
  const found = wanted === '' ? -1 : findWord(letters.join(''), wanted);
  if (found < 0) return [{ text, hit: false }];
  const all = [...text];
  return [
    { text: all.slice(0, found).join(''), hit: false },
    { text: all.slice(found, found + wanted.length).join(''), hit: true },
    { text: all.slice(found + wanted.length).join(''), hit: false },
  ].filter((piece) => piece.text !== '');
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function findWord(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return at;
  return -1;
}
