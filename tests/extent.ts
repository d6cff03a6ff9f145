/** True in `npm run test:all`: sweeps try every value, and random tests many runs. `npm test` tries a part of them. */
export const everything = process.env.TEST_EXTENT === 'all';

/** All items in the run of everything, otherwise about `count` of them: others for each index, so that all have their turn. */
export function someOf<T>(items: readonly T[], { index, count }: { index: number; count: number }): T[] {
  const share = everything ? 1 : Math.ceil(items.length / count);
  return items.filter((_, at) => at % share === index % share);
}
