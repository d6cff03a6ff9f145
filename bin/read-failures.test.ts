import path from 'node:path';
import { expect, test } from 'vitest';
import { failedJourneys, failedUnits, unsteadyJourneys } from './read-failures.mjs';

const file = path.resolve(import.meta.dirname, '../server/app.test.ts');

test('a failed test is told by file and name, with the first lines of its error and without colours', () => {
  const good = { status: 'passed', ancestorTitles: ['a page'], title: 'is there', failureMessages: [] };
  const bad = {
    status: 'failed',
    ancestorTitles: ['a page', 'in English'],
    title: 'is there',
    failureMessages: [
      `\u001B[31mError: 1\u001B[39m\n\n${Array.from({ length: 20 }, (_, n) => `line ${n}`).join('\n')}`,
    ],
  };
  const report = { testResults: [{ name: file, status: 'failed', message: '', assertionResults: [good, bad] }] };
  expect(failedUnits(report)).toEqual([
    [
      'server/app.test.ts > a page > in English > is there',
      '    Error: 1',
      ...[0, 1, 2, 3, 4].map((n) => `    line ${n}`),
    ].join('\n'),
  ]);
});

test('a file that cannot be loaded is told as well', () => {
  const report = { testResults: [{ name: file, status: 'failed', message: 'SyntaxError: x', assertionResults: [] }] };
  expect(failedUnits(report)).toEqual(['server/app.test.ts\n    SyntaxError: x']);
});

test('failed journeys are told, however deep they stand, faults outside of them, and what needed a second try', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ error: message ? { message } : undefined }] }],
  });
  const report = {
    errors: [{ message: 'No server' }],
    suites: [
      {
        title: 'visit.spec.ts',
        specs: [spec('the house opens', 'expected')],
        suites: [
          { title: 'the menu', specs: [spec('opens', 'unexpected', 'Timeout'), spec('shuts', 'flaky', 'Late')] },
        ],
      },
    ],
  };
  expect(failedJourneys(report)).toEqual([
    'outside of any journey\n    No server',
    'visit.spec.ts > the menu > opens\n    Timeout',
  ]);
  expect(unsteadyJourneys(report)).toEqual(['visit.spec.ts > the menu > shuts\n    Late']);
});

test('no report tells nothing', () => {
  expect([failedUnits(null), failedJourneys(null)]).toEqual([[], []]);
});
