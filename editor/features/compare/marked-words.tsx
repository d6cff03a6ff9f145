import { diffArrays } from 'diff/lib/diff/array.js';
import { htmlToLines } from '#text/html-to-text.ts';
import ed from '../../ui/editor.module.css';
import styles from './words.module.css';

export interface Part {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const longest = 60_000;

/** The difference of two texts by word; a very long text is one difference. */
export function wordChanges(before: string, after: string): Part[] {
  if (before.length + after.length > longest)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  const parts = diffArrays(tokensOf(before), tokensOf(after)).map(({ added, removed, value }): Part => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
  return parts.filter(({ text }) => text !== '');
}

/** The changed words of a text: removed ones struck through, added ones underlined. */
export function MarkedWords({ before, after }: { before: string; after: string }) {
  return <Words parts={wordChanges(before, after)} />;
}

/** Parts of a text; `spoken` tells a screen reader what has become of the changed ones. */
export function Words({ parts, spoken }: { parts: readonly Part[]; spoken?: Record<'added' | 'removed', string> }) {
  return parts.map(({ kind, text }, at) => {
    const key = `${at} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      <Mark key={key} className={styles[kind]}>
        {spoken && <span className={ed.vh}>{spoken[kind]} </span>}
        {text}
      </Mark>
    );
  });
}

/**
 * Marks the changed words in a rich text. The tags are those of the new text, so the result is as well-formed as that
 * text; removed words are shown at their old position.
 */
export function markRichText(before: string, after: string): string {
  if (before === after || before.length + after.length > longest) return after;
  const marked: string[] = [];
  const place = new Placing(marked);
  for (const { added, removed, value } of diffArrays(tokensOf(before), tokensOf(after)))
    for (const token of value) {
      if (removed) place.remove(token);
      else place.keep(token, added);
    }
  place.end();
  return marked.join('');
}

/** Groups adjacent words, so that a changed sentence gets one mark instead of one per word. */
class Placing {
  readonly #marked: string[];
  #run: { kind: 'ins' | 'del'; text: string } | null = null;
  #inList = false;
  #inText = false;

  constructor(marked: string[]) {
    this.#marked = marked;
  }

  remove(token: string): void {
    if (isTag(token)) {
      if (this.#run?.kind === 'del') this.#run.text += ' ';
      return;
    }
    this.#add('del', token);
  }

  keep(token: string, isNew: boolean): void {
    if (!isTag(token) && isNew) return this.#add('ins', token);
    this.end();
    this.#marked.push(token);
    const [, end, name = ''] = /^<(\/?)([a-z\d]+)/i.exec(token) ?? [];
    if (name === 'ul' || name === 'ol') this.#inList = end === '';
    if (/^(?:p|li)$/.test(name)) this.#inText = end === '';
  }

  end(): void {
    const { kind, text } = this.#run ?? {};
    this.#run = null;
    if (!kind || !text || text.trim() === '') {
      if (text && kind === 'ins') this.#marked.push(text);
      return;
    }
    const mark = `<${kind} class="${kind === 'ins' ? styles.added : styles.removed}">${text}</${kind}>`;
    // The words of a removed paragraph need a paragraph of their own.
    this.#marked.push(this.#inText ? mark : this.#inList ? `<li>${mark}</li>` : `<p>${mark}</p>`);
  }

  #add(kind: 'ins' | 'del', token: string): void {
    if (this.#run && this.#run.kind !== kind) this.end();
    this.#run ??= { kind, text: '' };
    this.#run.text += token;
  }
}

/** Splits a text into words, spaces and, for rich text, tags; joining the tokens restores the text. */
export function tokensOf(text: string): string[] {
  return text.match(/<[^>]*>|&[a-z#\d]+;|[\p{L}\p{N}\p{M}_]+|\s+|[^\s\p{L}\p{N}\p{M}_<&]|[<&]/giu) ?? [];
}

function isTag(token: string): boolean {
  return token.length > 2 && token.startsWith('<') && token.endsWith('>');
}

/** A value as readable text: rich text without tags, one line per paragraph. */
export function readable(value: unknown): string {
  return value === null || value === undefined ? '' : htmlToLines(String(value));
}
