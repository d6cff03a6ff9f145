import { type Browser, expect, type Page } from '@playwright/test';
import { runCommand } from '#tests/run-command.ts';
import { expectAccessible } from './back-office.ts';
import { databaseUrlOf } from './start-server.ts';

/** Password of every user whom a test creates. */
export const userPassword = 'Der Vorhang bleibt noch zu';

/** Gives a user a password, as whoever runs the server does. */
export async function givePassword(email: string, dataDir = process.env.E2E_OFFICE_HOUSE ?? ''): Promise<void> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrlOf(dataDir) ?? '' };
  const parameters = ['reset-password', email, '--password-stdin'];
  const done = await runCommand('server/areas/users/command/command.ts', parameters, {
    env,
    input: `${userPassword}\n`,
  });
  expect(done.code, done.errors).toBe(0);
}

/** Creates a user with a role in the form; the data folder is that of the server of the page. */
export async function createUser(
  page: Page,
  { email, role }: { email: string; role: string },
  dataDir?: string,
): Promise<void> {
  await page.goto('/admin/users/create');
  await page.getByLabel('Name', { exact: false }).first().fill('Nele Neu');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await page.waitForURL(/\/admin\/users\/[^/]+$/);
  await expect(page.getByRole('radio', { name: new RegExp(`^${role}`) })).toBeChecked();
  // An account is not published.
  await expect(page.getByRole('link', { name: 'Vorschau' })).toHaveCount(0);
  await givePassword(email, dataDir);
}

/** A browser of its own in which that user is signed in. */
export async function pageOf(browser: Browser, house: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: house ?? '' });
  const page = await context.newPage();
  const answer = await page.request.post('/auth/sign-in/email', {
    data: { email, password: userPassword },
    headers: { origin: new URL(house ?? '').origin },
  });
  expect(answer.status()).toBe(200);
  await page.addInitScript(() => localStorage.setItem('RaStoreproscenium.locale', '"de"'));
  return page;
}
