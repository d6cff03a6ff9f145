import path from 'node:path';
import { expect, test } from 'vitest';
import { e2eTestsWithoutTime, failedE2eTests, failedUnits, retriedE2eTests, retriedUnits } from './read-failures.mjs';

const file = path.resolve(import.meta.dirname, '../../server/app.test.ts');

test('a failed unit test is reported by file and name, with the first lines of its error and without colours', () => {
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

test('a unit test that passes at the second try is reported as retried, not as failed', () => {
  const retried = { status: 'passed', ancestorTitles: [], title: 'is there', failureMessages: ['Error: late'] };
  const report = { testResults: [{ name: file, status: 'passed', message: '', assertionResults: [retried] }] };
  expect(failedUnits(report)).toEqual([]);
  expect(retriedUnits(report)).toEqual(['server/app.test.ts > is there\n    Error: late']);
});

test('a test file that cannot be loaded is reported as failed', () => {
  const report = { testResults: [{ name: file, status: 'failed', message: 'SyntaxError: x', assertionResults: [] }] };
  expect(failedUnits(report)).toEqual(['server/app.test.ts\n    SyntaxError: x']);
});

test('failed and retried e2e tests are reported at any depth, and errors outside of them', () => {
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
  expect(failedE2eTests(report)).toEqual([
    'outside of any test\n    No server',
    'visit.spec.ts > the menu > opens\n    Timeout',
  ]);
  expect(retriedE2eTests(report)).toEqual(['visit.spec.ts > the menu > shuts\n    Late']);
});

test('e2e tests for which there was no time are reported as such, not as failed', () => {
  const spec = (title: string, ...tests: object[]) => ({ title, tests });
  const specs = [
    spec('the house opens', { status: 'expected', results: [{ status: 'passed' }] }),
    spec('the menu opens', { status: 'skipped', results: [] }),
    spec('the menu shuts', { status: 'skipped', results: [{ status: 'interrupted' }] }),
    spec('never runs', { status: 'skipped', results: [{ status: 'skipped' }], annotations: [{ type: 'skip' }] }),
  ];
  const suites = [{ title: 'visit.spec.ts', specs }];
  const errors = ['', 'teardown for '].map((part) => ({
    message: `\u001B[31mTimed out waiting 119.76s for the ${part}test suite to run\u001B[39m`,
  }));
  expect(e2eTestsWithoutTime({ errors, suites })).toEqual([
    'visit.spec.ts > the menu opens',
    'visit.spec.ts > the menu shuts',
  ]);
  expect(failedE2eTests({ errors, suites })).toEqual([]);
  expect(e2eTestsWithoutTime({ errors: [], suites })).toEqual([]);
});

test('a missing report lists nothing', () => {
  const readers = [failedUnits, retriedUnits, failedE2eTests, retriedE2eTests, e2eTestsWithoutTime];
  expect(readers.flatMap((read) => read(null))).toEqual([]);
});
