import { expect, test } from '@playwright/test';
import {
  closeUndo,
  choosePublic,
  choose,
  create,
  openBackOffice,
  publicAddress,
  deleteOpenEntry,
  save,
  visitorResponse,
} from '../support/back-office.ts';

test('a season is created, shown, changed and deleted', async ({ page }) => {
  await openBackOffice(page, '/seasons/create');
  await page.getByLabel('Name Deutsch').fill('Spielzeit der Journale');
  await page.getByLabel('Name Englisch').fill('Season of the Journals');
  await page.getByLabel('Erster Tag').fill('2031-09-01');
  await page.getByLabel('Letzter Tag').fill('2032-07-31');
  await choosePublic(page);
  await create(page, 'seasons');
  const address = await publicAddress(page);
  expect((await visitorResponse(page, address)).html).toContain('Spielzeit der Journale');
  await page.getByLabel('Name Deutsch').fill('Spielzeit der Chroniken');
  await save(page);
  expect((await visitorResponse(page, address)).html).toContain('Spielzeit der Chroniken');
  await deleteOpenEntry(page, 'seasons');
  expect((await visitorResponse(page, address)).status).toBe(404);
});

for (const [resource, path] of [
  ['categories', 'categories'],
  ['venues', 'venues'],
  ['person-categories', 'person-categories'],
] as const) {
  test(`an entry of ${resource} is created, shown, changed and deleted`, async ({ page }) => {
    await openBackOffice(page, `/${resource}/create`);
    await page.getByLabel('Name Deutsch').fill(`Ganz Neues ${resource}`);
    await page.getByLabel('Name Englisch').fill(`Something New ${resource}`);
    const id = await create(page, resource);
    const shown = async (language: 'de' | 'en') =>
      (await visitorResponse(page, `/${language}/api/${path}/?page_size=100`)).html;
    const address = `/de/api/${path}/${id}/`;
    expect((await visitorResponse(page, address)).html).toContain(`Ganz Neues ${resource}`);
    expect((await visitorResponse(page, address.replace('/de/', '/en/'))).html).toContain('Something New');
    await page.getByLabel('Name Deutsch').fill(`Ganz Anderes ${resource}`);
    await save(page);
    expect((await visitorResponse(page, address)).html).toContain('Ganz Anderes');
    await deleteOpenEntry(page, resource);
    expect((await visitorResponse(page, address)).status).toBe(404);
    expect(await shown('de')).not.toContain('Ganz Anderes');
  });
}

test('a production is created, shown, changed and deleted', { tag: '@core' }, async ({ page }) => {
  await openBackOffice(page, '/productions/create');
  await page.getByLabel('Titel Deutsch').first().fill('Der Wassermann');
  await page.getByLabel('Titel Englisch').first().fill('The Water Sprite');
  await choosePublic(page);
  await choose(page.getByRole('combobox', { name: 'Spielzeit' }), '2026/27', /2026\/27/);
  await page.getByRole('textbox', { name: 'Beschreibung Deutsch' }).fill('Er wohnt unter der Brücke.');
  await create(page, 'productions');
  const address = await publicAddress(page);
  const seen = await visitorResponse(page, address);
  expect(seen.status).toBe(200);
  expect(seen.html).toContain('Er wohnt unter der Brücke.');
  await page.getByLabel('Titel Deutsch').first().fill('Der Wassermann vom Rhein');
  await save(page);
  expect((await visitorResponse(page, address)).html).toContain('Der Wassermann vom Rhein');
  await deleteOpenEntry(page, 'productions');
  expect((await visitorResponse(page, address)).status).toBe(404);
});

test('an event is created, shown, changed and deleted', { tag: '@core' }, async ({ page }) => {
  await openBackOffice(page, '/events/create');
  await page.getByLabel('Beginn').first().fill('2031-03-12T19:30');
  await page.getByLabel('Titel Deutsch').first().fill('Abend mit Journal');
  await page.getByLabel('Titel Englisch').first().fill('An Evening with a Journal');
  await choose(page.getByRole('combobox', { name: 'Spielort' }), 'Großes');
  await page.getByRole('checkbox', { name: 'Audiodeskription' }).check();
  await choosePublic(page);
  await create(page, 'events');
  const address = await publicAddress(page);
  const seen = await visitorResponse(page, address);
  expect(seen.html).toContain('Abend mit Journal');
  expect(seen.html).toContain('Audiodeskription');
  await page.getByLabel('Beginn').first().fill('2031-03-13T20:00');
  await page.getByRole('radio', { name: 'Die Angabe war falsch' }).check();
  await save(page);
  expect((await visitorResponse(page, address)).html).toContain('13. März 2031');
  await deleteOpenEntry(page, 'events');
  expect((await visitorResponse(page, address)).status).toBe(404);
});

test('a person is created, shown, changed and deleted', async ({ page }) => {
  await openBackOffice(page, '/persons/create');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ottilie Brandt');
  await page.getByLabel('Beruf oder Stimmfach Deutsch').fill('Inspizientin');
  await create(page, 'persons');
  const address = await publicAddress(page);
  expect((await visitorResponse(page, address)).html).toContain('Inspizientin');
  await page.getByLabel('Beruf oder Stimmfach Deutsch').fill('Souffleuse');
  await save(page);
  expect((await visitorResponse(page, address)).html).toContain('Souffleuse');
  await deleteOpenEntry(page, 'persons');
  expect((await visitorResponse(page, address)).status).toBe(404);
});

test('a role is created, changed and deleted; one in use stays, and its uses are named', async ({ page }) => {
  await openBackOffice(page, '/roles/create');
  await page.getByLabel('Name Deutsch').fill('Lichtpult');
  await page.getByLabel('Art').click();
  await page.getByRole('option', { name: 'Im Team' }).click();
  await create(page, 'roles');
  await page.getByLabel('Name Englisch').fill('Lighting desk');
  await save(page);
  await deleteOpenEntry(page, 'roles');
  await openBackOffice(page, '/venues');
  await page.getByRole('link', { name: 'Großes Haus' }).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await closeUndo(page);
  await expect(page.getByText(/„.+“/)).toBeVisible({ timeout: 15_000 });
  await page.goto('/admin/venues');
  await expect(page.getByRole('link', { name: 'Großes Haus' })).toBeVisible();
});
