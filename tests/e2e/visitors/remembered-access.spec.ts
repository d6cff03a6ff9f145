import { expect, type Page, test } from '@playwright/test';
import { axeOn } from '../support/axe-on.ts';
import { openInteractive, waitUntilInteractive, watchPage } from '../support/watch-page.ts';

const texts = {
  de: {
    programme: '/de/programm',
    remember: 'Diese Auswahl barrierefreier Angebote auf diesem Gerät merken',
    wheelchair: 'Rollstuhlplätze',
    remembered: /^Gemerkt: /,
    apply: 'Anwenden',
    drop: 'Nicht mehr merken',
  },
  en: {
    programme: '/en/programme',
    remember: 'Remember this choice of access offers on this device',
    wheelchair: 'Wheelchair places',
    remembered: /^Remembered: /,
    apply: 'Apply',
    drop: 'Forget it',
  },
} as const;

const stored = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
const ours = (keys: string[]) => keys.filter((key) => key.startsWith('programme-access'));

for (const [locale, own] of Object.entries(texts)) {
  test(`the chosen access is remembered only with the tick, applied at the next visit and dropped (${locale})`, async ({
    page,
    context,
  }) => {
    const seen = watchPage(page);
    const filtered = new RegExp(`${own.programme}\\?access=wheelchair$`);
    await openInteractive(page, `${own.programme}?access=wheelchair`);
    const box = page.getByRole('checkbox', { name: own.remember });
    await expect(box).not.toBeChecked();
    expect(ours(await stored(page))).toEqual([]);
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    expect((await axeOn(page).include('main').analyze()).violations).toEqual([]);

    const next = await context.newPage();
    await next.goto(own.programme);
    await expect(next).toHaveURL(filtered);
    await expect(next.getByRole('checkbox', { name: own.remember })).toBeChecked();

    // A filter that the visitor removes stays away in this window, but is still offered.
    await next.locator('main section li a[href]').filter({ hasText: own.wheelchair }).first().click();
    await expect(next).toHaveURL(new RegExp(`${own.programme}$`));
    await expect(next.getByText(own.remembered)).toContainText(own.wheelchair);
    await next.reload();
    await waitUntilInteractive(next);
    await expect(next).toHaveURL(new RegExp(`${own.programme}$`));
    await next.getByRole('link', { name: own.apply, exact: true }).click();
    await expect(next).toHaveURL(filtered);
    await next.goto(own.programme);
    await next.getByRole('button', { name: own.drop }).click();
    await expect(next.getByText(own.remembered)).toHaveCount(0);
    expect(ours(await stored(next))).toEqual([]);

    // The other window learns of it.
    await expect(box).not.toBeChecked();
    expect(seen.errors).toEqual([]);
    expect(seen.foreign).toEqual([]);
  });

  test(`without scripts the access filter is a plain form without the tick (${locale})`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(own.programme);
    await page.locator('select[name=access]').selectOption('wheelchair');
    await page.locator('noscript button, main form button[type=submit]').first().click();
    await expect(page).toHaveURL(/access=wheelchair/);
    await expect(page.locator('[data-entry]').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: own.remember })).toBeHidden();
    await context.close();
  });
}
