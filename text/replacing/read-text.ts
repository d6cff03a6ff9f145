import { decodeEntities } from '../html-to-text.ts';

/** A text as it is stored; `rich`: sanitised HTML. */
export interface StoredText {
  value: string;
  rich: boolean;
}

/** What a reader sees of a text, and where each character of it is stored. */
export interface ReadText {
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
