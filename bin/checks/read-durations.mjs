import path from 'node:path';
import { root } from '../run-command.mjs';

const filesShown = 8;

/** The slowest test files of a Vitest report, `file: seconds`. */
export function slowestUnits(report) {
  return slowest(
    (report?.testResults ?? []).map(({ name, startTime, endTime }) => [path.relative(root, name), endTime - startTime]),
  );
}

/** The slowest test files of a Playwright report, by the time of all their tests, with that of repeated ones. */
export function slowestE2eFiles(report) {
  return slowest((report?.suites ?? []).map((suite) => [suite.title, timeOf(suite)]));
}

function timeOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(timeOf)].reduce((sum, time) => sum + time, 0);
}

function slowest(files) {
  return files
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, filesShown)
    .map(([name, milliseconds]) => `${name}: ${Math.round(milliseconds / 1000)} s`);
}
