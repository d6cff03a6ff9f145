import { expect, test } from '@playwright/test';
import { create, expectAccessible, openBackOffice, visitorResponse } from '../support/back-office.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('on a phone several entries are selected, made drafts and deleted', async ({ page }) => {
  const made: string[] = [];
  for (const name of ['Klein eins', 'Klein zwei']) {
    await openBackOffice(page, '/persons/create');
    await page.getByRole('textbox', { name: /^Name/ }).fill(name);
    made.push(`/de/api/persons/${await create(page, 'persons')}/`);
  }
  const statuses = () => Promise.all(made.map(async (address) => (await visitorResponse(page, address)).status));
  expect(await statuses()).toEqual([200, 200]);
  await openBackOffice(page, '/persons?filter=%7B%22query%22%3A%22Klein%22%7D');
  await expect(page.getByRole('checkbox', { name: /^Klein .* auswählen$/ })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Alle auswählen', exact: true }).check();
  await expect(page.getByText('2 ausgewählt')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zum Entwurf machen' }).click();
  await expect(page.getByText('Entwurf', { exact: true })).toHaveCount(2);
  await expect.poll(statuses).toEqual([404, 404]);
  for (const name of ['Klein eins', 'Klein zwei'])
    await page.getByRole('checkbox', { name: `${name} auswählen` }).check();
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  expect(await (await gone).json()).toMatchObject({ kept: [] });
});

test('on a phone a list is sorted', async ({ page }) => {
  await openBackOffice(page, '/seasons');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('2027/28');
  await page.getByRole('button', { name: /^Sortiert nach/ }).click();
  const menu = page.getByRole('menuitem', { name: /^Erster Tag/ });
  await expect(menu).toBeVisible();
  await menu.click();
  await expect(first).toContainText('2025/26');
});

test('entries without a form have no link, and show the same on a phone', async ({ page }) => {
  await openBackOffice(page, '/venues/create');
  await page.getByLabel('Name Deutsch').fill('Im Protokoll');
  await page.getByLabel('Name Englisch').fill('In the log');
  await create(page, 'venues');
  await page.getByLabel('Name Englisch').fill('Kept in the log');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible();
  await openBackOffice(page, '/audit?filter=%7B%22query%22%3A%22Im+Protokoll%22%7D');
  const changed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'geändert' });
  await changed.getByText('1 Feld').click();
  await expect(changed.getByText('Name Englisch')).toBeVisible();
  await expect(changed.getByText('Kept in the log')).toBeVisible();
  await expect(changed.getByRole('link')).toHaveCount(1);
  await expectAccessible(page);
});
