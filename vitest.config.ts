import { defineConfig } from 'vitest/config';

const setupFiles = ['tests/no-console-errors.ts', 'tests/no-foreign-requests.ts', 'tests/leave-as-found.ts'];

/**
 * The suite `database` runs once on each engine: TEST_ENGINE=pglite (default) or postgres. Its files share their worker:
 * to load all modules anew for each, and to compile the embedded database, takes longer than most of them run. What is
 * drawn keeps its language and its panels in modules, so the files of `parts` do not.
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
          include: ['{admin,contract,modules,site,bin,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
          setupFiles,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
