import { recordRun } from './checks/record-run.mjs';
import { runPart, sumUp } from './checks/run-part.mjs';
import { ownNode, run } from './run-command.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { findBrowsers, findServices, hasPostgres } from './setup/find-test-tools.mjs';

/** `npm run test:all` instead of `npm test`. */
const all = process.argv.includes('--all');
process.env.TEST_EXTENT = all ? 'all' : '';
/** Tests of the backend that could end differently on the other engine. */
const differing = ['server/db/', 'server/areas/search/', 'server/areas/backup/backup', 'server/platform/invalidation/'];
const postgres = await hasPostgres();
const beside = postgres && !all;
const engine = beside ? 'postgres' : 'pglite';
const reporters = ['default', './tests/slowest-files.ts', 'json'].map((name) => `--reporter=${name}`);
const always = ['run', '--retry=1', ...reporters, ...(all ? [] : ['--tags-filter=!long'])];
const vitest =
  (TEST_ENGINE, parameters = []) =>
  (report) =>
    run('vitest', [...always, `--outputFile.json=${report}`, ...parameters], {
      env: { NODE_ENV: 'test', TEST_ENGINE },
    });
const playwright = (parameters) => async (report) => {
  const browsers = await findBrowsers({ engines: all });
  const env = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return browsers ? run('playwright', ['test', '--retries=1', '--reporter=list,json', ...parameters], { env }) : 1;
};
/** One after the other; those of a list run at the same time. */
const parts = [
  { name: 'install', budget: 40, work: () => ensureInstall() },
  { name: 'static checks', budget: 75, work: () => run(ownNode, ['bin/check.mjs']) },
  all && { name: 'optional subsystems', budget: 40, work: () => run(ownNode, ['bin/check-removable.mjs']) },
  all && { name: 'programs beside the product', budget: 30, work: () => findServices() },
  { name: `units, components, backend on ${engine}`, budget: all ? 420 : 230, work: vitest(engine) },
  all && postgres && { name: 'backend on postgres', budget: 320, work: vitest('postgres', ['--project=database']) },
  // The browser tests begin with one process that fills the demo, which leaves a core without work.
  [
    beside && {
      name: 'differences on pglite',
      budget: 60,
      work: vitest('pglite', ['--project=database', ...differing]),
    },
    { name: all ? 'browsers' : 'browser', budget: all ? 1500 : 200, work: playwright(all ? [] : ['--grep=@core']) },
  ].filter(Boolean),
  all && { name: 'soak', budget: 60, work: () => run(ownNode, ['bin/soak.mjs', '--only', 'kills', '--kills', '5']) },
].filter(Boolean);

let running = [];
const results = [];
const stop = () => {
  console.error(`\nStopped, because the time is over, during: ${running.map(({ name }) => name).join(' and ')}`);
  process.exit(1);
};
setTimeout(stop, (process.env.CI && !all ? 45 : 120) * 60_000).unref();
for (const part of parts) {
  running = [part].flat();
  results.push(...(await Promise.all(running.map(runPart))));
}
if (all) recordRun(results);
if (!postgres) console.log('PostgreSQL was not tested: none can be reached. Set TEST_DATABASE_URL.');
process.exit(sumUp(results) > 0 ? 1 : 0);
