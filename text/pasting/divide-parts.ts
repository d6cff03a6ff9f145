import { beginningOf } from '../beginning-of.ts';
import { type Part, type Run, wordsOf } from './read-runs.ts';

/**
 * Divides parts into groups of at most `room` characters each; the first of at most `first`. Parts stay whole where they
 * fit; a longer paragraph or list is divided where a line, a sentence, a word or an item ends. Nothing is left out: what
 * cannot be divided, such as one long item of a list, makes its group longer.
 */
export function divideParts(parts: readonly Part[], room: number, first = room): Part[][] {
  const groups: Part[][] = [[]];
  let left = first;
  const open = [...parts].reverse();
  for (let part = open.pop(); part; part = open.pop()) {
    const group = groups.at(-1) ?? [];
    const isFresh = group.length === 0;
    const length = lengthOf(part);
    const [head, tail] = isFresh && length > left ? halves(part, left) : [null, part];
    if (length <= left || (isFresh && !head && left === room)) {
      group.push(part);
      left -= length;
      continue;
    }
    if (head) group.push(head);
    open.push(tail);
    groups.push([]);
    left = room;
  }
  return groups;
}

/** A part of which at most `room` characters stand in the first half; null where it cannot be divided. */
function halves(part: Part, room: number): [Part | null, Part] {
  if (part.kind === 'paragraph') {
    const [head, tail] = cutRuns(part.runs, endBefore(wordsOf(part.runs), room));
    return head.length > 0 && tail.length > 0
      ? [
          { ...part, runs: head },
          { ...part, runs: tail },
        ]
      : [null, part];
  }
  if (part.kind !== 'list') return [null, part];
  let length = 0;
  const at = part.items.findIndex(({ runs }) => (length += wordsOf(runs).length) > room);
  if (at < 1) return [null, part];
  return [
    { ...part, items: part.items.slice(0, at) },
    { ...part, items: part.items.slice(at) },
  ];
}

/** The last place up to `room` where a line, a sentence or a word ends. */
function endBefore(text: string, room: number): number {
  const beginning = beginningOf(text, room);
  for (const ends of [/\n/g, /[.!?…][“”’»)]?\s/g, /\s/g]) {
    const last = [...beginning.matchAll(ends)].at(-1);
    if (last) return last.index + last[0].length;
  }
  return beginning.length;
}

function cutRuns(runs: readonly Run[], at: number): [Run[], Run[]] {
  const head: Run[] = [];
  const tail: Run[] = [];
  let left = at;
  for (const run of runs) {
    const before = run.text.slice(0, Math.max(0, left));
    const after = run.text.slice(before.length);
    if (before !== '') head.push({ ...run, text: left > run.text.length ? before : before.trimEnd() });
    if (after !== '') tail.push({ ...run, text: tail.length > 0 ? after : after.trimStart() });
    left -= run.text.length;
  }
  return [head, tail];
}

function lengthOf(part: Part): number {
  if (part.kind === 'list') return part.items.reduce((sum, { runs }) => sum + wordsOf(runs).length, 0);
  if (part.kind === 'quote') return part.paragraphs.reduce((sum, runs) => sum + wordsOf(runs).length, 0);
  return wordsOf(part.runs).length;
}
