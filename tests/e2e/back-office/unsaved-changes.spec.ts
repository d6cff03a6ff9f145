import { expect, type Page, test } from '@playwright/test';
import { create, openBackOffice } from '../support/back-office.ts';

const city = (page: Page) => page.getByLabel('Ort', { exact: true });
const deleting = (page: Page) => page.getByRole('button', { name: 'Löschen' });

/** Answers all browser dialogs in the same way and returns their texts. */
function answerAll(page: Page, answer: boolean): string[] {
  const requested: string[] = [];
  page.on('dialog', async (dialog) => {
    requested.push(dialog.message());
    await (answer ? dialog.accept() : dialog.dismiss());
  });
  return requested;
}

async function openVenue(page: Page, name: string): Promise<number> {
  await openBackOffice(page, '/venues/create');
  await page.getByLabel('Name Deutsch').fill(name);
  return create(page, 'venues');
}

/** True if the browser would ask before it closes the tab. */
function asksAtTheEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

test('answering no to the delete question keeps the input and the entry', async ({ page }) => {
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && writes.push(request.url()));
  const requested = answerAll(page, false);
  const id = await openVenue(page, 'Bleibt ungelöscht');
  expect(await asksAtTheEnd(page)).toBe(false);
  await city(page).fill('Köln');
  expect(await asksAtTheEnd(page)).toBe(true);
  await deleting(page).click();
  await expect.poll(() => requested.length).toBe(1);
  await page.getByRole('link', { name: '‹ Spielorte' }).click();
  await expect.poll(() => requested.length).toBe(2);
  expect(page.url()).toMatch(new RegExp(`/admin/venues/${id}$`));
  await expect(city(page)).toHaveValue('Köln');
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
  expect(writes).toEqual([]);
});

test('deleting with unsaved input asks once and can be undone', async ({ page }) => {
  const requested = answerAll(page, true);
  await openVenue(page, 'Kommt zurück');
  await city(page).fill('Köln');
  await deleting(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/venues(?:\?|$)/);
  expect(requested).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
  expect(await asksAtTheEnd(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Kommt zurück' }).first()).toBeVisible();
});

test('a list opened during a delete hides the entry, and shows it again after undo', async ({ page }) => {
  const id = await openVenue(page, 'Auf einem Zettel notiert');
  await openBackOffice(page, `/venues/${id}`);
  await deleting(page).click();
  await page.waitForURL(/\/admin\/venues(?:\?|$)/);
  await expect(page.getByRole('link', { name: 'Großes Haus' }).first()).toBeVisible();
  const entry = page.getByRole('link', { name: 'Auf einem Zettel notiert' });
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(entry).not.toHaveCount(0);
});

test('nothing is deleted while it is being saved', async ({ page }) => {
  const requested = answerAll(page, true);
  await openVenue(page, 'Wird gerade gespeichert');
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/venues/*/**', async (route) => {
    if (route.request().method() !== 'GET') await held;
    await route.continue();
  });
  await city(page).fill('Köln');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(deleting(page)).toBeDisabled();
  goOn();
  await expect(deleting(page)).toBeEnabled();
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible();
  await deleting(page).click();
  await page.waitForURL(/\/admin\/venues(?:\?|$)/);
  await page.keyboard.press('Escape');
  expect(requested).toEqual([]);
});

test('a link asks before it discards input that could not be saved', async ({ page }) => {
  const requested = answerAll(page, false);
  const id = await openVenue(page, 'Noch nicht gespeichert');
  await page.route('**/api/venues/*/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('connectionfailed'),
  );
  await city(page).fill('Köln');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert').filter({ hasNotText: 'Angelegt' })).toBeVisible();
  await page.getByRole('link', { name: '‹ Spielorte' }).click();
  await expect.poll(() => requested.length).toBe(1);
  expect(page.url()).toMatch(new RegExp(`/admin/venues/${id}$`));
  await expect(city(page)).toHaveValue('Köln');
});
