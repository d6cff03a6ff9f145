import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

/** For the back office, a package of its own, which cannot use the `imports` of the package around it. */
const resolve = {
  alias: {
    '#contract': path.join(import.meta.dirname, 'contract'),
    '#messages': path.join(import.meta.dirname, 'messages'),
    '#text': path.join(import.meta.dirname, 'text'),
    '#time': path.join(import.meta.dirname, 'time'),
  },
};
const setupFiles = ['tests/no-console-errors.ts', 'tests/no-foreign-requests.ts', 'tests/leave-as-found.ts'];

// By default one core stays unused. With PostgreSQL the workers wait for the server half of the time: on two cores the
// tests of three areas take 44 s with four workers and 57 s with two.
const maxWorkers = process.env.TEST_ENGINE === 'postgres' ? 2 * availableParallelism() : availableParallelism();

const rooms = '{admin,contract,editor,main,messages,modules,site,text,time,ui,bin,bench}';
/** Tests without JSX that need a DOM all the same. */
const needDom = globSync(`${rooms}/**/*.test.ts`, { exclude: (name) => name === 'node_modules' }).filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment'),
);

/** Tests of the backend that need no database run once, with the units. They use no helper of `tests/` and no fixture. */
const withoutDatabase = [
  ...globSync('{server,demo}/**/*.test.ts').filter(
    (file) => !/#tests\/|\.fixture\.ts|\/db\/|open-database/.test(readFileSync(file, 'utf8')),
  ),
  'tests/architecture.test.ts',
  'tests/guide.test.ts',
  'tests/writing-together.test.ts',
  'tests/longest-first.test.ts',
];

/**
 * The project `database` runs once on each engine: TEST_ENGINE=pglite (default) or postgres. Its files share a worker,
 * because loading all modules and compiling the embedded database for each takes longer than most of them run. Rendered
 * components keep state in modules (language, open panels), so the files of `dom` are isolated.
 */
export default defineConfig({
  test: {
    maxWorkers,
    // The slowest files are listed at the end.
    slowTestThreshold: 10_000,
    // `npm test` leaves these out, with `--tags-filter='!long'`; `npm run test:all` runs them.
    tags: [{ name: 'long', description: 'takes long and is run by `npm run test:all` only' }],
    sequence: { sequencer: LongestFirst },
    // Commands that tests start need a third less time if they find their modules compiled.
    env: { NODE_COMPILE_CACHE: path.join(import.meta.dirname, 'node_modules/.cache/node') },
    projects: [
      {
        test: {
          name: 'database',
          include: ['server/**/*.test.ts', 'demo/**/*.test.ts', 'tests/*.test.ts'],
          exclude: ['**/node_modules/**', ...withoutDatabase],
          globalSetup: ['tests/database-template.ts'],
          setupFiles,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      {
        resolve,
        test: {
          name: 'units',
          include: [`${rooms}/**/*.test.ts`, ...withoutDatabase],
          exclude: ['**/node_modules/**', ...needDom],
          setupFiles,
          testTimeout: 20_000,
          isolate: false,
        },
      },
      {
        resolve,
        test: {
          name: 'dom',
          include: [`${rooms}/**/*.test.tsx`, ...needDom],
          exclude: ['**/node_modules/**'],
          setupFiles,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
