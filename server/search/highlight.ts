import { fold } from './fold.ts';
import type { ReadQuery } from './read-query.ts';

/** A piece of text; `hit` where it matches what was typed. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** Tells of a word of a text whether it is one that was looked for. */
export type IsHit = (word: string) => boolean;

/** How many letters may follow a stem: `oper-n`, not `oper-nhaus`; more where they are a known ending. */
const longestEnding = (word: string) => (/(?:ungen|innen|heit|keit|heiten|keiten)$/.test(word) ? 7 : 4);
const excerptLength = 200;
/** How much of an excerpt stands before its first hit. */
const lead = 60;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

export function hitsOf({ words }: Pick<ReadQuery, 'words'>): IsHit {
  const wanted = words.map(({ word, terms }) => ({ word, stems: new Set(terms.map(({ term }) => term)) }));
  const isWanted = (word: string) =>
    wanted.some((typed) => word === typed.word || (typed.word.length > 1 && hasStem(word, typed.stems)));
  // A text says most of its words more than once.
  const known = new Map<string, boolean>();
  return (text) => {
    const told = known.get(text) ?? isWanted(fold(text));
    known.set(text, told);
    return told;
  };
}

/** The stems of a word are its own beginning; English ones may end in i where the word has y. */
function hasStem(word: string, stems: Set<string>): boolean {
  if (stems.has(word)) return true;
  for (let cut = Math.min(longestEnding(word), word.length - 2); cut > 0; cut -= 1) {
    const beginning = word.slice(0, -cut);
    if (stems.has(beginning) || (word[beginning.length] === 'y' && stems.has(`${beginning}i`))) return true;
  }
  return false;
}

/** A text in pieces. */
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

/** A passage around the first hit in one of the texts; the beginning of the first one where there is none. */
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

/** Whole words from about this place on; dots say that something is left out. */
function passage(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1 || from;
  const limit = start + excerptLength;
  const end = limit >= text.length ? text.length : Math.max(text.lastIndexOf(' ', limit), start + 1);
  const cut = end <= start + lead ? limit : end;
  return `${start > 0 ? '… ' : ''}${tidy(text.slice(start, cut))}${cut < text.length ? ' …' : ''}`;
}

/** Without halves of letters, and without the blank that a tag left before a comma. */
function tidy(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '').replaceAll(/ (?=[.,;:!?)]+(?: |$))/g, '');
}
