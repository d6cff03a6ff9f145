import { maxQuote, type Quote } from '#contract/editing/notes-api.ts';

/** A part of a text, in characters from its beginning. */
export interface TextRange {
  start: number;
  end: number;
}

/** Where to look: near a position, and only within a part of the text. */
interface Where {
  near: number;
  within: TextRange;
}

interface Candidate extends TextRange {
  /** Number of characters around it that are as in the quote. */
  score: number;
}

/** Least number of equal characters around words that are short or occur more than once. */
const enoughContext = 6;
/** Words of this length are found without their surroundings if they occur once. */
const ownWords = 5;
/** Lengths of the surroundings that are tried, on each side. */
const contextLengths = [maxQuote.context, 32, 16, 8];
/** Characters by which both surroundings may overlap where the words between them were deleted with a space. */
const sharedSpace = 1;

/** The quote of a part of a text: its words with what is around them. */
export function quoteOf(text: string, { start, end }: TextRange): Quote {
  return {
    exact: text.slice(start, end),
    prefix: text.slice(Math.max(0, start - maxQuote.context), start),
    suffix: text.slice(end, end + maxQuote.context),
    start,
  };
}

/** The words that a quote has now. */
export function wordsNow({ exact, now }: Quote): string {
  return now ?? exact;
}

/**
 * Finds quoted words in a text that may have changed: the words themselves, or what stands between their surroundings now;
 * of both what has more of the surroundings. Null when the words are gone.
 */
export function findWords(text: string, quote: Quote, where: Partial<Where> = {}): TextRange | null {
  const place = { near: quote.start, within: { start: 0, end: text.length }, ...where };
  const present = { ...quote, exact: wordsNow(quote) };
  const exact = findExact(text, present, place) ?? (quote.now === undefined ? null : findExact(text, quote, place));
  const between = findBetween(text, present, place);
  if (exact && (!between || exact.score >= between.score)) return { start: exact.start, end: exact.end };
  return between && between.end > between.start ? { start: between.start, end: between.end } : null;
}

function findExact(text: string, quote: Quote, { near, within }: Where): Candidate | null {
  const { exact, prefix, suffix } = quote;
  let best: Candidate | null = null;
  let count = 0;
  for (const start of placesOf(text, exact)) {
    const found = { start, end: start + exact.length, score: contextAt(text, start, quote) };
    if (found.start < within.start || found.end > within.end) continue;
    count += 1;
    if (!best || found.score > best.score || (found.score === best.score && isNearer(start, best.start, near)))
      best = found;
  }
  const isOwn = count === 1 && exact.length >= ownWords;
  const needed = isOwn ? 0 : Math.min(enoughContext, prefix.length + suffix.length);
  return best && best.score >= needed ? best : null;
}

/** Number of characters on both sides that are as in the quote. */
function contextAt(text: string, start: number, { exact, prefix, suffix }: Quote): number {
  let before = 0;
  while (before < prefix.length && start > before && text[start - 1 - before] === prefix.at(-1 - before)) before += 1;
  const end = start + exact.length;
  let after = 0;
  while (after < suffix.length && text[end + after] === suffix[after]) after += 1;
  return before + after;
}

function isNearer(one: number, other: number, near: number): boolean {
  return Math.abs(one - near) < Math.abs(other - near);
}

/** What stands between the surroundings, with as much of them as there is; may be empty. */
function findBetween(text: string, quote: Quote, where: Where): Candidate | null {
  for (const length of contextLengths) {
    const prefix = quote.prefix.slice(-length);
    const suffix = quote.suffix.slice(0, length);
    // So few letters say little about the place.
    if (prefix.length + suffix.length < enoughContext) return null;
    const [first] = pairsOf(text, { ...quote, prefix, suffix }, where);
    if (first) return { ...first, score: prefix.length + suffix.length };
  }
  return null;
}

/** The parts between a beginning and an end, the nearest first. */
function pairsOf(text: string, { exact, prefix, suffix }: Quote, { near, within }: Where): TextRange[] {
  const longest = exact.length * 3 + 200;
  const starts = prefix === '' ? [0] : placesOf(text, prefix).map((place) => place + prefix.length);
  const ends = suffix === '' ? [text.length] : placesOf(text, suffix);
  return starts
    .flatMap((start) => {
      const end = ends.find((each) => each >= start - sharedSpace);
      if (end === undefined || end - start > longest) return [];
      return start < within.start || Math.max(start, end) > within.end ? [] : [{ start, end }];
    })
    .sort((one, other) => Math.abs(one.start - near) - Math.abs(other.start - near));
}

function placesOf(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}
