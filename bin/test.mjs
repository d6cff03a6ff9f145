import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChecks } from './checks/run-checks.mjs';
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { findChromium, findFullChromium } from './setup/find-chromium.mjs';
import { findEngines } from './setup/find-engines.mjs';
import { slowestE2eFiles, slowestUnits } from './checks/read-durations.mjs';
import {
  e2eTestsWithoutTime,
  failedE2eTests,
  failedUnits,
  retriedE2eTests,
  retriedUnits,
} from './checks/read-failures.mjs';
import { run } from './run-command.mjs';

const inCi = process.env.CI === 'true' || process.env.CI === '1';
const postgres = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
const reports = mkdtempSync(path.join(tmpdir(), 'proscenium-reports-'));
const lines = [];
const failures = [];
const retried = [];
const slowest = [];
const total = { passed: 0, failed: 0 };
/** When e2e tests end, in milliseconds since the start: a service that ends a long run by force shows no result at all. */
const endsAt = Number(process.env.TEST_MINUTES || 85) * 60_000;
/** Largest part of the e2e tests that a run on a slow machine may leave out. */
const mayLeaveOut = 0.2;

await ensureInstall();
const checksStartedAt = performance.now();
await runChecks(record);
measured('static checks', checksStartedAt);
await runUnits('units and backend on the embedded database', 'pglite', []);
if (await answers(postgres)) await runUnits('backend on PostgreSQL', 'postgres', ['--project', 'database']);
else withoutPostgres();
await runE2eTests();
rmSync(reports, { recursive: true, force: true });
console.log(`\n— time of each part, and its slowest files\n\n${slowest.join('\n')}`);
// Last, because some services keep only the end of a long output.
if (retried.length > 0) console.log(`\n— passed only at the second try\n\n${retried.join('\n\n')}`);
if (failures.length > 0) console.log(`\n— what failed\n\n${failures.join('\n\n')}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function record(name, good, passed = good ? 1 : 0, failed = good ? 0 : 1) {
  total.passed += passed;
  total.failed += failed;
  lines.push(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed`);
}

function measured(name, startedAt, files = []) {
  slowest.push(
    `${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`,
    ...files.map((file) => `    ${file}`),
  );
}

function note(name, code, failed, second) {
  if (code !== 0 && failed.length === 0) failed.push('an error outside of any test; see its output above');
  failures.push(...failed.map((text) => `${name}: ${text}`));
  retried.push(...second.map((text) => `${name}: ${text}`));
}

async function runUnits(name, engine, parameters) {
  console.log(`\n— ${name}`);
  const startedAt = performance.now();
  const file = path.join(reports, `${engine}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', ['run', '--retry=1', ...reporters, ...parameters], {
    env: { TEST_ENGINE: engine, TEST_DATABASE_URL: postgres, NODE_ENV: 'test' },
  });
  const report = readReport(file);
  note(name, code, failedUnits(report), retriedUnits(report));
  measured(name, startedAt, slowestUnits(report));
  const failed = report?.numFailedTests ?? 0;
  // A file that cannot be loaded, or an error outside a test, fails the run without a failed test.
  record(name, code === 0, report?.numPassedTests ?? 0, Math.max(failed, code === 0 ? 0 : 1));
}

async function runE2eTests() {
  const name = 'e2e tests in the browser';
  console.log(`\n— ${name}`);
  const chromium = await findChromium();
  const full = chromium && (await findFullChromium());
  if (!full) {
    console.error(
      'There is no Chromium and none could be installed. Install one and set CHROMIUM_PATH and FULL_CHROMIUM_PATH to it.',
    );
    return record(name, false);
  }
  const extent = await chooseEngines();
  await ensureBuild();
  const startedAt = performance.now();
  const file = path.join(reports, 'e2e.json');
  const limit = `--global-timeout=${Math.max(1, Math.round(endsAt - performance.now()))}`;
  const code = await run('playwright', ['test', '--retries=1', '--reporter=list,json', limit], {
    env: { CHROMIUM_PATH: chromium, FULL_CHROMIUM_PATH: full, E2E_ENGINES: extent, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = readReport(file);
  const leftOut = e2eTestsWithoutTime(report);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  const enough = leftOut.length <= mayLeaveOut * (expected + flaky + unexpected + leftOut.length);
  const failed = failedE2eTests(report);
  if (!enough) failed.push(`${leftOut.length} tests were not run, more than a fifth: the machine is too slow`);
  const good = code === 0 || (leftOut.length > 0 && failed.length === 0);
  if (leftOut.length > 0) {
    console.log(`\n— not run, because the time was over\n\n${leftOut.join('\n')}`);
    lines.push(`—    e2e tests that were not run, because the time was over: ${leftOut.length}, named above`);
  }
  note(name, good ? 0 : code, failed, retriedE2eTests(report));
  measured(name, startedAt, slowestE2eFiles(report));
  record(name, good, expected + flaky, Math.max(unexpected, good ? 0 : 1));
}

/** Which journeys run in engines other than Chromium: `E2E_ENGINES` is `core` unless it is set to `all` or `none`. */
async function chooseEngines() {
  const extent = process.env.E2E_ENGINES ?? 'core';
  if (extent === 'none') return '';
  const present = await findEngines();
  for (const name of ['firefox', 'webkit'].filter((each) => !present.includes(each)))
    lines.push(`—    journeys in ${name}: not run, there is none and none could be installed`);
  return extent;
}

function withoutPostgres() {
  console.log(
    '\nNo PostgreSQL can be reached. Start one and set TEST_DATABASE_URL to it, e.g. postgres://postgres@127.0.0.1:5432/postgres.',
  );
  console.log('The backend was tested on the embedded database only.');
  if (inCi) record('PostgreSQL is available', false);
  else lines.push('—    backend on PostgreSQL: not run, none can be reached');
}

/** True when a server listens at the address of the PostgreSQL for tests. */
function answers(address) {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port || 5432), hostname);
    const settle = (good) => {
      socket.destroy();
      resolve(good);
    };
    socket.setTimeout(3000, () => settle(false));
    socket.on('connect', () => settle(true)).on('error', () => settle(false));
  });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
