import { test } from '@playwright/test';
import { recordOf } from '#contract/base/records.ts';
import { openBackOffice } from './back-office.ts';
import { Office } from './office-calls.ts';

/** For the top level of a file: each test begins on a screen of the back office, and leaves these settings, or all, as they were. */
export function restoreSettings(screen: string, names?: string[]): void {
  let before: object;
  test.beforeEach(async ({ page }) => {
    await openBackOffice(page, screen);
    const { version: _, ...settings } = recordOf(await new Office(page).call('GET', 'settings/'));
    before = names ? Object.fromEntries(names.map((name) => [name, settings[name]])) : settings;
  });
  test.afterEach(async ({ page }) => {
    await new Office(page).call('POST', 'settings/', before);
  });
}
