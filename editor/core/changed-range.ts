/**
 * What differs between two texts or lists: the part from `from` to `to` of the first stands in the place of that from
 * `from` to `end` of the second.
 */
export function changedRange<T extends string | readonly string[]>(before: T, after: T) {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, end: after.length - same };
}
