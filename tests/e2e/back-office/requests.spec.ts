import { type Browser, expect, type Page, test } from '@playwright/test';
import { runCommand } from '#tests/run-command.ts';
import { expectAccessible, openBackOffice, visitorResponse } from '../support/back-office.ts';
import { logIn, saved } from '../support/edit-page.ts';
import { databaseUrlOf } from '../support/start-server.ts';
import { block, publishDraftBlocks, setDraftBlocks } from '../support/set-draft.ts';

const path = '/de/besuch/ermaessigungen';
const password = 'Der Vorhang bleibt noch zu';

/** Gives a user a password, as whoever runs the server does. */
async function givePassword(email: string): Promise<void> {
  const dataDir = process.env.E2E_OFFICE_HOUSE ?? '';
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrlOf(dataDir) ?? '' };
  const parameters = ['reset-password', email, '--password-stdin'];
  const done = await runCommand('server/areas/users/command/command.ts', parameters, { env, input: `${password}\n` });
  expect(done.code, done.errors).toBe(0);
}

/** Creates a user with a role in the form. */
async function createUser(page: Page, { email, role }: { email: string; role: string }): Promise<void> {
  await page.goto('/admin/users/create');
  await page.getByLabel('Name', { exact: false }).first().fill('Nele Neu');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await page.waitForURL(/\/admin\/users\/[^/]+$/);
  await expect(page.getByRole('radio', { name: new RegExp(`^${role}`) })).toBeChecked();
  await givePassword(email);
}

/** A browser of its own in which that user is signed in. */
async function pageOf(browser: Browser, house: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: house ?? '' });
  const page = await context.newPage();
  const answer = await page.request.post('/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: new URL(house ?? '').origin },
  });
  expect(answer.status()).toBe(200);
  await page.addInitScript(() => localStorage.setItem('RaStoreproscenium.locale', '"de"'));
  return page;
}

test('an editor asks for a page, the publisher sees what changed and publishes, visitors see it', async ({
  page,
  browser,
  baseURL,
}) => {
  const mark = Date.now().toString(36);
  const email = `redaktion-${mark}@colonia.example`;
  await logIn(page);
  const slug = await setDraftBlocks(page, path, [block('quote', { content: `Alt ${mark}` })]);
  await publishDraftBlocks(page, slug);
  await openBackOffice(page, '/users');
  await createUser(page, { email, role: 'Redaktion' });

  const editor = await pageOf(browser, baseURL, email);
  await editor.goto(`${path}?edit`);
  await saved(editor);
  const text = editor.locator('[data-model="quote"] [data-field="content"]').first();
  await text.click();
  await editor.keyboard.press('ControlOrMeta+a');
  await editor.keyboard.type(`Neu ${mark}`);
  await saved(editor);
  await editor.locator('[data-opens="page"]').click();
  const online = editor.getByRole('checkbox', { name: /^Online/ });
  await expect(online).toHaveAttribute('aria-disabled', 'true');
  await online.press('Space');
  await expect(online).toBeChecked();
  await expect(editor.getByText('Das stellen die um, die veröffentlichen dürfen.', { exact: false })).toBeVisible();
  await editor.locator('[data-editor="page"]').getByRole('button', { name: 'Schließen' }).click();
  await editor.getByRole('button', { name: 'Um Freigabe bitten' }).click();
  const dialog = editor.getByRole('dialog', { name: 'Um Freigabe bitten' });
  await dialog.getByLabel('Anmerkung').fill('Bis Freitag?');
  await dialog.getByRole('button', { name: 'Bitten' }).click();
  await expect(dialog).toBeHidden();
  await expect(editor.getByText('Die Bitte um Freigabe ist unterwegs.').first()).toBeVisible();
  expect((await visitorResponse(page, path)).html).not.toContain(`Neu ${mark}`);

  await page.goto('/admin/requests');
  await expect(page.getByRole('navigation', { name: 'Bereiche' }).getByText(/offene Freigabe/)).toBeAttached();
  const entry = page.getByRole('listitem').filter({ hasText: 'Bis Freitag?' });
  await expect(entry).toContainText('Nele Neu');
  await expectAccessible(page);
  await entry.getByRole('link').first().click();
  await expect(page.locator('ins').filter({ hasText: 'Neu' }).first()).toBeVisible();
  await expect(page.locator('del').filter({ hasText: 'Alt' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText(/^Veröffentlicht von/)).toBeVisible();
  expect((await visitorResponse(page, path)).html).toContain(`Neu ${mark}`);

  await editor.goto('/admin/requests');
  await editor.getByRole('button', { name: 'Entschieden' }).click();
  await expect(editor.getByText(/^Veröffentlicht von/)).toBeVisible();
  await editor.context().close();
});

test('a user of the press sees only the press, and no link for editing on pages', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `presse-${Date.now().toString(36)}@colonia.example`;
  await openBackOffice(page, '/users');
  await createUser(page, { email, role: 'Presse' });
  const press = await pageOf(browser, baseURL, email);
  await press.goto('/admin');
  const menu = press.getByRole('navigation', { name: 'Bereiche' });
  await expect(menu.getByRole('link')).toHaveText(['Medien', 'Pressedownloads', /Kontakt/, 'Freigaben', 'Papierkorb']);
  await press.goto('/admin/calendar');
  await expect(press.getByRole('heading', { level: 1 })).toContainText('Nicht für Ihre Rolle');
  await press.goto(path);
  await expect(press.getByRole('link', { name: 'Vorschau' }).first()).toBeVisible();
  await expect(press.getByRole('link', { name: 'Bearbeiten' })).toHaveCount(0);
  await press.goto(`${path}?edit`);
  await expect(press.getByText('Ihre Rolle umfasst das Bearbeiten dieser Seite nicht.')).toBeVisible();

  await press.goto('/admin/download-directories/create');
  await press.getByRole('textbox', { name: /Titel/ }).first().fill('Saisonvorschau');
  await press.getByRole('button', { name: 'Anlegen' }).click();
  await press.waitForURL(/\/admin\/download-directories\/\d+$/);
  await expect(press.getByText('Das ändert, wer veröffentlichen darf: Chefredaktion oder Leitung.')).toBeVisible();
  await press.getByRole('button', { name: 'Um Freigabe bitten' }).click();
  const dialog = press.getByRole('dialog');
  await expectAccessible(press);
  await dialog.getByRole('button', { name: 'Um Freigabe bitten' }).click();
  await expect(dialog).toBeHidden();
  await press.context().close();
});

test('the requests are accessible in English', async ({ page }) => {
  await openBackOffice(page, '/requests', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Requests');
  await expectAccessible(page);
  await page.goto('/admin/users/create');
  await expect(page.getByText('Edits all content and publishes it.')).toBeVisible();
  await expectAccessible(page);
});
