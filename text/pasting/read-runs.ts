import { isAddress } from '../is-address.ts';
import { cleanAddress, cleanText } from '../clean-text.ts';
import { shortened } from '../beginning-of.ts';

/** The marks that apply to a text. */
export interface Marks {
  bold: boolean;
  italic: boolean;
  href: string | null;
}

export const noMarks: Marks = { bold: false, italic: false, href: null };

export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

/** The marks inside an element, from its tag name and from its style (Google Docs, Word Online). */
export function marksIn(element: Element, marks: Marks): Marks {
  const name = element.localName;
  const style = styleOf(element);
  const weight = /(?:^|;)\s*font-weight:\s*([\w]+)/i.exec(style)?.[1]?.toLowerCase();
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  let { bold, italic, href } = marks;
  if (name === 'b' || name === 'strong') bold = true;
  if (name === 'i' || name === 'em' || name === 'cite' || name === 'dfn') italic = true;
  // Google Docs wraps the whole content in a `b` element with normal weight.
  if (weight !== undefined) bold = /^(?:bold|bolder|[6-9]00)$/.test(weight);
  if (slant !== undefined) italic = slant === 'italic' || slant === 'oblique';
  if (name === 'a') href = targetOf(element.getAttribute('href') ?? '') ?? href;
  return { bold, italic, href };
}

/**
 * The target of a link, without the wrappers of mail programs and search engines; null for a target inside the
 * document.
 */
function targetOf(href: string): string | null {
  const address = cleanAddress(href);
  if (!/^(?:https?:|mailto:|tel:)/i.test(address)) return null;
  const inner = /^https?:\/\/(?:[\w.-]+\.safelinks\.protection\.outlook\.com\/|www\.google\.[a-z.]+\/url)\?(.*)$/i.exec(
    address,
  )?.[1];
  const query = inner === undefined ? null : new URLSearchParams(inner.replaceAll('&amp;', '&'));
  const target = cleanAddress(query?.get('url') ?? query?.get('q') ?? address);
  return isAddress(target) ? target : null;
}

/** Collapses white space; keeps non-breaking spaces only between a number and its unit. */
export function tidyRuns(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const text = cleanText(run.text)
      .replaceAll('\u00ad', '')
      .replaceAll(/(\d\.?)?\u00a0(?=([\p{L}\d])?)/gu, (found, number: string | undefined, next: string | undefined) =>
        number !== undefined && next !== undefined ? found : `${number ?? ''} `,
      )
      .replaceAll(/[ \t\r\f]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n');
    const last = result.at(-1);
    const follows = last && /[ \n]$/.test(last.text) ? text.replace(/^ /, '') : text;
    if (follows === '') continue;
    if (last && sameMarks(last, run)) last.text += follows;
    else result.push({ ...run, text: follows });
  }
  return trim(result);
}

function trim(runs: Run[]): Run[] {
  const trimmed = [...runs];
  while (trimmed[0] && trimmed[0].text.trimStart() === '') trimmed.shift();
  while (trimmed.at(-1)?.text.trimEnd() === '') trimmed.pop();
  const [first] = trimmed;
  if (first) first.text = first.text.trimStart();
  const last = trimmed.at(-1);
  if (last) last.text = last.text.trimEnd();
  return trimmed;
}

export function sameMarks(one: Marks, other: Marks): boolean {
  return one.bold === other.bold && one.italic === other.italic && one.href === other.href;
}

/** A run of text with the same marks; a line break is `\n`. */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  href: string | null;
}

export type Align = 'left' | 'center' | 'right';

/** A part of the pasted content, in document order. */
export type Part =
  | { kind: 'paragraph'; runs: Run[]; align: Align }
  | { kind: 'headline'; runs: Run[]; level: number }
  | { kind: 'quote'; paragraphs: Run[][] }
  | { kind: 'list'; items: ListItem[] };

export interface ListItem {
  runs: Run[];
  ordered: boolean;
  /** Its number in the source; null where that says none, and in a list without numbers. */
  number: number | null;
  /** Nesting level, from 1. */
  level: number;
  /** Id of its list in the document; an item of another list starts a new list. */
  list: string;
}

/** The text of the runs. */
export function wordsOf(runs: Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** The first of the words for a message, cut where they are long. */
export function someWords(words: readonly string[]): string {
  return shortened(words.join(' … '), 120);
}
