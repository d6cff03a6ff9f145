import { defineConfig } from '@playwright/test';
import { declined } from './tests/e2e/profiles.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = process.env.CHROMIUM_PATH;

/** Journeys against the built product, which global-setup.ts starts on fresh houses; or against E2E_BASE_URL. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  // Journeys of the back office wait a lot, for what can be taken back for a while.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Machines that others share can be three times slower than usual.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  outputDir: 'test-results',
  // Pictures are compared with such as the same run has taken.
  snapshotPathTemplate: 'test-looks/{arg}{ext}',
  use: {
    // Set by global-setup.ts before the workers read this file. Journeys that are about something else have declined
    // everything before; consent.spec.ts, offline.spec.ts and visit.spec.ts come with a fresh profile.
    ...(process.env.E2E_BASE_URL
      ? { baseURL: process.env.E2E_BASE_URL, storageState: declined(process.env.E2E_BASE_URL) }
      : {}),
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // Moving gradients keep a machine without a graphics card busy; what moves is tested where it matters.
    contextOptions: { reducedMotion: 'reduce' },
    // Between page and house it would take what journeys answer for the house; offline.spec.ts has it.
    serviceWorkers: 'block',
    // A trace films everything and makes a machine of two cores half as fast; `E2E_TRACE=1` keeps those of what failed.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
  },
  // Journeys of the editor and of the back office change things, so each have a house of their own, and there one at a
  // time; being few and long, they begin first.
  projects: [
    {
      name: 'editor',
      testMatch: /edit.*\.spec\.ts/,
      testIgnore: /edit-outage\.spec\.ts/,
      fullyParallel: false,
      workers: 1,
      use: process.env.E2E_EDITOR_URL ? { baseURL: process.env.E2E_EDITOR_URL } : {},
    },
    {
      name: 'office',
      testMatch: /office.*\.spec\.ts/,
      fullyParallel: false,
      workers: 1,
      use: process.env.E2E_OFFICE_URL ? { baseURL: process.env.E2E_OFFICE_URL } : {},
    },
    // Has a house that nobody else is in, so it holds up no other journey of the editor.
    { name: 'outage', testMatch: /edit-outage\.spec\.ts/, fullyParallel: false, workers: 1 },
    { name: 'visitor', testIgnore: /(?:edit|office).*\.spec\.ts/ },
  ],
});
