import { htmlToText } from '#text/html-to-text.ts';
import { wordChanges, Words } from '../compare/marked-words.tsx';
import styles from './languages.module.css';

/** Characters of unchanged text shown on each side of a change. */
const around = 40;

/** The difference of two texts by word, with some of the unchanged text around it. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  const parts = wordChanges(htmlToText(before), htmlToText(after));
  const shown = parts.map(({ kind, text }, at) => ({
    kind,
    text: kind === 'same' ? shorten(text, at === 0, at === parts.length - 1) : text,
  }));
  return (
    <p className={styles.words}>
      <Words parts={shown} />
    </p>
  );
}

/** The number of added and removed words. */
export function countChangedWords(before: string, after: string): number {
  const sides = { same: 0, added: 0, removed: 0 };
  for (const { kind, text } of wordChanges(htmlToText(before), htmlToText(after)))
    sides[kind] += text.trim().split(/\s+/).filter(Boolean).length;
  return Math.max(sides.added, sides.removed);
}

function shorten(text: string, first: boolean, last: boolean): string {
  if (first) return text.length > around ? `… ${text.slice(-around)}` : text;
  if (last) return text.length > around ? `${text.slice(0, around)} …` : text;
  return text.length > around * 2 ? `${text.slice(0, around)} … ${text.slice(-around)}` : text;
}
