import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible, openBackOffice } from '../support/back-office.ts';
import { logIn } from '../support/edit-page.ts';
import { Office, storedSchema } from '../support/office-calls.ts';
import { createUser, pageOf } from '../support/office-users.ts';
import { block, setDraftBlocks } from '../support/set-draft.ts';

const path = '/de/besuch/anfahrt';
const both = z.object({ de: z.string(), en: z.string() });
const productionSchema = z.object({ title: both, subtitle: both });

/** A word that stands in the title and the subtitle of a public production, and in a module of a page. */
async function writeWord(page: Page, word: string) {
  await logIn(page);
  await page.goto('/de');
  const slug = await setDraftBlocks(page, path, [block('quote', { content: `Hört das ${word}!` })]);
  const office = new Office(page);
  const { id } = await office.create('productions', {
    title: { de: `Das ${word}`, en: '' },
    subtitle: { de: `Ein Abend mit ${word}`, en: '' },
    state: 'public',
  });
  return {
    id,
    production: async () => productionSchema.parse(await office.call('GET', `productions/${id}/?translations=all`)),
    section: async () => (await page.request.get(`/de/pageeditor-api/section/${slug}`)).text(),
  };
}

const newWord = () => `Nebelhorn${Date.now().toString(36)}`;
const foot = (page: Page) => page.getByRole('button', { name: /(?:^Replace .* texts?$|Text(?:en)? ersetzen$)/ });

test('a word is found in a record and a module, replaced but for one place, and taken back', async ({ page }) => {
  const word = newWord();
  const { id, production, section } = await writeWord(page, word);
  await openBackOffice(page, '/');
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Suchen und ersetzen' }).click();
  await page.getByRole('button', { name: 'Das ganze Haus durchsuchen' }).click();
  const term = page.getByLabel('Suchen nach');
  await expect(term).toBeFocused();
  await expect(term).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type(word.toLowerCase());
  await page.keyboard.press('Tab');
  await page.keyboard.type('Schiffshorn');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gefunden: 3 Stellen in 3 Texten', { exact: true }).last()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/replace\?term=nebelhorn\w+&by=Schiffshorn$/);
  await expectAccessible(page);

  // Reloading searches the same again.
  await page.reload();
  await expect(foot(page)).toHaveText('3 Stellen in 3 Texten ersetzen');
  await expect(page.getByLabel('Ersetzen durch')).toHaveValue('Schiffshorn');
  const record = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Das ${word}` }) });
  await expect(record).toContainText('Besucher sehen die Änderung sofort');
  await expect(record.getByRole('link')).toHaveAttribute('href', `/admin/productions/${id}`);
  await expect(page.getByRole('link', { name: /im Editor/ })).toHaveAttribute('href', `${path}?edit`);
  await record.getByRole('checkbox', { name: /^Ein Abend mit/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 von 3 Stellen angekreuzt')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await foot(page).click();
  const dialog = page.getByRole('dialog', { name: '2 Stellen in 2 Texten ersetzen?' });
  await expect(dialog.getByRole('listitem')).toHaveText([`Produktion: Das ${word}`]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ersetzen' }).click();
  await expect(page.getByText('2 Stellen in 2 Texten ersetzt')).toBeVisible();
  await expect(page.getByText('2 Stellen in 2 Texten ersetzt').locator('..')).toBeFocused();
  await expect(foot(page)).toHaveCount(0);
  expect(await production()).toMatchObject({
    title: { de: 'Das Schiffshorn' },
    subtitle: { de: `Ein Abend mit ${word}` },
  });
  expect(await section()).toContain('Hört das Schiffshorn!');

  await page.goto(`/admin/productions/${id}`);
  await expect(page.getByLabel('Titel Deutsch').first()).toHaveValue('Das Schiffshorn');
  await page.goto('/admin/replace');
  const last = page.getByRole('region', { name: 'Zuletzt ersetzt' });
  await expect(last).toContainText(/ hat am .* in 2 Texten „nebelhorn\w+“ durch „Schiffshorn“ ersetzt\./);
  await last.getByRole('button', { name: 'Alles zurücknehmen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alles zurücknehmen' }).click();
  await expect(page.getByText('Zurückgenommen: 2 von 2')).toBeVisible();
  await expect(last.filter({ hasText: word.toLowerCase() })).toHaveCount(0);
  expect(await production()).toMatchObject({ title: { de: `Das ${word}` } });
  expect(await section()).toContain(`Hört das ${word}!`);
});

test('what was changed after the search is left and named', async ({ page }) => {
  const word = newWord();
  const { id, production } = await writeWord(page, word);
  await openBackOffice(page, `/replace?term=${word}&by=Echo`, 'en');
  await expect(foot(page)).toHaveText('Replace 3 places in 3 texts');
  await expectAccessible(page);
  const office = new Office(page);
  const { version } = storedSchema.parse(await office.call('GET', `productions/${id}/?translations=all`));
  await office.change('productions', id, { version, title: { de: `Jetzt ${word}`, en: '' } });
  await page.getByRole('button', { name: 'Tick none' }).click();
  await expect(foot(page)).toBeDisabled();
  await page.getByRole('checkbox', { name: /^All places in/ }).check();
  await foot(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(page.getByText('1 place in 1 text replaced')).toBeVisible();
  await expect(page.getByText(`Jetzt ${word} · Title: Changed since`)).toBeVisible();
  expect(await production()).toMatchObject({ title: { de: `Jetzt ${word}` }, subtitle: { de: 'Ein Abend mit Echo' } });
});

test('who may not change a text sees why, and cannot tick it', async ({ page, browser, baseURL }) => {
  const word = newWord();
  await writeWord(page, word);
  const email = `presse-${Date.now().toString(36)}@colonia.example`;
  await openBackOffice(page, '/users');
  await createUser(page, { email, role: 'Presse' });
  const press = await pageOf(browser, baseURL, email);
  await press.goto(`/admin/replace?term=${word}&by=Echo`);
  await expect(press.getByRole('heading', { name: '3 Texte, die Sie nicht ändern dürfen' })).toBeVisible();
  await expect(press.getByText('Diesen Text dürfen Sie nicht ändern')).toHaveCount(2);
  await expect(press.getByRole('checkbox', { name: new RegExp(word) })).toHaveCount(0);
  await expect(foot(press)).toHaveCount(0);
  await expectAccessible(press);
  await press.context().close();
});

test('errors keep what was typed: no server, a term that is too long, nothing found', async ({ page }) => {
  const word = newWord();
  await openBackOffice(page, '/replace');
  await page.route(/\/replacing\/preview\//, (route) => route.abort());
  await page.getByLabel('Suchen nach').fill(word);
  await page.getByRole('button', { name: 'Das ganze Haus durchsuchen' }).click();
  await expect(page.getByRole('alert')).toContainText('Keine Verbindung zum Server');
  await expectAccessible(page);
  await page.unroute(/\/replacing\/preview\//);
  await page.getByRole('button', { name: 'Weitersuchen' }).click();
  await expect(page.getByText('Nichts gefunden', { exact: true }).last()).toBeVisible();
  await expect(page.getByLabel('Suchen nach')).toHaveValue(word);
  await expectAccessible(page);

  const long = 'lang '.repeat(50);
  await page.getByLabel('Suchen nach').fill(long);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Suchen nach')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Suchen nach')).toBeFocused();
  await expect(page.getByLabel('Suchen nach')).toHaveValue(long);
  await expect(page.getByRole('button', { name: 'Weitersuchen' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel('Suchen nach')).toHaveValue(word);

  await page.getByRole('checkbox', { name: 'Deutsch' }).uncheck();
  await page.getByRole('checkbox', { name: 'Englisch' }).uncheck();
  await page.getByRole('button', { name: 'Das ganze Haus durchsuchen' }).click();
  await expect(page.getByText('Bitte wählen Sie mindestens eine Sprache')).toBeVisible();
  await expectAccessible(page);
});

test('a search is stopped and goes on; other words need another search', async ({ page }) => {
  const word = newWord();
  await writeWord(page, word);
  await openBackOffice(page, '/replace');
  // A search without an answer.
  await page.route(/\/replacing\/preview\//, () => undefined);
  await page.getByLabel('Suchen nach').fill(word);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Anhalten' }).click();
  await expect(page.getByText('Die Suche ist angehalten.')).toBeVisible();
  await page.unroute(/\/replacing\/preview\//);
  await page.getByRole('button', { name: 'Weitersuchen' }).click();
  await expect(foot(page)).toBeEnabled();
  await page.getByLabel('Ersetzen durch').fill('Echo');
  await expect(page.getByText('Bitte suchen Sie noch einmal.')).toBeVisible();
  await expect(foot(page)).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(foot(page)).toBeEnabled();
});
