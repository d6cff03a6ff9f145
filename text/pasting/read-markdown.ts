import { isAddress } from '../is-address.ts';
import { cleanText } from '../clean-text.ts';
import { type ListItem, type Part, type Run, noMarks } from './read-runs.ts';

const headline = /^(#{1,6})\s+(.+?)\s*#*$/;
const item = /^(\s*)(?:[-*+]|(\d{1,3})[.)])\s+(.+)$/;
/** In German a day of a month begins as an item of a list does. */
const month =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;
const quotation = /^>\s?(.*)$/;
const inlineMarks = /\*\*(?=\S)([^*\n]*\S)\*\*|__(?=\S)([^_\n]*\S)__|\[([^\]\n]+)\]\(([^\s()]+)\)/;

/**
 * The parts of a text in Markdown; null for plain text. Two lines of a list, a headline, bold words or a link show that
 * it is Markdown; a single dash at the start of a line does not, and neither do numbers that do not run on.
 */
export function readMarkdown(text: string): Part[] | null {
  const lines = cleanText(text).split('\n');
  const items = itemsIn(lines);
  const isMarkdown = items.size > 1 || lines.some((line) => headline.test(line)) || inlineMarks.test(text);
  return isMarkdown ? readLines(lines, items) : null;
}

interface LineItem {
  level: number;
  /** Null for a bullet. */
  number: number | null;
  words: string;
}

/** The lines that are items of lists, by their place: bullets, and two or more numbers that run on from the first. */
function itemsIn(lines: readonly string[]): Map<number, LineItem> {
  const items = new Map<number, LineItem>();
  /** The last item of each level whose list goes on. */
  let open: { at: number; item: LineItem }[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const found = readItem(line);
    if (!found) {
      open = [];
      continue;
    }
    const before = open.find(({ item: { level } }) => level === found.level);
    open = [...open.filter(({ item: { level } }) => level < found.level), { at, item: found }];
    if (found.number === null) items.set(at, found);
    else if (before && before.item.number === found.number - 1) items.set(before.at, before.item).set(at, found);
  }
  return items;
}

function readItem(line: string): LineItem | null {
  const [, indent, number, words] = item.exec(line) ?? [];
  if (indent === undefined || words === undefined || (number !== undefined && month.test(words))) return null;
  const level = 1 + Math.floor(indent.replaceAll('\t', '  ').length / 2);
  return { level, number: number === undefined ? null : Number(number), words };
}

function readLines(lines: readonly string[], items: ReadonlyMap<number, LineItem>): Part[] {
  const parts: Part[] = [];
  // Null after an empty line, which ends a paragraph and a quotation, but no list.
  let open: Part | null = null;
  let list = 0;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') {
      open = null;
      continue;
    }
    const found = items.get(at);
    const part = found ? itemOf(found, list) : readLine(line);
    const last = parts.at(-1);
    if (part.kind === 'list' && last?.kind === 'list') last.items.push(...part.items);
    else if (part.kind === 'quote' && open?.kind === 'quote') open.paragraphs.push(...part.paragraphs);
    else if (part.kind === 'paragraph' && open?.kind === 'paragraph')
      open.runs.push({ ...noMarks, text: '\n' }, ...part.runs);
    else parts.push(part);
    if (part.kind !== 'list') list += 1;
    open = parts.at(-1) ?? null;
  }
  return parts;
}

function itemOf({ level, number, words }: LineItem, list: number): Part {
  const one: ListItem = { runs: readRuns(words), ordered: number !== null, number, level, list: `markdown-${list}` };
  return { kind: 'list', items: [one] };
}

function readLine(line: string): Part {
  const [, hashes, title] = headline.exec(line) ?? [];
  if (hashes !== undefined && title !== undefined)
    return { kind: 'headline', level: hashes.length, runs: readRuns(title.replaceAll('**', '')) };
  const quoted = quotation.exec(line)?.[1];
  if (quoted !== undefined) return { kind: 'quote', paragraphs: [readRuns(quoted)] };
  return { kind: 'paragraph', align: 'left', runs: readRuns(line.trim()) };
}

const marks =
  /\*\*(?=\S)([^*]*\S)\*\*|__(?=\S)([^_]*\S)__|\*(?=[^\s*])([^*]*[^\s*])\*|_(?=[^\s_])([^_]*[^\s_])_(?![\p{L}\d])|\[([^\]]+)\]\(([^\s()]+)\)/gu;

/** The marks of a line. A single star or line below begins none within a word; iOS 15 knows no lookbehind. */
function* marksIn(line: string): Generator<RegExpExecArray> {
  const pattern = new RegExp(marks);
  for (let found = pattern.exec(line); found; found = pattern.exec(line)) {
    const [, , , star, underline] = found;
    const before = line.slice(0, found.index);
    const isInWord =
      (star !== undefined && /[\p{L}\d*]$/u.test(before)) || (underline !== undefined && /[\p{L}\d_]$/u.test(before));
    if (isInWord) pattern.lastIndex = found.index + 1;
    else yield found;
  }
}

/** The runs of a line: bold, italic and links, not nested. */
function readRuns(line: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  const plain = (text: string) => text !== '' && runs.push({ ...noMarks, text });
  for (const found of marksIn(line)) {
    const [all, stars, underlines, star, underline, words, target] = found;
    plain(line.slice(at, found.index));
    const bold = stars ?? underlines;
    const italic = star ?? underline;
    const href = target !== undefined && isAddress(target) ? target : null;
    const text = bold ?? italic ?? (href === null ? all : (words ?? all));
    runs.push({ bold: bold !== undefined, italic: italic !== undefined, href, text });
    at = found.index + all.length;
  }
  plain(line.slice(at));
  return runs;
}
