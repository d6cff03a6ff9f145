import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from './source-files.ts';

/**
 * Files that take a minute or nearly so, in the processes or for the many requests that they start. Their size says nothing about that.
 * Those that start several servers are not neighbours, so that they do not all run at once.
 */
export const longest = [
  'tests/packed-runtime.test.ts',
  'tests/content-round-trip.test.ts',
  'tests/rolling-upgrade.test.ts',
  'tests/extreme-values.test.ts',
  'tests/parts.test.ts',
  'server/areas/content-archive/content-archive.test.ts',
  'tests/refusal-language.test.ts',
  'main/start-failures.test.ts',
  'tests/three-processes.test.ts',
];

/** Begins with the longest files: one that begins last keeps a single worker busy while the others have nothing to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return putFirst(await super.sort(files), ({ moduleId }) => path.relative(root, moduleId));
  }
}

/** The items whose files are among the longest, in that order, and then all others in their own. */
export function putFirst<T>(items: T[], fileOf: (item: T) => string): T[] {
  const rank = (item: T) => {
    const found = longest.indexOf(fileOf(item));
    return found === -1 ? longest.length : found;
  };
  return items.toSorted((a, b) => rank(a) - rank(b));
}
