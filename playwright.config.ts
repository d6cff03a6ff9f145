import { defineConfig } from '@playwright/test';
import { presentChromium } from './bin/setup/find-chromium.mjs';
import { declined } from './tests/e2e/support/profiles.ts';
import type { EngineName, EngineOptions } from './tests/engines/test.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell would set letters at whole pixels, which makes words wider than in any browser of a visitor.
  '--font-render-hinting=none',
];
const executablePath = presentChromium();
/** Engines besides Chromium, such as `firefox,webkit`, which run the tests in tests/engines. */
const engines = (process.env.E2E_ENGINES ?? '').split(',').filter(Boolean) as EngineName[];

/** E2e tests of the built product. global-setup.ts starts it with fresh data; with E2E_BASE_URL they test that server. */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  // Tests of the editor and the office wait for the server often enough for a third worker on two cores.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // A shared machine can be three times slower than usual.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  reportSlowTests: { max: 10, threshold: 0 },
  outputDir: 'test-results',
  // Screenshots are compared with others of the same run only.
  snapshotPathTemplate: 'test-looks/{arg}{ext}',
  use: {
    // Set by global-setup.ts before the workers read this file. By default the visitor has already declined all consent
    // categories; consent.spec.ts, offline.spec.ts and visit.spec.ts start with a fresh profile.
    ...(process.env.E2E_BASE_URL
      ? { baseURL: process.env.E2E_BASE_URL, storageState: declined(process.env.E2E_BASE_URL) }
      : {}),
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // Animated gradients are expensive without a graphics card; animations are tested where they matter.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would bypass the responses that tests stub; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Tracing halves the speed on two cores; `E2E_TRACE=1` keeps the traces of failed tests.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
  },
  // E2e tests of the editor and of the back office change content, so each group has a server of its own and runs one test
  // at a time. They are few and long, so they start first.
  projects: [
    {
      name: 'editor',
      testMatch: /e2e\/editor\/.*\.spec\.ts$/,
      testIgnore: /e2e\/editor\/(?:outage|translation)\.spec\.ts$/,
      fullyParallel: false,
      workers: 1,
      use: process.env.E2E_EDITOR_URL ? { baseURL: process.env.E2E_EDITOR_URL } : {},
    },
    {
      name: 'back-office',
      testMatch: /e2e\/back-office\/.*\.spec\.ts$/,
      testIgnore: /(?:killed-release|back-office\/translation)\.spec\.ts$|back-office\/house\//,
      fullyParallel: false,
      workers: 1,
      use: process.env.E2E_OFFICE_URL ? { baseURL: process.env.E2E_OFFICE_URL } : {},
    },
    {
      name: 'house',
      testMatch: /e2e\/back-office\/house\/.*\.spec\.ts$/,
      fullyParallel: false,
      workers: 1,
      use: process.env.E2E_HOUSE_URL ? { baseURL: process.env.E2E_HOUSE_URL } : {},
    },
    // These start a server of their own, and some kill it; one after the other, beside all others.
    {
      name: 'outage',
      testMatch:
        /e2e\/(?:editor\/(?:outage|translation)|back-office\/(?:translation|season\/killed-release))\.spec\.ts$/,
      fullyParallel: false,
      workers: 1,
    },
    { name: 'visitors', testMatch: /e2e\/visitors\/.*\.spec\.ts$/ },
    // The most important journeys in other engines. Each engine changes content of its own.
    ...engines.map((engineName) => ({
      name: engineName,
      testDir: 'tests/engines',
      fullyParallel: false,
      workers: 1,
      use: { engineName },
    })),
  ],
});
