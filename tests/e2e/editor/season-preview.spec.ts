import { expect, type Page } from '@playwright/test';
import { noAxeFindings, openEditor, saved, startPage, test } from '../support/edit-page.ts';
import { Office, type Stored } from '../support/office-calls.ts';

/** In the title of the hidden production. */
const mark = 'Mondfinsternis';
const both = (de: string, en = de) => ({ de, en });
const command = 'Vorschau-Link zur Spielzeit';

/** A production that is not public, in a season that is not, or in none. */
async function draft(page: Page, isInSeason = true): Promise<{ office: Office; production: Stored; season: Stored }> {
  const office = new Office(page);
  const days = { starts_on: '2064-09-01', ends_on: '2065-07-31' };
  const season = await office.create('seasons', { name: both('Spielzeit 64/65'), ...days, state: 'draft' });
  const production = await office.create('productions', {
    title: both(`${mark} Oper`),
    season_id: isInSeason ? season.id : null,
    state: 'draft',
  });
  return { office, production, season };
}

async function remove(office: Office, production: Stored, season: Stored): Promise<void> {
  await office.call('DELETE', `productions/${production.id}/`);
  await office.call('DELETE', `seasons/${season.id}/`);
}

test('on the page of a hidden production a link to its season is made, copied, followed and ended', async ({
  page,
  browser,
}) => {
  await openEditor(page, (await startPage(page)).de);
  await expect(page.getByRole('button', { name: command })).toHaveCount(0);
  const { office, production, season } = await draft(page);
  await page.goto(`${production.urls.de}?edit`);
  await saved(page);
  await page.getByRole('button', { name: command }).click();
  const dialog = page.getByRole('dialog', { name: command });
  await expect(dialog.getByText('Spielzeit: Spielzeit 64/65')).toBeVisible();
  const day = dialog.getByLabel('Gilt bis einschließlich');
  await expect(day).toBeFocused();
  await noAxeFindings(page);

  await day.fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Link erstellen' }).click();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.locator('#season-preview-day-error')).toHaveText(/\S/);
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await day.fill(soon);
  await day.press('Enter');
  const address = await dialog.getByLabel('Neuer Link').inputValue();
  await expect(dialog.getByRole('listitem')).toHaveText(/^Gilt bis einschließlich \d+\. .* \d{4}, von /);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Link kopieren' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await noAxeFindings(page);

  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  await guest.goto(address);
  await guest.waitForURL((url) => !url.hash.includes('.') && !url.pathname.includes('/api/'));
  const shown = new URL(production.urls.de, page.url()).href;
  await guest.goto(shown);
  await expect(guest.getByRole('heading', { level: 1 })).toContainText(mark);
  await dialog.getByRole('button', { name: 'Link beenden' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await expect(dialog.getByLabel('Neuer Link')).toHaveCount(0);
  await expect(day).toBeFocused();
  expect((await guest.goto(shown))?.status()).toBe(404);
  await visitor.close();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: command })).toBeFocused();
  await remove(office, production, season);
});

test('on a telephone and in English the link is in the sheet, and a production without a season says so', async ({
  page,
}) => {
  await openEditor(page, (await startPage(page)).de);
  const { office, production, season } = await draft(page, false);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${production.urls.en}?edit`);
  await saved(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Preview link to the season' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview link to the season' });
  await expect(dialog.getByText('This entry belongs to no season.', { exact: false })).toBeVisible();
  await noAxeFindings(page);
  await office.change('productions', production.id, { season_id: season.id });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Preview link to the season' }).click();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByLabel('New link')).toHaveValue(/\/en\/.*#/);
  await expect(dialog.getByRole('button', { name: 'End link' })).toBeVisible();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await noAxeFindings(page);
  await remove(office, production, season);
});
