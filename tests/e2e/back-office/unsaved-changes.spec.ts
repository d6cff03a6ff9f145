import { expect, type Page, test } from '@playwright/test';
import { create, openBackOffice, save } from '../support/back-office.ts';

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

test('a link asks before it discards input that could not be saved', { tag: '@core' }, async ({ page }) => {
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

/** Holds reading calls of a path back until the returned function is called; `also` is added to their answers. */
async function holdReading(page: Page, path: RegExp, also: object = {}): Promise<() => void> {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    await held;
    return route.fulfill({ response: answer, json: { ...(await answer.json()), ...also } });
  });
  return goOn;
}

const single = (path: string) => new RegExp(`/api/${path}/\\d+/\\?`);

test('a new event is not reset when it is read again after creating', async ({ page }) => {
  await openBackOffice(page, '/events/create');
  const goOn = await holdReading(page, single('events'));
  await page.getByLabel('Titel Deutsch').first().fill('Bleibt getippt');
  await page.getByLabel('Beginn').first().fill('2099-11-21T19:30');
  await create(page, 'events');
  await page.getByLabel('Titel Englisch').first().fill('Typed at once');
  const read = page.waitForResponse((answer) => single('events').test(answer.url()));
  goOn();
  await read;
  await save(page);
  await page.reload();
  await expect(page.getByLabel('Titel Englisch').first()).toHaveValue('Typed at once');
});

test('a record that somebody changes while one types replaces the other fields only', async ({ page }) => {
  await openBackOffice(page, '/venues/create');
  await page.getByLabel('Name Deutsch').fill('Zweimal gelesen');
  const goOn = await holdReading(page, single('venues'), { name: { de: 'Zweimal gelesen', en: 'Read twice' } });
  await create(page, 'venues');
  await city(page).fill('Köln');
  goOn();
  await expect(page.getByLabel('Name Englisch')).toHaveValue('Read twice');
  await expect(city(page)).toHaveValue('Köln');
});

test('what is typed while a save runs stays and is saved by the next one', async ({ page }) => {
  const id = await openVenue(page, 'Schneller getippt');
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(single('venues'), async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await city(page).fill('Köln');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByLabel('Name Englisch').fill('Typed faster');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  goOn();
  await saved;
  await expect(page.getByText('Nicht gespeichert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeEnabled();
  await save(page);
  await openBackOffice(page, `/venues/${id}`);
  await expect(page.getByLabel('Name Englisch')).toHaveValue('Typed faster');
  await expect(city(page)).toHaveValue('Köln');
});
