import type { Match } from './find-matches.ts';

/** A part of a text that something else takes the place of, and the length of that. */
interface Edit extends Match {
  length: number;
}

/** Where a range is after edits, which do not overlap; one that they touch becomes as long as what they have changed. */
export function followRange({ start, end }: Match, edits: readonly Edit[]): Match {
  const touching = edits.filter((edit) => edit.start < end && edit.end > start);
  const moved = growthOf(edits.filter((edit) => edit.end <= start));
  const from = Math.min(start, ...touching.map((edit) => edit.start));
  const to = Math.max(end, ...touching.map((edit) => edit.end));
  return { start: from + moved, end: to + moved + growthOf(touching) };
}

function growthOf(edits: readonly Edit[]): number {
  return edits.reduce((sum, { start, end, length }) => sum + length - (end - start), 0);
}

/** The one edit that leads from a text to another. */
export function editBetween(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start, end: before.length - tail, length: after.length - tail - start };
}
