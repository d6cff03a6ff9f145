import { Fragment } from 'react';
import type { NoteReply } from '#contract/editing/notes-api.ts';
import styles from '../notes.module.css';

/** A plain text with its line breaks and the names of users in it. */
export function MentionText({ of: { text, mentions } }: { of: Pick<NoteReply, 'text' | 'mentions'> }) {
  return (
    <p className={styles.text}>
      {partsOf(
        text,
        mentions.map(({ name }) => `@${name}`),
      ).map(toElement)}
    </p>
  );
}

interface Part {
  at: number;
  text: string;
  isName: boolean;
}

function toElement({ at, text, isName }: Part) {
  return isName ? <b key={at}>{text}</b> : <Fragment key={at}>{text}</Fragment>;
}

/** The text in order, split at the names. */
function partsOf(text: string, names: string[]): Part[] {
  const parts: Part[] = [];
  // A name may be the beginning of another one.
  const byLength = [...names].sort((one, other) => other.length - one.length);
  let plain = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const name = byLength.find((each) => text.startsWith(each, at));
    if (name === undefined) continue;
    parts.push({ at: plain, text: text.slice(plain, at), isName: false }, { at, text: name, isName: true });
    plain = at + name.length;
    at = plain - 1;
  }
  return [...parts, { at: plain, text: text.slice(plain), isName: false }];
}
