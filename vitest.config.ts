import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const setupFiles = ['tests/no-console-errors.ts', 'tests/no-foreign-requests.ts', 'tests/leave-as-found.ts'];

const rooms = '{admin,contract,modules,site,bin,bench}';
/** Tests that draw nothing and need a browser's window all the same. */
const withWindow = globSync(`${rooms}/**/*.test.ts`, { exclude: (name) => name === 'node_modules' }).filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment'),
);

/**
 * The suite `database` runs once on each engine: TEST_ENGINE=pglite (default) or postgres. Its files share their worker:
 * to load all modules anew for each, and to compile the embedded database, takes longer than most of them run. What is
 * drawn keeps its language and its panels in modules, so the files of `drawn` do not.
 */
export default defineConfig({
  test: {
    // Otherwise one core is left to nobody.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'database',
          include: ['server/**/*.test.ts', 'demo/**/*.test.ts', 'tests/*.test.ts'],
          globalSetup: ['tests/database-template.ts'],
          setupFiles,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'parts',
          include: [`${rooms}/**/*.test.ts`],
          exclude: ['**/node_modules/**', ...withWindow],
          setupFiles,
          testTimeout: 20_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'drawn',
          include: [`${rooms}/**/*.test.tsx`, ...withWindow],
          exclude: ['**/node_modules/**'],
          setupFiles,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
