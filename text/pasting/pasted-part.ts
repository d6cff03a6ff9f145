import { shortened } from '../beginning-of.ts';

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
