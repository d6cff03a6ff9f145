import { changedRange } from '../changed-range.ts';

/** What differs between two lists: the tokens from `from` to `to` of the first are replaced. */
interface Region {
  from: number;
  to: number;
  tokens: string[];
}

/**
 * Both changes of a text in one, when they are in different paragraphs of a rich text or in different lines of a plain
 * one. Null otherwise.
 */
export function mergeParagraphs(base: string, one: string, other: string): string | null {
  const tokens = paragraphsOf(base);
  const regions = [regionBetween(tokens, paragraphsOf(one)), regionBetween(tokens, paragraphsOf(other))];
  const [first, second] = regions.sort((a, b) => a.from - b.from || a.to - b.to);
  if (!first || !second || second.from < first.to || (first.from === second.from && first.to === second.to))
    return null;
  const merged = [
    ...tokens.slice(0, first.from),
    ...first.tokens,
    ...tokens.slice(first.to, second.from),
    ...second.tokens,
    ...tokens.slice(second.to),
  ];
  return merged.join('');
}

/** The outermost blocks of a rich text, or the lines of a plain one; joined they are the text again. */
function paragraphsOf(text: string): string[] {
  if (!text.startsWith('<')) return text.split(/(?<=\n)/);
  const paragraphs: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: slash, index } of text.matchAll(/<(\/?)(?:p|ul|ol|blockquote)\b[^>]*>/gi)) {
    depth += slash === '/' ? -1 : 1;
    if (depth !== 0) continue;
    paragraphs.push(text.slice(start, index + tag.length));
    start = index + tag.length;
  }
  return start < text.length ? [...paragraphs, text.slice(start)] : paragraphs;
}

function regionBetween(base: string[], changed: string[]): Region {
  const { from, to, end } = changedRange(base, changed);
  return { from, to, tokens: changed.slice(from, end) };
}
