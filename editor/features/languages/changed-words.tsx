import { diffWordsWithSpace } from 'diff/lib/diff/word.js';
import { htmlToText } from '#text/html-to-text.ts';
import words from '../compare/words.module.css';
import styles from './languages.module.css';

/** Characters of unchanged text shown on each side of a change. */
const around = 40;

/** The difference of two texts by word, with some of the unchanged text around it. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(htmlToText(before), htmlToText(after));
  return (
    <p className={styles.words}>
      {parts.map((part, at) => {
        const key = `${at} ${part.value}`;
        if (part.removed)
          return (
            <del key={key} className={words.removed}>
              {part.value}
            </del>
          );
        if (part.added)
          return (
            <ins key={key} className={words.added}>
              {part.value}
            </ins>
          );
        return <span key={key}>{shorten(part.value, at === 0, at === parts.length - 1)}</span>;
      })}
    </p>
  );
}

/** The number of added and removed words. */
export function countChangedWords(before: string, after: string): number {
  const count = (value: string) => value.trim().split(/\s+/).filter(Boolean).length;
  const sides = { added: 0, removed: 0 };
  for (const part of diffWordsWithSpace(htmlToText(before), htmlToText(after))) {
    if (part.added) sides.added += count(part.value);
    if (part.removed) sides.removed += count(part.value);
  }
  return Math.max(sides.added, sides.removed);
}

function shorten(text: string, first: boolean, last: boolean): string {
  if (first) return text.length > around ? `… ${text.slice(-around)}` : text;
  if (last) return text.length > around ? `${text.slice(0, around)} …` : text;
  return text.length > around * 2 ? `${text.slice(0, around)} … ${text.slice(-around)}` : text;
}
