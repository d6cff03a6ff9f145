import { diffArrays } from 'diff';
import { isTag, tokensOf } from './tokens.ts';

interface Hunk {
  /** The replaced token range of the base: `from` inclusive, `to` exclusive. */
  from: number;
  to: number;
  tokens: string[];
}

/** Longer texts, in characters, are not compared, because it would take too long. */
const longest = 60_000;

/** Merges both changes into one text. Null when they change the same words, or when the tags would not match. */
export function mergeWords(base: string, one: string, other: string): string | null {
  if (Math.max(base.length, one.length, other.length) > longest) return null;
  const tokens = tokensOf(base);
  const [ours, theirs] = [hunksBetween(tokens, tokensOf(one)), hunksBetween(tokens, tokensOf(other))];
  const hunks = [...ours, ...theirs.filter((hunk) => !ours.some((own) => isSame(own, hunk)))];
  hunks.sort((a, b) => a.from - b.from || a.to - b.to);
  for (const [at, hunk] of hunks.entries()) {
    const next = hunks[at + 1];
    if (next && (next.from < hunk.to || (next.from === hunk.from && next.to === hunk.to))) return null;
  }
  const merged: string[] = [];
  let at = 0;
  for (const { from, to, tokens: added } of hunks) {
    merged.push(...tokens.slice(at, from), ...added);
    at = to;
  }
  merged.push(...tokens.slice(at));
  return isBalanced(merged) ? merged.join('') : null;
}

function hunksBetween(base: string[], changed: string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  let open: Hunk | null = null;
  for (const { added, removed, value } of diffArrays(base, changed)) {
    if (!added && !removed) {
      open = null;
      at += value.length;
      continue;
    }
    if (!open) {
      open = { from: at, to: at, tokens: [] };
      hunks.push(open);
    }
    if (added) open.tokens.push(...value);
    else {
      at += value.length;
      open.to = at;
    }
  }
  return hunks;
}

function isSame(one: Hunk, other: Hunk): boolean {
  return one.from === other.from && one.to === other.to && one.tokens.join('') === other.tokens.join('');
}

function isBalanced(tokens: string[]): boolean {
  const open: string[] = [];
  for (const token of tokens.filter(isTag)) {
    const [, end, name = ''] = /^<(\/?)([a-z][a-z\d]*)/i.exec(token) ?? [];
    if (name === 'br' || name === '') continue;
    if (end !== '/') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}
