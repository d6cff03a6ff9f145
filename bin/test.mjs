import { recordRun } from './checks/record-run.mjs';
import { lineOf, report, runPart } from './checks/run-part.mjs';
import { ownNode, run } from './run-command.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { findBrowsers, findServices, hasPostgres } from './setup/find-test-tools.mjs';

/** `npm run test:all` instead of `npm test`. */
const all = process.argv.includes('--all');
const TEST_EXTENT = all ? 'all' : '';
/** Tests of the backend that could end differently on the other engine. */
const differing = ['server/db/', 'server/areas/search/', 'server/areas/backup/backup', 'server/platform/invalidation/'];
const postgres = await hasPostgres();
const engine = postgres && !all ? 'postgres' : 'pglite';

const reporters = ['default', './tests/slowest-files.ts', 'json'].map((name) => `--reporter=${name}`);
const vitest = (TEST_ENGINE, ...parameters) =>
  run('vitest', ['run', '--retry=1', ...reporters, `--outputFile.json=${report}`, ...parameters], {
    env: { NODE_ENV: 'test', TEST_ENGINE, TEST_EXTENT },
  });
async function playwright(...parameters) {
  const browsers = await findBrowsers({ engines: all });
  const env = { ...browsers, TEST_EXTENT, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return browsers ? run('playwright', ['test', '--retries=1', '--reporter=list,json', ...parameters], { env }) : 1;
}

const other = ['--project=database', '--tags-filter=!long', ...differing];
const parts = [
  { name: 'install', budget: 40, work: () => ensureInstall() },
  { name: 'static checks', budget: 75, work: () => run(ownNode, ['bin/check.mjs']) },
  all && { name: 'programs beside the product', budget: 30, work: () => findServices() },
  !all && {
    name: `units, components, backend on ${engine}`,
    budget: 230,
    work: () => vitest(engine, '--tags-filter=!long'),
  },
  !all && postgres && { name: 'what differs on pglite', budget: 40, work: () => vitest('pglite', ...other) },
  all && { name: 'units, components, backend on pglite', budget: 420, work: () => vitest('pglite') },
  all && postgres && { name: 'backend on postgres', budget: 320, work: () => vitest('postgres', '--project=database') },
  !all && { name: 'browser', budget: 200, work: () => playwright('--grep=@core') },
  all && { name: 'browsers', budget: 1500, work: () => playwright() },
  all && { name: 'soak', budget: 60, work: () => run(ownNode, ['bin/soak.mjs', '--only', 'kills', '--kills', '5']) },
].filter(Boolean);

const results = [];
setTimeout(
  () => {
    console.error(`\nStopped, because the time is over, during: ${parts[results.length].name}`);
    process.exit(1);
  },
  (process.env.CI && !all ? 45 : 120) * 60_000,
).unref();
for (const part of parts) results.push(await runPart(part));
if (all) recordRun(results);
console.log(`\n${results.map(lineOf).join('\n')}`);
if (!postgres) console.log('PostgreSQL was not tested: none can be reached. Set TEST_DATABASE_URL.');
const sum = (key) => results.reduce((total, one) => total + one[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
