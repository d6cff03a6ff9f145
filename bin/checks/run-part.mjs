import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-tests-'));

/**
 * Runs a part of the tests and prints how long it took. Without a report it counts as one test.
 * @param {{ name: string, budget: number, work: (report: string) => Promise<number | void> }} part `budget` in seconds on two quiet cores;
 *   `work` gets the path where Vitest and Playwright write what they counted, as JSON, and returns an exit code.
 */
export async function runPart({ name, budget, work }) {
  console.log(`\n— ${name}`);
  const report = path.join(folder, `${name}.json`);
  const startedAt = performance.now();
  const code = await work(report);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const { passed = code ? 0 : 1, failed = 0, retried = 0 } = existsSync(report) ? countTests(report) : {};
  // A file that cannot be loaded, or an error outside of a test, fails the run without a failed test.
  const result = { name, budget, seconds, passed, failed: code ? Math.max(failed, 1) : failed, retried };
  console.log(lineOf(result));
  return result;
}

/** Prints a line for each part and, as the last line, the sum of all. Returns the number of failed tests. */
export function sumUp(results) {
  const sum = (key) => results.reduce((total, one) => total + one[key], 0);
  console.log(`\n${results.map(lineOf).join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed');
}

function lineOf({ name, budget, seconds, passed, failed, retried }) {
  const time = `${seconds} s of ${budget}${seconds > 2 * budget ? ', OVER TWICE ITS BUDGET' : ''}`;
  const second = retried > 0 ? `, ${retried} passed only at the second try` : '';
  return `${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed${second}; ${time}`;
}

function countTests(report) {
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (!stats) return { passed: numPassedTests, failed: numFailedTests };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, retried: stats.flaky };
}
