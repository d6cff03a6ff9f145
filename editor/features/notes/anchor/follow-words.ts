import type { Quote } from '#contract/editing/notes-api.ts';
import { changedRange } from '../../../core/changed-range.ts';
import { findWords, quoteOf, type TextRange } from './find-words.ts';

/** Where quoted words are in a text, or null while they are gone; with what to look for next. */
export interface Followed {
  text: string;
  range: TextRange | null;
  quote: Quote;
  /** The quote when its words were last as they were quoted. */
  intact: Quote;
}

/** Finds the words of a stored quote. */
export function beginFollowing(text: string, quote: Quote): Followed {
  return found(text, findWords(text, quote), { quote, intact: quote });
}

/** Follows the words through one change of the text. */
export function followWords(before: Followed, text: string): Followed {
  const { range, quote, intact } = before;
  if (text === before.text) return before;
  // What is gone may come back, by undo for instance.
  if (!range) return found(text, findWords(text, quote) ?? findWords(text, intact), before);
  const change = { ...changedRange(before.text, text), by: text.length - before.text.length };
  // Whoever writes new words in the place of the old ones goes on at their end.
  const goesOn = quote.now !== undefined && text.slice(range.end, change.from).trim() === '' && change.to >= range.end;
  const moved = goesOn ? null : shifted(range, change);
  // One change cannot take the words further than it reaches.
  const reach = { start: Math.min(range.start, change.from), end: Math.max(range.end + change.by, change.end) };
  const next = moved ?? findWords(text, quote, { near: range.start, within: reach }) ?? left(range, change);
  return found(text, firstWords(text, moved ?? reach, quote) ?? next, before);
}

/** The part from `from` to `to` has become that from `from` to `end`. */
interface Change {
  from: number;
  to: number;
  end: number;
  by: number;
}

/** The range after a change that does not touch it; null when it does. */
function shifted({ start, end }: TextRange, { from, to, by }: Change): TextRange | null {
  if (to <= start) return { start: start + by, end: end + by };
  return from >= end ? { start, end } : null;
}

/** Changed words as they were quoted, if that stands in a part of the text again, or reaches into it. */
function firstWords(text: string, part: TextRange, { exact, now }: Quote): TextRange | null {
  if (now === undefined) return null;
  const start = text.indexOf(exact, Math.max(0, part.start - exact.length));
  return start === -1 || start > part.end ? null : { start, end: start + exact.length };
}

/** What is left of the words after a change within them or over one of their ends; null when nothing is. */
function left({ start, end }: TextRange, change: Change): TextRange | null {
  const from = change.from <= start ? change.end : start;
  const to = change.to >= end ? change.from : end + change.by;
  return to > from ? { start: from, end: to } : null;
}

/** With the surroundings as they are now, and the words, if they have changed. */
function found(text: string, range: TextRange | null, { quote, intact }: Pick<Followed, 'quote' | 'intact'>): Followed {
  if (!range) return { text, range, quote, intact };
  const { exact: words, ...around } = quoteOf(text, range);
  const { exact } = quote;
  if (words !== exact) return { text, range, quote: { exact, now: words, ...around }, intact };
  return { text, range, quote: { exact, ...around }, intact: { exact, ...around } };
}

/** True when somebody who opens the page now would not find the words with the stored quote. */
export function isOutdated(stored: Quote, { text, range }: Followed): boolean {
  if (!range) return false;
  const known = findWords(text, stored);
  return known?.start !== range.start || known.end !== range.end;
}
