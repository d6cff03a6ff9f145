import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run-command.mjs';

const linesShown = 6;

/** What failed in a report of Vitest: for each a line `file > test` and the first lines of its error. */
export function failedUnits(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // The file cannot be loaded, or what it does before or after its tests fails.
    if (failed.length === 0) return status === 'failed' ? [describe([file], message)] : [];
    return failed.map((test) => describe([file, ...test.ancestorTitles, test.title], test.failureMessages[0]));
  });
}

/** What failed in a report of Playwright, in the same form. */
export function failedJourneys(report) {
  const outside = (report?.errors ?? []).map(({ message }) => describe(['outside of any journey'], message));
  return [...outside, ...journeys(report, 'unexpected')];
}

/** What failed at first and passed when it was tried again, with its first error. */
export function unsteadyJourneys(report) {
  return journeys(report, 'flaky');
}

function journeys(report, wanted) {
  return (report?.suites ?? []).flatMap((suite) => journeysBelow(suite, [], wanted));
}

function journeysBelow({ title, suites = [], specs = [] }, above, wanted) {
  const titles = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => describe([...titles, spec.title], results.find(({ error }) => error)?.error?.message)),
  );
  return [...own, ...suites.flatMap((suite) => journeysBelow(suite, titles, wanted))];
}

function describe(titles, message) {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [titles.join(' > '), ...lines.slice(0, linesShown).map((line) => `    ${line}`)].join('\n');
}
