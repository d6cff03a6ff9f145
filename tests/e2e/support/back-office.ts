import { expect, type Locator, type Page } from '@playwright/test';
import { axeOn } from './axe-on.ts';
import { logIn } from './edit-page.ts';

/** Storage key of the back office's language. */
const languageKey = 'RaStoreproscenium.locale';

/** Opens a screen of the back office in a language, signed in without the form, with the session of other tests. */
export async function openBackOffice(page: Page, path: string, language: 'de' | 'en' = 'de'): Promise<void> {
  await logIn(page);
  await page.addInitScript(
    ([key, value]) => {
      // Also called in the frames of previews, which must not switch the language back.
      if (window.top === window) localStorage.setItem(key ?? '', JSON.stringify(value));
    },
    [languageKey, language],
  );
  await page.goto(`/admin${path}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^\s*$/);
}

/** Chooses the state `public` in the open form. */
export async function choosePublic(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Öffentlich' }).click();
}

/** Saves the form and waits until it is stored. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible();
  await expect(page.getByText('Nicht gespeichert')).toHaveCount(0);
}

/** Saves the form and waits until the server has refused it; what was typed is still there. */
export async function saveRefused(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Speichern' });
  const refused = page.waitForResponse((answer) => answer.status() === 422);
  await button.click();
  await refused;
  await expect(button).toBeEnabled();
  await expect(page.getByText('Nicht gespeichert')).not.toHaveCount(0);
}

/** Creates the entry and waits until its form is open; returns its id. */
export async function create(page: Page, resource: string): Promise<number> {
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await page.waitForURL(new RegExp(`/admin/${resource}/\\d+$`));
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
  return Number(/\d+$/.exec(page.url())?.[0]);
}

/** Deletes the open entry and closes the undo notification, so that the deletion is executed at once. */
export async function deleteOpenEntry(page: Page, resource: string): Promise<void> {
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.waitForURL(new RegExp(`/admin/${resource}(?:\\?|$)`));
  await closeUndo(page);
  expect((await gone).status()).toBe(204);
}

/** Closes the undo notification, so that what it announces is executed at once. */
export async function closeUndo(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Types into a search field and selects the first match. */
export async function choose(field: Locator, typed: string, name: string | RegExp = typed): Promise<void> {
  await field.click();
  await field.fill(typed);
  await field.page().getByRole('option', { name }).first().click();
}

/** Public address of the open entry. */
export async function publicAddress(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: /Auf der Website|On the website/ });
  return (await link.getAttribute('href')) ?? '';
}

/** The response for a visitor without a session. */
export async function visitorResponse(page: Page, address: string): Promise<{ status: number; html: string }> {
  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error('There is no browser');
  const answer = await visitor.request.get(new URL(address, page.url()).href);
  const seen = { status: answer.status(), html: await answer.text() };
  await visitor.close();
  return seen;
}

/** Fails if axe finds anything on the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
