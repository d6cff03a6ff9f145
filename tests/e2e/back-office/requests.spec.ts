import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, openBackOffice, visitorResponse } from '../support/back-office.ts';
import { logIn, saved } from '../support/edit-page.ts';
import { Office, type Stored } from '../support/office-calls.ts';
import { createUser, pageOf } from '../support/office-users.ts';
import { block, publishDraftBlocks, setDraftBlocks } from '../support/set-draft.ts';

const path = '/de/besuch/ermaessigungen';

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
  await expect(
    page.getByRole('navigation', { name: 'Bereiche' }).getByText(/Freigabe(?: wartet|n warten) auf Sie/),
  ).toBeAttached();
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
  await expect(menu.getByRole('link')).toHaveText([
    'Medien',
    'Pressedownloads',
    /Kontakt/,
    'Suchen und ersetzen',
    'Freigaben',
    'Papierkorb',
  ]);
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

/** The list of the entries whose titles have a word, with all of them selected. */
async function selectAll(page: Page, word: string, count: number): Promise<void> {
  await page.goto(`/admin/productions?filter=${encodeURIComponent(JSON.stringify({ query: word }))}`);
  await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(count);
  await page.getByRole('row').first().getByRole('checkbox').check();
  await expect(page.getByText(`${count} ausgewählt`)).toBeVisible();
}

test('an editor asks for all selected entries at once; the publisher decides about one, then about the rest', async ({
  page,
  browser,
  baseURL,
}) => {
  const mark = `Sammel${Date.now().toString(36)}`;
  const email = `${mark.toLowerCase()}@colonia.example`;
  await openBackOffice(page, '/users');
  await createUser(page, { email, role: 'Redaktion' });
  const editor = await pageOf(browser, baseURL, email);
  await editor.goto('/admin/productions');
  const made: Stored[] = [];
  for (const name of ['Eins', 'Zwei', 'Drei', 'Vier']) {
    const title = { de: `${mark} ${name}`, en: `${mark} ${name}` };
    made.push(await new Office(editor).create('productions', { title }));
  }
  const seen = () => Promise.all(made.map(async ({ urls }) => (await visitorResponse(page, urls.de)).status));
  expect(await seen()).toEqual([404, 404, 404, 404]);

  // One that is public already is named, and nothing is sent.
  await selectAll(editor, mark, 4);
  await new Office(page).change('productions', made[3]?.id ?? 0, { state: 'public' });
  await editor.getByRole('button', { name: 'Um Freigabe bitten' }).click();
  const dialog = editor.getByRole('dialog', { name: 'Um Freigabe bitten: 4 Einträge' });
  await dialog.getByLabel('Anmerkung').fill(`Alle zum Start, ${mark}`);
  await expectAccessible(editor);
  await dialog.getByRole('button', { name: 'Um Freigabe bitten' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(`„${mark} Vier“ ist schon öffentlich`);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await editor.getByRole('row').filter({ hasText: 'Vier' }).getByRole('checkbox').uncheck();
  await editor.getByRole('button', { name: 'Um Freigabe bitten' }).press('Enter');
  const second = editor.getByRole('dialog', { name: 'Um Freigabe bitten: 3 Einträge' });
  await second.getByLabel('Anmerkung').fill(`Alle zum Start, ${mark}`);
  await second.getByRole('button', { name: 'Um Freigabe bitten' }).click();
  await expect(second).toBeHidden();
  await expect(editor.getByText('Die Bitte ist unterwegs.', { exact: false })).toBeVisible();

  await page.goto('/admin/requests');
  const entry = page.getByRole('listitem').filter({ hasText: `Alle zum Start, ${mark}` });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('3 Produktionen');
  await expectAccessible(page);
  await entry.getByRole('link', { name: / und 2 weitere Einträge$/ }).click();
  const one = page.getByRole('region', { name: `${mark} Zwei` });
  await expect(one.getByText('Was sich für Besucher ändert')).toBeVisible();
  await expectAccessible(page);
  await one.getByRole('button', { name: 'Zurückgeben' }).click();
  await one.getByLabel('Grund').fill('Der Text fehlt');
  await one.getByRole('button', { name: 'Mit diesem Grund zurückgeben' }).click();
  await expect(page.getByText('2 offen, 0 veröffentlicht, 1 zurückgegeben')).toBeVisible();
  await page.getByRole('button', { name: 'Gemeinsam veröffentlichen (2)' }).click();
  await expect(page.getByText('0 offen, 2 veröffentlicht, 1 zurückgegeben')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(seen).toEqual([200, 404, 200, 200]);

  const waitingList = page.waitForResponse((response) => response.url().includes('waiting=true&page=1'));
  await page.goto('/admin/requests');
  expect((await waitingList).status()).toBe(200);
  await expect(
    page.getByText('Ihre eigenen Seiten und Einträge, die zurückgegeben sind', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText(mark)).toHaveCount(0);

  // The one that was given back waits for the editor: in the back office, and in the editor of any page.
  await editor.goto('/admin/requests');
  await expect(editor.getByRole('button', { name: 'Für mich' })).toHaveAttribute('aria-pressed', 'true');
  const given = editor.getByRole('listitem').filter({ hasText: `Alle zum Start, ${mark}` });
  await expect(given).toContainText('0 offen, 2 veröffentlicht, 1 zurückgegeben');
  await expect(editor.getByText('Ihre Seiten und Einträge, die zurückgegeben sind.', { exact: false })).toBeVisible();
  await expectAccessible(editor);
  await editor.goto(`${path}?edit`);
  await saved(editor);
  await editor.getByRole('button', { name: 'Freigabe (1)' }).click();
  const waiting = editor.getByRole('complementary', { name: 'Freigabe' }).getByRole('listitem');
  await expect(waiting.filter({ hasText: mark })).toContainText('Der Text fehlt');
  await expect(waiting.filter({ hasText: mark })).toContainText('Zurückgegeben von');
  await expectAccessible(editor);

  // Asked for again, it does not wait for the editor any more.
  await editor.goto(`/admin/productions/${made[1]?.id}`);
  await editor.getByRole('button', { name: 'Um Freigabe bitten' }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Um Freigabe bitten' }).click();
  await expect(editor.getByRole('dialog')).toBeHidden();
  await editor.goto('/admin/requests');
  await expect(editor.getByRole('button', { name: 'Offen' })).toHaveAttribute('aria-pressed', 'true');
  await editor.getByRole('button', { name: 'Für mich' }).click();
  await expect(editor.getByText('Keine.')).toBeVisible();
  await editor.getByRole('button', { name: 'Entschieden' }).click();
  await expect(editor.getByText('0 offen, 2 veröffentlicht, 1 zurückgegeben')).toBeVisible();
  await editor.context().close();
});

test('the requests are accessible in English', async ({ page }) => {
  await openBackOffice(page, '/requests', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Requests');
  await expectAccessible(page);
  await page.goto('/admin/users/create');
  await expect(page.getByText('Edits all content and publishes it.')).toBeVisible();
  await expectAccessible(page);
});
