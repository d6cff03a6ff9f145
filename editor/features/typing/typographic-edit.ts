import type { Locale } from '#contract/base/locale.ts';
import { quotationMarks } from '#text/quotation-marks.ts';

const apostrophe = '’';

/** A replacement of the characters before the caret. */
export interface TypedEdit {
  /** Number of characters to remove, the typed one included. */
  remove: number;
  insert: string;
}

/**
 * The typographic form of the text before the caret, whose last character has just been typed: quotation marks of the
 * language, dashes, apostrophes, ellipses. Null when it stays as it is.
 */
export function typographicEdit(before: string, locale: Locale): TypedEdit | null {
  const typed = before.at(-1) ?? '';
  const text = before.slice(0, -1);
  // Most keys change nothing, and this runs at each.
  if (!`"'. `.includes(typed) || isAddress(text)) return null;
  if (typed === '"') return { remove: 1, insert: doubleMark(text, locale) };
  if (typed === "'") return { remove: 1, insert: singleMark(text, locale) };
  if (typed === '.' && /(?:^|[^.])\.\.$/.test(text)) return { remove: 3, insert: '…' };
  const dashes = typed === ' ' ? /\s(--?)$/.exec(text)?.[1] : undefined;
  return dashes === undefined ? null : { remove: dashes.length + 1, insert: '– ' };
}

/** The text as it would be if it were typed character by character after `before`. */
export function typeset(text: string, before: string, locale: Locale): string {
  let all = before;
  for (const character of text) {
    const edit = typographicEdit(all + character, locale);
    all = edit ? (all + character).slice(0, -edit.remove) + edit.insert : all + character;
  }
  return all.slice(before.length);
}

function doubleMark(text: string, locale: Locale): string {
  const { open, close } = quotationMarks[locale];
  return isOpening(text, locale) ? open : close;
}

/** Between letters an apostrophe; at the end of a word the end of a quotation that is open, else an apostrophe. */
function singleMark(text: string, locale: Locale): string {
  const { open, close } = quotationMarks[locale].single;
  if (isOpening(text, locale)) return open;
  return count(text, open) > count(text, close) ? close : apostrophe;
}

function isOpening(text: string, locale: Locale): boolean {
  const { open, single } = quotationMarks[locale];
  return text === '' || /[\s([{–—/-]$/.test(text) || text.endsWith(open) || text.endsWith(single.open);
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** True while the last word is a web or mail address, whose characters must not change. */
function isAddress(text: string): boolean {
  return /(?:https?:|www\.|@)\S*$/i.test(text);
}
