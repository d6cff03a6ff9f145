import { type Block, fieldOf } from '#contract/blocks/block.ts';
import { isTextKind } from '#contract/fields/field.ts';
import { diffArrays } from 'diff/lib/diff/array.js';
import { changedRange } from '../changed-range.ts';
import { isBlockTag, isRich, repairBlocks, sorted, textOf, type TextToken, textTokens } from './text-tokens.ts';

/** What became of a text: for each of its tokens the one it is now, and what was added before each and at the end. */
interface Changes {
  /** By token of the base; null: it was removed. */
  kept: (TextToken | null)[];
  /** By the number of the token of the base before which they were added; that of the end is one more. */
  added: Map<number, TextToken[]>;
}

/** Whose words stay where both replaced the same word. Both: theirs, a space, and mine. */
export type Preferred = 'theirs' | 'mine' | 'both';

/** Two changes of one text in one. */
export interface MergedText {
  text: string;
  /** True if both replaced characters of the same word by different ones, so that a person should look at the result. */
  overlaps: boolean;
}

/** True for a field whose changes are merged; choices, addresses and ids would become a mixture of two. */
export function isMerged(block: Block | undefined, name: string): boolean {
  const field = block && fieldOf(block.model, name);
  return isTextKind(field?.kind) && !(field?.kind === 'line' && field.pattern);
}

/**
 * Both changes of a text in one. Every character that one of them added is kept, every one that one of them removed is
 * gone. Of two additions at the same place that of `theirs` is first.
 *
 * @param base The text from which both changes started, as it is stored.
 * @param prefer What becomes of a word that both replaced; without it, it has the letters of both.
 */
export function mergeTexts(base: string, theirs: string, mine: string, prefer?: Preferred): MergedText {
  if (theirs === mine || mine === base) return { text: theirs, overlaps: false };
  if (theirs === base) return { text: mine, overlaps: false };
  const tokens = textTokens(base);
  const [first, second] = [changesOf(tokens, textTokens(theirs)), changesOf(tokens, textTokens(mine))];
  const overlaps = overlapsOf(tokens, first, second);
  if (prefer) settle(tokens, { theirs: first, mine: second, overlaps, prefer });
  const merged: TextToken[] = [];
  for (let at = 0; at <= tokens.length; at += 1) {
    const [one, other] = [first.added.get(at) ?? [], second.added.get(at) ?? []];
    merged.push(...one, ...(isSame(one, other, isReplaced(first, at) && isReplaced(second, at)) ? [] : other));
    const [left, right, token] = [first.kept[at], second.kept[at], tokens[at]];
    if (left && right && token) merged.push(mergeAttributes(token, left, right));
  }
  const isText = [base, theirs, mine].some(isRich);
  return { text: textOf(isText ? repairBlocks(merged) : merged), overlaps: overlaps.length > 0 };
}

/** A position in a text, in another version of this text: at the same characters, or where they were. */
export function movePosition(before: string, after: string, position: number): number {
  if (before === after) return position;
  const { kept, added } = changesOf(textTokens(before), textTokens(after));
  const sizes = textTokens(before).map(({ size }) => size);
  let [old, moved] = [0, 0];
  for (const [at, size] of sizes.entries()) {
    if (old >= position) break;
    moved += sizeOf(added.get(at)) + (kept[at]?.size ?? 0);
    old += size;
  }
  return moved;
}

/** Where two versions of a text differ: these positions of the first are replaced by those of the second. */
export interface ChangedPlace {
  from: number;
  to: number;
  newFrom: number;
  newTo: number;
}

/** What differs between two versions of a text, in the order of the text. Other formats count as other letters. */
export function changedPlaces(before: string, after: string): ChangedPlace[] {
  const withFormats = (text: string) =>
    textTokens(text).map(({ key, attributes, size }) => ({ key: [key, ...attributes].join('\n'), attributes, size }));
  const tokens = withFormats(before);
  const { kept, added } = changesOf(tokens, withFormats(after));
  const places: ChangedPlace[] = [];
  let [old, now] = [0, 0];
  for (let at = 0; at <= tokens.length; at += 1) {
    const place = { from: old, to: old, newFrom: now, newTo: now + sizeOf(added.get(at)) };
    now = place.newTo;
    if (kept[at] === null) place.to += tokens[at]?.size ?? 0;
    const last = places.at(-1);
    if (last && last.to === place.from && last.newTo === place.newFrom) [last.to, last.newTo] = [place.to, place.newTo];
    else if (place.to > place.from || place.newTo > place.newFrom) places.push(place);
    old += tokens[at]?.size ?? 0;
    now += kept[at]?.size ?? 0;
  }
  return places;
}

function sizeOf(tokens: readonly TextToken[] = []): number {
  return tokens.reduce((sum, { size }) => sum + size, 0);
}

function changesOf(base: readonly TextToken[], changed: readonly TextToken[]): Changes {
  const [before, after] = [base.map(({ key }) => key), changed.map(({ key }) => key)];
  const { from, to, end } = changedRange(before, after);
  const kept: Changes['kept'] = changed.slice(0, from);
  const added: Changes['added'] = new Map();
  let now = from;
  for (const part of differences(before.slice(from, to), after.slice(from, end))) {
    if (part.added) added.set(kept.length, changed.slice(now, now + part.count));
    else if (part.removed) kept.push(...Array.from({ length: part.count }, () => null));
    else kept.push(...changed.slice(now, now + part.count));
    if (!part.removed) now += part.count;
  }
  return { kept: kept.concat(changed.slice(end)), added };
}

/**
 * Largest number of letters that are added or removed between two versions which are compared letter by letter. The time
 * grows with its square, and this runs while somebody types; a text of which more is new was pasted or translated.
 */
const mostEdits = 2000;

/** Runs of equal, removed and added keys; with too many differences everything is removed and added. */
function differences(before: string[], after: string[]) {
  const found = diffArrays(before, after, { maxEditLength: mostEdits });
  if (found) return found;
  const removed = { added: false, removed: true, count: before.length };
  return [removed, { added: true, removed: false, count: after.length }];
}

/** True if tokens next to this place were removed, so that what was added there stands for them. */
function isReplaced({ kept }: Changes, at: number): boolean {
  return kept[at] === null || kept[at - 1] === null;
}

/** True if both added the same tags, or replaced something by the same characters: it is added once. */
function isSame(one: readonly TextToken[], other: readonly TextToken[], replaced: boolean): boolean {
  if (one.length !== other.length || !one.every(({ key }, at) => key === other[at]?.key)) return false;
  return replaced || one.every(isBlockTag);
}

/** Formats: without those that one has removed, with those that one has added. Tags: the change, mine before theirs. */
function mergeAttributes(base: TextToken, theirs: TextToken, mine: TextToken): TextToken {
  const [was, one, other] = [base.attributes, theirs.attributes, mine.attributes];
  if (was.length + one.length + other.length === 0) return base;
  if (isBlockTag(base)) return other.join() === was.join() ? theirs : mine;
  const left = was.filter((format) => one.includes(format) && other.includes(format));
  return { ...base, attributes: sorted([...left, ...[...one, ...other].filter((format) => !was.includes(format))]) };
}

/** Whole words: from where to where in the base. */
interface Region {
  from: number;
  to: number;
}

/** Words in which both replaced characters. */
interface Overlap {
  theirs: Region;
  mine: Region;
}

/** Where a person should look: both replaced characters of the same word, or wrote another first word. */
function overlapsOf(base: readonly TextToken[], theirs: Changes, mine: Changes): Overlap[] {
  const whole = { from: 0, to: 0 };
  if (base.length === 0) return theirs.added.get(0)?.some(isBlockTag) ? [] : [{ theirs: whole, mine: whole }];
  const own = replacedIn(base, mine);
  return replacedIn(base, theirs).flatMap((region) =>
    own
      .filter((other) => other.from < region.to && region.from < other.to && other.text !== region.text)
      .map((other) => ({ theirs: region, mine: other })),
  );
}

interface Settling {
  theirs: Changes;
  mine: Changes;
  overlaps: readonly Overlap[];
  prefer: Preferred;
}

/** Takes back one of two changes of the same words; of both, mine is added again behind theirs. */
function settle(base: readonly TextToken[], { theirs, mine, overlaps, prefer }: Settling): void {
  const { kept, added } = prefer === 'mine' ? theirs : mine;
  for (const { from, to } of joined(overlaps.map((one) => (prefer === 'mine' ? one.theirs : one.mine)))) {
    const words: TextToken[] = [];
    for (let at = from; at <= to; at += 1) {
      words.push(...(added.get(at) ?? []));
      added.delete(at);
      if (at === to) break;
      const own = kept[at];
      if (own) words.push(own);
      kept[at] = base[at] ?? null;
    }
    if (prefer === 'both' && words.length > 0) added.set(to, [{ key: ' ', attributes: [], size: 1 }, ...words]);
  }
}

/** Several changes of one word are one region. */
function joined(regions: readonly Region[]): Region[] {
  const all: Region[] = [];
  for (const { from, to } of [...regions].sort((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}

/** Whole words in which characters were replaced: from where to where in the base, and what was added. */
function replacedIn(base: readonly TextToken[], { kept, added }: Changes) {
  const regions: (Region & { text: string })[] = [];
  for (let at = 0; at < kept.length; at += 1) {
    if (kept[at] !== null) continue;
    let from = at;
    while (kept[at] === null) at += 1;
    let to = at;
    let text = '';
    for (let place = from; place <= to; place += 1)
      text +=
        added
          .get(place)
          ?.map(({ key }) => key)
          .join('') ?? '';
    while (from > 0 && isInWord(base[from - 1])) from -= 1;
    while (to < base.length && isInWord(base[to])) to += 1;
    if (text !== '') regions.push({ from, to, text });
  }
  return regions;
}

function isInWord(token: TextToken | undefined): boolean {
  return token !== undefined && /^[\p{L}\p{N}\p{M}]$/u.test(token.key);
}
