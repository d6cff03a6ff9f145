/** A stretch of text with the marks that hold for it; a line break is `\n`. */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  href: string | null;
}

export type Align = 'left' | 'center' | 'right';

/** A part of what was pasted, in the order of the text. */
export type Part =
  | { kind: 'paragraph'; runs: Run[]; align: Align }
  | { kind: 'headline'; runs: Run[]; level: number }
  | { kind: 'quote'; paragraphs: Run[][] }
  | { kind: 'list'; items: ListItem[] };

export interface ListItem {
  runs: Run[];
  ordered: boolean;
  /** How deep it stands, from 1. */
  level: number;
  /** Which list of its document it belongs to; items of others begin a new one. */
  list: string;
}

/** The words of some runs. */
export function wordsOf(runs: Run[]): string {
  return runs.map(({ text }) => text).join('');
}
