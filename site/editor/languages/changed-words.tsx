import { diffWordsWithSpace } from 'diff';
import styles from './languages.module.css';

/** Characters of unchanged text that are shown on either side of a change. */
const around = 40;

/** What has changed between two texts, word by word, with a little of what stands around it. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(plain(before), plain(after));
  return (
    <p className={styles.words}>
      {parts.map((part, at) => {
        const key = `${at} ${part.value}`;
        if (part.removed) return <del key={key}>{part.value}</del>;
        if (part.added) return <ins key={key}>{part.value}</ins>;
        return <span key={key}>{shorten(part.value, at === 0, at === parts.length - 1)}</span>;
      })}
    </p>
  );
}

/** How many words were put in or taken out. */
export function countChangedWords(before: string, after: string): number {
  const count = (value: string) => value.trim().split(/\s+/).filter(Boolean).length;
  const sides = { added: 0, removed: 0 };
  for (const part of diffWordsWithSpace(plain(before), plain(after))) {
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

/** The words of a text; what its marks say does not count as a change of words. */
function plain(text: string): string {
  return text
    .replaceAll(/<\/(?:p|li|blockquote)>|<br\s*\/?>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
