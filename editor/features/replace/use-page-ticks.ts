import { useState } from 'react';
import { placeKey } from '#text/replacing/chosen-places.ts';
import { findMatches, type Match } from '#text/replacing/find-matches.ts';
import { readText } from '#text/replacing/replace-places.ts';
import type { Search, TextOfPage } from './page-places.ts';

/** Where the places of a text are that are left out. */
interface LeftOut {
  /** As a reader saw it when they were left out. */
  text: string;
  ranges: readonly Match[];
}

/** The places of the page that are left out; they stay left out when their text changes. A new search begins with none. */
export function usePageTicks(search: Search, found: readonly TextOfPage[]) {
  const { term, matchCase, wholeWords, replacement } = search;
  const asked = JSON.stringify([term, matchCase, wholeWords]);
  const [ticks, setTicks] = useState({ asked, leftOut: new Map<string, LeftOut>() });
  const leftOut = ticks.asked === asked ? ticks.leftOut : new Map<string, LeftOut>();
  const read = ({ text: stored }: TextOfPage) => {
    const { text } = readText(stored);
    return { text, matches: findMatches(text, search) };
  };
  const unticked = new Set<string>();
  for (const one of found) {
    const left = leftOut.get(one.key);
    if (!left) continue;
    const { text, matches } = read(one);
    const edits = left.text === text ? [] : [editBetween(left.text, text)];
    const ranges = left.ranges.map((range) => followRange(range, edits));
    for (const [index, { start, end }] of matches.entries())
      if (ranges.some((range) => start < range.end && end > range.start)) unticked.add(placeKey(one, index));
  }
  /** `written`: the places that were replaced, by their texts. */
  const leave = (keys: ReadonlySet<string>, written: ReadonlyMap<string, ReadonlySet<number>>) => {
    const next = new Map(leftOut);
    for (const one of found) {
      const { text, matches } = read(one);
      const ranges = matches.filter((_, index) => keys.has(placeKey(one, index)));
      if (ranges.length === 0) {
        next.delete(one.key);
        continue;
      }
      const edits = matches.flatMap(({ start, end }, index) =>
        written.get(one.key)?.has(index) ? { start, end, length: replacement.length } : [],
      );
      next.set(one.key, {
        text: edits.reduceRight((now, { start, end }) => now.slice(0, start) + replacement + now.slice(end), text),
        ranges: ranges.map((range) => followRange(range, edits)),
      });
    }
    setTicks({ asked, leftOut: next });
  };
  const toggle = (key: string) => {
    const keys = new Set(unticked);
    if (!keys.delete(key)) keys.add(key);
    leave(keys, new Map());
  };
  const replaced = (written: ReadonlyMap<string, ReadonlySet<number>>) => leave(unticked, written);
  return { unticked, toggle, replaced };
}

/** A part of a text that something else takes the place of, and the length of that. */
interface Edit extends Match {
  length: number;
}

/** Where a range is after edits, which do not overlap; one that they touch becomes as long as what they have changed. */
function followRange({ start, end }: Match, edits: readonly Edit[]): Match {
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
function editBetween(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start, end: before.length - tail, length: after.length - tail - start };
}
