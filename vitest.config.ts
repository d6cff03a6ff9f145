import { defineConfig } from 'vitest/config';

/** The suite `database` runs once on each engine: TEST_ENGINE=pglite (default) or postgres. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'database',
          include: ['server/**/*.test.ts', 'demo/**/*.test.ts', 'tests/*.test.ts'],
          globalSetup: ['tests/database-template.ts'],
          setupFiles: ['tests/no-console-errors.ts', 'tests/no-foreign-requests.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'parts',
          include: ['{contract,modules,site,bin,bench}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/no-console-errors.ts', 'tests/no-foreign-requests.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
