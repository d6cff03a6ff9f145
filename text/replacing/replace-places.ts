import { findMatches, type Match, type Wanted } from './find-matches.ts';
import { decodeEntities } from '../html-to-text.ts';

/** A text as it is stored; `rich`: sanitised HTML. */
interface StoredText {
  value: string;
  rich: boolean;
}

/** What a reader sees of a text, and where each character of it is stored. */
interface ReadText {
  /** With a line break where a block or a line ends. */
  text: string;
  /** For each UTF-16 unit of the text where it is stored; null: it stands for a tag. */
  sources: ({ start: number; end: number; /** Number of the link that it is in; -1: none. */ link: number } | null)[];
}

const token = /<(\/?)([a-z]+)[^>]*>|&(?:amp|lt|gt|quot|#39|nbsp);|[^]/gu;
const marks = new Set(['strong', 'em', 'a']);

/** Reads a stored text. Marks and links are not seen; their addresses are no part of the text. */
export function readText({ value, rich }: StoredText): ReadText {
  const read: ReadText = { text: '', sources: [] };
  if (!rich) {
    for (let at = 0; at < value.length; at += 1) read.sources.push({ start: at, end: at + 1, link: -1 });
    return { ...read, text: value };
  }
  let links = 0;
  let link = -1;
  for (const { 0: whole, 1: slash, 2: tag, index } of value.matchAll(token)) {
    if (tag === 'a') link = slash ? -1 : links++;
    if (tag !== undefined && marks.has(tag)) continue;
    const seen = tag === undefined ? characterOf(whole) : '\n';
    for (let at = 0; at < seen.length; at += 1) {
      // Half of a surrogate pair is stored in half of the place.
      const [start, end] = seen.length > 1 ? [index + at, index + at + 1] : [index, index + whole.length];
      read.sources.push(tag === undefined ? { start, end, link } : null);
    }
    read.text += seen;
  }
  return read;
}

function characterOf(stored: string): string {
  return stored === '&nbsp;' ? '\u00a0' : decodeEntities(stored);
}

export interface Replacement extends Wanted {
  replacement: string;
}

/** A place of a text where the term stands. */
export interface FoundPlace {
  /** Which of the places with the term in its text it is, from 0; the same for every replacement. */
  index: number;
  /** The words around it, and those that are replaced. */
  before: string;
  found: string;
  after: string;
  /** False: a link would lose all of its words. */
  possible: boolean;
}

/** Characters that are shown on each side of a place, at most. */
const shown = 40;

/** The places of a text that would change, in order. */
export function findPlaces(stored: StoredText, wanted: Replacement): FoundPlace[] {
  const read = readText(stored);
  const matches = differing(read, wanted);
  const { refused } = editsOf(read, matches, wanted.replacement);
  return matches.map(({ index, start, end }) => ({
    index,
    before: wordsBefore(read.text, start),
    found: read.text.slice(start, end),
    after: wordsAfter(read.text, end),
    possible: !refused.has(index),
  }));
}

/**
 * The text with the chosen places replaced, by their index; marks and links stay. `done` says how many were replaced: a
 * place is left where a link would lose all of its words.
 */
export function replacePlaces(
  stored: StoredText,
  wanted: Replacement,
  isChosen: (index: number) => boolean = () => true,
): { value: string; done: number } {
  const read = readText(stored);
  const matches = differing(read, wanted).filter(({ index }) => isChosen(index));
  const { edits, refused } = editsOf(read, matches, wanted.replacement);
  let value = '';
  let last = 0;
  for (const { start, end, text } of edits) {
    value += stored.value.slice(last, start) + (stored.rich ? escaped(text) : text);
    last = end;
  }
  value += stored.value.slice(last);
  return { value: stored.rich ? withoutEmptyMarks(value) : value, done: matches.length - refused.size };
}

interface Place extends Match {
  /** Which match of the text it is. */
  index: number;
}

/** The matches that are not the replacement already. */
function differing(read: ReadText, wanted: Replacement): Place[] {
  return findMatches(read.text, wanted)
    .map((match, index) => Object.assign(match, { index }))
    .filter(({ start, end }) => read.text.slice(start, end) !== wanted.replacement);
}

/** A stored part that gets another text. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

interface Edits {
  edits: Edit[];
  /** Indices of matches that are left. */
  refused: Set<number>;
}

function editsOf(read: ReadText, matches: Place[], replacement: string): Edits {
  const left = charactersOfLinks(read);
  const edits: Edit[] = [];
  const refused = new Set<number>();
  for (const match of matches) {
    const made = editOf(read, { match, replacement, left });
    if (made) edits.push(...made);
    else refused.add(match.index);
  }
  return { edits, refused };
}

/** Number of characters that each link has left. */
function charactersOfLinks({ sources }: ReadText): Map<number, number> {
  const left = new Map<number, number>();
  for (const source of sources) if (source && source.link >= 0) left.set(source.link, (left.get(source.link) ?? 0) + 1);
  return left;
}

interface Wish {
  match: Match;
  replacement: string;
  left: Map<number, number>;
}

/**
 * What the match has in common with the replacement at both ends stays in its marks. The rest gets the marks of its first
 * character, or those of a link that would otherwise lose its words. Null if a link would lose them in any case.
 */
function editOf({ text, sources }: ReadText, { match, replacement, left }: Wish): Edit[] | null {
  const old = text.slice(match.start, match.end);
  const head = commonStart(old, replacement);
  const tail = commonStart(reversed(old.slice(head)), reversed(replacement.slice(head)));
  const added = replacement.slice(head, replacement.length - tail);
  const places = sources.slice(match.start + head, match.end - tail).filter((source) => source !== null);
  if (places.length === 0) {
    const beside = sources[match.start + head - 1];
    const at = beside?.end ?? sources[match.start + head]?.start ?? 0;
    return [{ start: at, end: at, text: added }];
  }
  const emptied = emptiedLinks(places, left);
  if (emptied.length > (added === '' ? 0 : 1)) return null;
  const [only = -1] = emptied;
  const target = only < 0 ? 0 : places.findIndex(({ link }) => link === only);
  for (const { link } of places) if (left.has(link)) left.set(link, (left.get(link) ?? 0) - 1);
  const holder = places[target]?.link ?? -1;
  if (left.has(holder)) left.set(holder, (left.get(holder) ?? 0) + added.length);
  return places.map(({ start, end }, index) => ({ start, end, text: index === target ? added : '' }));
}

/** The links whose characters are all among these places. */
function emptiedLinks(places: { link: number }[], left: ReadonlyMap<number, number>): number[] {
  const taken = new Map<number, number>();
  for (const { link } of places) if (link >= 0) taken.set(link, (taken.get(link) ?? 0) + 1);
  return [...taken].filter(([link, count]) => count >= (left.get(link) ?? 0)).map(([link]) => link);
}

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

function reversed(text: string): string {
  return text.split('').reverse().join('');
}

/** As sanitised HTML has it. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
}

function withoutEmptyMarks(html: string): string {
  const less = html.replaceAll(/<(strong|em)><\/\1>/g, '');
  return less === html ? html : withoutEmptyMarks(less);
}

/** The words of the line before a position; whole words, after an ellipsis if the line begins earlier. */
function wordsBefore(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  if (line.length <= shown) return oneLine(line);
  const part = line.slice(-shown);
  return oneLine(`… ${/^\S/.test(part) ? part.replace(/^\S+\s+(?=\S)/, '') : part.trimStart()}`);
}

/** The words of the line after a position; whole words, with an ellipsis if the line goes on. */
function wordsAfter(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  const line = text.slice(at, end < 0 ? text.length : end);
  if (line.length <= shown) return oneLine(line);
  return oneLine(`${line.slice(0, shown + 1).replace(/(\S)\s+\S*$/, '$1')} …`);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
