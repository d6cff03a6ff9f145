import type { ReadQuery } from './read-query.ts';
import { withoutUnseen } from '#text/clean-text.ts';
import type { SearchResult } from '#contract/search/search.ts';

/** Normalises a word for comparison: lower case, without accents, umlauts and their transliterations. Same as `search_fold` in SQL. */
function fold(word: string): string {
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

export type Piece = SearchResult['title'][number];

/** Returns whether a word of a text matches the query. */
export type IsHit = (word: string) => boolean;

/** Number of letters that may follow a stem: `oper-n`, not `oper-nhaus`; more for known endings. */
const longestEnding = (word: string) => (/(?:ungen|innen|heit|keit|heiten|keiten)$/.test(word) ? 7 : 4);
const excerptLength = 200;
/** Number of characters before the first hit in an excerpt. */
const lead = 60;
/** With soft hyphens and other characters that are not seen within words. */
const wordPattern = /[\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060\ufeff]+/gu;

export function hitsOf({ words }: Pick<ReadQuery, 'words'>): IsHit {
  const wanted = words.map(({ word, terms }) => ({ word, stems: new Set(terms.map(({ term }) => term)) }));
  const isWanted = (word: string) =>
    wanted.some((typed) => word === typed.word || (typed.word.length > 1 && hasStem(word, typed.stems)));
  // Cache per text, because most words occur several times.
  const cache = new Map<string, boolean>();
  return (text) => {
    const isKnownHit = cache.get(text) ?? isWanted(fold(text));
    cache.set(text, isKnownHit);
    return isKnownHit;
  };
}

/** A stem is a prefix of the word, except that English stems may end in i for y. */
function hasStem(word: string, stems: Set<string>): boolean {
  if (stems.has(word)) return true;
  for (let cut = Math.min(longestEnding(word), word.length - 2); cut > 0; cut -= 1) {
    const beginning = word.slice(0, -cut);
    if (stems.has(beginning) || (word[beginning.length] === 'y' && stems.has(`${beginning}i`))) return true;
  }
  return false;
}

/** Splits a text into pieces. */
export function highlight(text: string, isHit: IsHit): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(wordPattern)) {
    if (!isHit(match[0])) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), hit: false });
    pieces.push({ text: match[0], hit: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false });
  return pieces;
}

/** The passage around the first hit in one of the texts; without a hit the beginning of the first text. */
export function excerpt(texts: string[], isHit: IsHit): Piece[] {
  for (const text of texts) {
    const first = firstHit(text, isHit);
    if (first !== null) return highlight(passage(text, Math.max(0, first - lead)), isHit);
  }
  const beginning = texts.find((text) => text !== '') ?? '';
  return beginning === '' ? [] : highlight(passage(beginning, 0), isHit);
}

function firstHit(text: string, isHit: IsHit): number | null {
  for (const match of text.matchAll(wordPattern)) if (isHit(match[0])) return match.index;
  return null;
}

/** Whole words from about this position on; an ellipsis marks omitted text. */
function passage(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1 || from;
  const limit = start + excerptLength;
  const end = limit >= text.length ? text.length : Math.max(text.lastIndexOf(' ', limit), start + 1);
  const cut = end <= start + lead ? limit : end;
  return `${start > 0 ? '… ' : ''}${tidy(text.slice(start, cut))}${cut < text.length ? ' …' : ''}`;
}

/** Removes halves of surrogate pairs, and the space that a removed tag left before a comma. */
function tidy(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '').replaceAll(/ (?=[.,;:!?)]+(?: |$))/g, '');
}
