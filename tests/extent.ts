/** True in `npm run test:all`: sweeps try every value, and random tests many runs. `npm test` tries a part of them. */
export const everything = process.env.TEST_EXTENT === 'all';

/** All items in the run of everything, otherwise `count` of them: others for each index, so that all have their turn. */
export function someOf<T>(items: readonly T[], { index, count }: { index: number; count: number }): readonly T[] {
  if (everything || items.length <= count) return items;
  return Array.from({ length: count }, (_, at) => items[(index * count + at) % items.length] as T);
}
