import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../run-command.mjs';

const linesShown = 6;

/** Failed tests of a Vitest report: for each `file > test` and the first lines of its error. */
export function failedUnits(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // The file cannot be loaded, or its setup or teardown failed.
    if (failed.length === 0) return status === 'failed' ? [describe([file], message)] : [];
    return failed.map((test) => describeUnit(file, test));
  });
}

/** Tests of a Vitest report that failed first and passed when tried again, with the first error of each. */
export function retriedUnits(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => describeUnit(path.relative(root, name), test)),
  );
}

function describeUnit(file, { ancestorTitles, title, failureMessages }) {
  return describe([file, ...ancestorTitles, title], failureMessages[0]);
}

/** Failed tests of a Playwright report, in the same form. That the time was over is no failure of a test. */
export function failedE2eTests(report) {
  const outside = (report?.errors ?? []).filter((error) => !isTimeOver(error));
  return [
    ...outside.map(({ message }) => describe(['outside of any test'], message)),
    ...e2eTests(report, ({ status }) => status === 'unexpected'),
  ];
}

/** Tests of a Playwright report that were not begun, or not ended, when the time for all of them was over. */
export function e2eTestsWithoutTime(report) {
  if (!report?.errors?.some(isTimeOver)) return [];
  return e2eTests(
    report,
    ({ status, annotations = [] }) =>
      status === 'skipped' && !annotations.some(({ type }) => type === 'skip' || type === 'fixme'),
  );
}

function isTimeOver({ message }) {
  return /Timed out waiting [\d.]+s for the (?:teardown for )?test suite to run/.test(message ?? '');
}

/** Tests of a Playwright report that failed first and passed when tried again, with the first error of each. */
export function retriedE2eTests(report) {
  return e2eTests(report, ({ status }) => status === 'flaky');
}

function e2eTests(report, wanted) {
  return (report?.suites ?? []).flatMap((suite) => e2eTestsIn(suite, [], wanted));
}

function e2eTestsIn({ title, suites = [], specs = [] }, above, wanted) {
  const titles = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(wanted)
      .map(({ results }) => describe([...titles, spec.title], results.find(({ error }) => error)?.error?.message)),
  );
  return [...own, ...suites.flatMap((suite) => e2eTestsIn(suite, titles, wanted))];
}

function describe(titles, message) {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [titles.join(' > '), ...lines.slice(0, linesShown).map((line) => `    ${line}`)].join('\n');
}
