import { expect, firefox, test as base, webkit } from '@playwright/test';
import { installedEngine } from '../../bin/setup/find-engines.mjs';
import type { Driver, Engine, Profile } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWithPlaywright } from './drivers/playwright.ts';
import { startWebKit } from './drivers/webkit.ts';
import { watchErrors } from './errors-of-pages.ts';
import { Visitor } from './visitor.ts';

export type EngineName = 'firefox' | 'webkit';

const desktop = { width: 1280, height: 900 };

/** Starts the engine that is installed, else Playwright's own build. */
async function startEngine(name: EngineName): Promise<Engine> {
  const installed = installedEngine(name);
  if (name === 'firefox') return installed ? startFirefox(installed) : startWithPlaywright(firefox);
  return installed ? startWebKit(installed) : startWithPlaywright(webkit);
}

interface OfTest {
  /** Opens a further window with a profile of its own. */
  visit: (profile?: Partial<Profile>) => Promise<Visitor>;
  visitor: Visitor;
}
export interface EngineOptions {
  engineName: EngineName;
}
interface OfWorker extends EngineOptions {
  engine: Engine;
  /** Address of the product behind the script that watches errors. */
  house: string;
}

/** Each test has fresh profiles and fails if a page of theirs reports an error. */
export const test = base.extend<OfTest, OfWorker>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const proxy = await watchErrors(process.env.E2E_ENGINES_URL ?? process.env.E2E_BASE_URL ?? '');
      await use(proxy.url);
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ engine, house }, use) => {
    const opened: Visitor[] = [];
    await use(async ({ scripts = true } = {}) => {
      const driver: Driver = await engine.newDriver({ scripts });
      const visitor = new Visitor(driver, house);
      opened.push(visitor);
      await visitor.resize(desktop.width, desktop.height);
      return visitor;
    });
    const errors = await Promise.all(opened.map((each) => each.run(() => sessionStorage.getItem('errors-of-pages'))));
    for (const each of opened) await each.close();
    expect(errors.filter(Boolean)).toEqual([]);
  },
  visitor: async ({ visit }, use) => use(await visit()),
});
