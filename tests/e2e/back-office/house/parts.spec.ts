import { expect, test } from '@playwright/test';
import { expectAccessible, save, visitorResponse } from '../../support/back-office.ts';
import { restoreSettings } from '../../support/restore-settings.ts';

restoreSettings('/settings', ['parts_off']);

test('parts are switched off, disappear everywhere, and come back', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Bereiche' });
  const section = page.getByRole('region', { name: 'Teile des Hauses' });
  const partSwitch = (name: string) => section.getByRole('checkbox', { name });
  const screens = ['/de/blog', '/de/merkzettel'];
  const statuses = async () =>
    Promise.all(screens.map(async (address) => (await visitorResponse(page, address)).status));
  await expect(menu.getByRole('link', { name: 'Magazin' })).toBeVisible();
  await expectAccessible(page);
  expect(await statuses()).toEqual([200, 200]);

  await partSwitch('Magazin').uncheck();
  await partSwitch('Merkzettel').uncheck();
  await save(page);
  await expect(menu.getByRole('link', { name: 'Magazin' })).toHaveCount(0);
  expect(await statuses()).toEqual([404, 404]);
  const home = (await visitorResponse(page, '/de')).html;
  expect(home).toContain('href="/de/programm"');
  expect(home).not.toMatch(/\/de\/(?:blog|merkzettel)/);
  expect((await visitorResponse(page, '/sitemap.xml')).html).not.toContain('/sitemap/article');

  await page.goto('/admin/articles');
  await expect(page.getByRole('heading', { level: 1, name: 'Dieser Teil ist ausgeschaltet' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/settings');
  await partSwitch('Magazin').check();
  await partSwitch('Merkzettel').check();
  await save(page);
  await expect(menu.getByRole('link', { name: 'Magazin' })).toBeVisible();
  expect(await statuses()).toEqual([200, 200]);
  expect((await visitorResponse(page, '/de')).html).toContain('/de/blog');
});
