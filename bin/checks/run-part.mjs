import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Vitest and Playwright write here what they counted, as JSON. */
export const report = path.join(mkdtempSync(path.join(tmpdir(), 'proscenium-tests-')), 'report.json');

/**
 * Runs a part of the tests and prints how long it took. Without a report it counts as one test.
 * @param {{ name: string, budget: number, work: () => Promise<number | void> }} part `budget` in seconds on two quiet cores;
 *   `work` returns an exit code.
 */
export async function runPart({ name, budget, work }) {
  console.log(`\n— ${name}`);
  rmSync(report, { force: true });
  const startedAt = performance.now();
  const code = await work();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const { passed = code ? 0 : 1, failed = 0, retried = 0 } = existsSync(report) ? countTests() : {};
  // A file that cannot be loaded, or an error outside of a test, fails the run without a failed test.
  const result = { name, budget, seconds, passed, failed: code ? Math.max(failed, 1) : failed, retried };
  console.log(lineOf(result));
  return result;
}

export function lineOf({ name, budget, seconds, passed, failed, retried }) {
  const time = `${seconds} s of ${budget}${seconds > 2 * budget ? ', OVER TWICE ITS BUDGET' : ''}`;
  const second = retried > 0 ? `, ${retried} passed only at the second try` : '';
  return `${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed${second}; ${time}`;
}

function countTests() {
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (!stats) return { passed: numPassedTests, failed: numFailedTests };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, retried: stats.flaky };
}
