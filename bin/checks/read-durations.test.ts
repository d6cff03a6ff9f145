import path from 'node:path';
import { expect, test } from 'vitest';
import { slowestE2eFiles, slowestUnits } from './read-durations.mjs';

test('the slowest unit test files come first, at most eight', () => {
  const testResults = Array.from({ length: 10 }, (_, n) => ({
    name: path.resolve(import.meta.dirname, `../../server/${n}.test.ts`),
    startTime: 1000,
    endTime: 1000 + n * 1000,
  }));
  const slowest = slowestUnits({ testResults });
  expect(slowest).toHaveLength(8);
  expect(slowest.slice(0, 2)).toEqual(['server/9.test.ts: 9 s', 'server/8.test.ts: 8 s']);
  expect(slowestUnits(null)).toEqual([]);
});

test('the time of an e2e file is that of all its tests at any depth and of every try', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const report = {
    suites: [
      { title: 'quick.spec.ts', specs: [spec(1000)] },
      { title: 'slow.spec.ts', specs: [spec(1000, 2000)], suites: [{ title: 'inside', specs: [spec(4000)] }] },
    ],
  };
  expect(slowestE2eFiles(report)).toEqual(['slow.spec.ts: 7 s', 'quick.spec.ts: 1 s']);
});
