export interface Wanted {
  term: string;
  matchCase: boolean;
  /** A word that contains the term is no match. */
  wholeWords: boolean;
}

/** A part of a text, in UTF-16 units. */
export interface Match {
  start: number;
  end: number;
}

/** Characters that are not seen: marks for hyphenation, joiners, byte order mark. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** A letter with the accents and unseen characters that follow it. */
const character = /[^][\p{M}\u00ad\u200b-\u200d\u2060\ufeff]*/gu;
const wordCharacter = /^[\p{L}\p{N}\p{M}_]/u;

/** A character as a reader sees it, with its place in the text. */
interface Character {
  /** Equal characters have the same key. */
  key: string;
  start: number;
  end: number;
  isCapitalS: boolean;
}

/**
 * Where a text contains a term, from left to right, without overlaps. A letter is the same however its accent is written,
 * a space that does not break is a space, a typographic apostrophe is an apostrophe, and marks for hyphenation are not
 * seen. A match never goes across a line break. Without `matchCase`, `SS` in capitals is `ß`; `ss` never is, because
 * 'Masse' and 'Maße' are two words.
 */
export function findMatches(text: string, wanted: Wanted): Match[] {
  const term = charactersOf(wanted.term.trim(), wanted.matchCase);
  if (term.length === 0 || !mayContain(text, wanted)) return [];
  const all = charactersOf(text, wanted.matchCase);
  const matches: Match[] = [];
  for (let at = 0; at < all.length;) {
    const after = endOfMatch({ all, at, term, matchCase: wanted.matchCase });
    const [first, last] = [all[at], all[after - 1]];
    if (after < 0 || !first || !last || (wanted.wholeWords && !isWhole(all, at, after))) at += 1;
    else {
      matches.push({ start: first.start, end: last.end });
      at = after;
    }
  }
  return matches;
}

/** False for a text that contains the term in no way; much faster than looking for it. */
export function mayContain(text: string, { term, matchCase }: Pick<Wanted, 'term' | 'matchCase'>): boolean {
  return folded(text, matchCase).includes(folded(term.trim(), matchCase));
}

function folded(text: string, matchCase: boolean): string {
  const plain = sameSigns(text.replaceAll(unseen, '')).normalize('NFC');
  return matchCase ? plain : plain.toLowerCase().replaceAll('ß', 'ss');
}

function sameSigns(text: string): string {
  return text.replaceAll(/[\u2018\u2019\u02bc]/g, "'").replaceAll(/[^\S\n]/g, ' ');
}

function charactersOf(text: string, matchCase: boolean): Character[] {
  return [...text.matchAll(character)].map(({ 0: whole, index }) => {
    const plain = sameSigns(whole.replaceAll(unseen, '')).normalize('NFC');
    const key = matchCase ? plain : plain.toLowerCase();
    return { key, start: index, end: index + whole.length, isCapitalS: plain === 'S' };
  });
}

interface Attempt {
  all: Character[];
  at: number;
  term: Character[];
  matchCase: boolean;
}

/** Index of the character after the match that begins at `at`; -1 if none does. */
function endOfMatch({ all, at, term, matchCase }: Attempt): number {
  let next = at;
  for (const { key } of term) {
    const here = all[next];
    if (here && here.key === key && key !== '\n') next += 1;
    else if (!matchCase && key === 'ß' && here?.isCapitalS && all[next + 1]?.isCapitalS) next += 2;
    else return -1;
  }
  return next;
}

/** A match that ends with a sign, as 'Tosca!', is not continued by a word. */
function isWhole(all: Character[], start: number, end: number): boolean {
  return !isInWord(all[start - 1], all[start]) && !isInWord(all[end - 1], all[end]);
}

function isInWord(one: Character | undefined, next: Character | undefined): boolean {
  return one !== undefined && next !== undefined && wordCharacter.test(one.key) && wordCharacter.test(next.key);
}
