import { expect, type Locator, type Page, test } from '@playwright/test';
import { Office } from '../../support/office-calls.ts';
import { restoreSettings } from '../../support/restore-settings.ts';
import { expectAccessible, openBackOffice, save, visitorResponse } from '../../support/back-office.ts';
import { waitUntilInteractive } from '../../support/watch-page.ts';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${content}</svg>`;
const file = (content: string) => ({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg(content)) });

const mark = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

restoreSettings('/house');

test('the house gets another name and logo; a logo with a script is refused with the reason', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Unser Haus' })).toBeVisible();
  await expectAccessible(page);
  const name = page.getByLabel('Name des Hauses');
  const light = mark(page, 'Logo auf hellem Grund');

  await name.fill('Theater Sundhafen');
  await light.locator('input[type=file]').setInputFiles(file('<script>alert(1)</script>'));
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(light.getByText('Das SVG enthält ein Skript')).toBeVisible();
  const choice = light.getByRole('button', { name: 'Anderes SVG' });
  await expect(choice).toBeFocused();
  await expect(choice).toHaveAccessibleDescription('Das SVG enthält ein Skript');
  await expect(name).toHaveValue('Theater Sundhafen');
  await expectAccessible(page);

  await light.locator('input[type=file]').setInputFiles(file('<path/>'.repeat(10_000)));
  await expect(light.getByRole('alert')).toContainText('größer als 60 kB');
  await light.locator('input[type=file]').setInputFiles(file('<path id="deich" d="M0 40h120L60 0z"/>'));
  await expect(light.getByRole('img', { name: 'Vorschau' })).toBeVisible();
  await expect(light.getByRole('alert')).toHaveCount(0);
  await save(page);
  const { html } = await visitorResponse(page, '/de/kontakt');
  expect(html).toContain('– Theater Sundhafen</title>');
  expect(html).toContain('deich');
  await expect(page).toHaveTitle('Unser Haus – Theater Sundhafen');

  await page.getByRole('link', { name: 'Verlauf' }).click();
  await expect(page.getByText('Logo auf hellem Grund').first()).toBeVisible();
});

test('a long word of the name leaves the tools of the header in one line on a phone', async ({ page }) => {
  await new Office(page).call('POST', 'settings/', { name: 'Theater Sundhafen', english_name: '' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/kontakt');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Theater Sundhafen' })).toBeVisible();
  const middle = async (tool: Locator) => {
    const box = await tool.boundingBox();
    return box && Math.round(box.y + box.height / 2);
  };
  // A link until the scripts have started, then a button.
  await waitUntilInteractive(page);
  expect(await middle(header.getByRole('button', { name: 'Suche öffnen' }))).toBe(
    await middle(header.getByRole('button', { name: 'Menü öffnen' })),
  );
});

test('without a logo the name is set in text, in each language', async ({ page }) => {
  await openBackOffice(page, '/house', 'en');
  await page.getByLabel('Name of the house').fill('Haus der Oper');
  await page.getByLabel('Name in English').fill('House of Opera');
  for (const name of ['Logo on light ground', 'Logo on dark ground'])
    await mark(page, name).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expect(page).toHaveTitle('Our house – House of Opera');
  await page.getByRole('button', { name: 'DE Deutsch' }).click();
  await expect(page).toHaveTitle('Unser Haus – Haus der Oper');
  const visitor = await page.context().browser()?.newContext();
  const seen = await visitor?.newPage();
  if (!visitor || !seen) throw new Error('There is no browser');
  for (const [locale, expected] of [
    ['de', 'Haus der Oper'],
    ['en', 'House of Opera'],
  ]) {
    await seen.goto(new URL(`/${locale}`, page.url()).href);
    const home = seen.getByRole('banner').getByRole('link', { name: expected });
    await expect(home).toHaveText(expected ?? '');
    await expect(home.locator('img')).toHaveCount(0);
  }
  await visitor.close();
});

test('a sentence of the house is shown in its language; the other language keeps the usual one', async ({ page }) => {
  await page.getByLabel('Überschrift des Newsletters Deutsch').fill('Post vom Deich');
  await save(page);
  expect((await visitorResponse(page, '/de/kontakt')).html).toContain('>Post vom Deich</h2>');
  expect((await visitorResponse(page, '/en/contact')).html).not.toContain('Post vom Deich');
});
