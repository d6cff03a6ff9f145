import { type Browser, expect, type Page, test } from '@playwright/test';
import { choose, choosePublic, create, expectAccessible, publicAddress } from '../support/back-office.ts';
import { logIn } from '../support/edit-page.ts';
import { declined } from '../support/profiles.ts';
import { startTranslatingHouse } from '../support/translating-house.ts';

const translatingHouse = startTranslatingHouse();

interface Screen {
  path: string;
  language?: 'de' | 'en';
  /** A telephone. */
  narrow?: boolean;
}

async function open(browser: Browser, { path, language = 'de', narrow = false }: Screen): Promise<Page> {
  const { address } = translatingHouse().server;
  const phone = narrow ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {};
  const context = await browser.newContext({ baseURL: address, storageState: declined(address), ...phone });
  const page = await context.newPage();
  await logIn(page, address);
  await page.addInitScript((value) => {
    localStorage.setItem('RaStoreproscenium.locale', JSON.stringify(value));
  }, language);
  await page.goto(`/admin${path}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^\s*$/);
  return page;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('texts of a production are translated, read and saved; while one is unread nothing is saved', async ({
  browser,
}) => {
  const page = await open(browser, { path: '/productions/create' });
  const writes: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && /\/api\/productions\//.test(sent.url())) writes.push(sent.url());
  });
  await page
    .getByRole('textbox', { name: /^Titel Deutsch/ })
    .first()
    .fill('Ein Abend im Parkett');
  await choosePublic(page);
  await choose(page.getByRole('combobox', { name: 'Spielzeit' }), '2026/27', /2026\/27/);
  await choose(page.getByRole('combobox', { name: 'Sparte' }), 'Oper', 'Oper');
  await field(page, 'Kurztext Deutsch').fill('Ein Kurztext');
  await field(page, 'Kurztext Englisch').fill('A short text');
  await field(page, 'Beschreibung Deutsch').click();
  await page.keyboard.type('Der Abend beginnt im Foyer.');
  // An address is no text.
  await expect(button(page, /übersetzen: Adresse/)).toHaveCount(0);

  await button(page, 'Aus dem Deutschen übersetzen: Titel Englisch').click();
  await expect(field(page, 'Titel Englisch')).toHaveValue('EIN ABEND IM PARKETT');
  // The pressed button is gone; the focus is where the work goes on.
  await expect(button(page, 'Gelesen: Titel Englisch')).toBeFocused();
  await button(page, 'Rückgängig: Titel Englisch').click();
  await expect(field(page, 'Titel Englisch')).toHaveValue('');
  await expect(button(page, 'Aus dem Deutschen übersetzen: Titel Englisch')).toBeFocused();

  await button(page, 'Neu übersetzen: Kurztext').click();
  await page.getByRole('menuitem', { name: 'Englisch neu aus dem Deutschen' }).click();
  await expect(field(page, 'Kurztext Englisch')).toHaveValue('EIN KURZTEXT');
  await expectAccessible(page);

  const questions = page.getByRole('region', { name: 'Fragen und Antworten' });
  await questions.getByRole('button', { name: 'Frage hinzufügen' }).click();
  await questions.getByRole('textbox', { name: /^Frage Deutsch/ }).fill('Wann beginnt es?');
  await button(page, 'Fehlende Texte übersetzen (3)').click();
  await expect(questions.getByRole('textbox', { name: 'Frage Englisch' })).toHaveValue('WANN BEGINNT ES?');
  await expect(field(page, 'Beschreibung Englisch')).toHaveText('DER ABEND BEGINNT IM Foyer.');
  await expect(button(page, 'Ungelesene zeigen (4)')).toBeFocused();

  await button(page, 'Anlegen').click();
  const refusal = page.getByText(/^Noch nicht gespeichert\. Bitte lesen Sie zuerst/);
  await expect(refusal).toContainText('Titel Englisch, Kurztext Englisch, Beschreibung Englisch, Frage 1 Englisch.');
  await expect(field(page, 'Titel Englisch')).toBeFocused();
  await expect(field(page, 'Titel Englisch')).toHaveAccessibleDescription(/Bitte lesen, dann „Gelesen“ drücken/);
  await expect(field(page, 'Beschreibung Englisch')).toHaveAttribute('aria-invalid', 'true');
  expect(writes).toEqual([]);
  await expectAccessible(page);

  await button(page, 'Gelesen: Titel Englisch').click();
  await expect(field(page, 'Titel Englisch')).toHaveAttribute('aria-invalid', 'false');
  await field(page, 'Kurztext Englisch').fill('A short text, read');
  await expect(button(page, 'Gelesen: Kurztext Englisch')).toHaveCount(0);
  await button(page, 'Anlegen').click();
  // A rich text that is refused gets the focus as well.
  await expect(field(page, 'Beschreibung Englisch')).toBeFocused();
  await button(page, 'Gelesen: Beschreibung Englisch').click();
  await button(page, 'Ungelesene zeigen (1)').click();
  await page.keyboard.press('Enter');
  await expect(button(page, /^Ungelesene zeigen/)).toHaveCount(0);
  const id = await create(page, 'productions');
  expect(writes).toHaveLength(1);

  await page.goto(`/admin/productions/${id}`);
  await expect(field(page, 'Titel Englisch')).toHaveValue('EIN ABEND IM PARKETT');
  await expect(button(page, /^Gelesen/)).toHaveCount(0);
  const german = await publicAddress(page);
  const html = await (await page.request.get(german)).text();
  const [link = ''] = /<link[^>]*hreflang="en"[^>]*>/i.exec(html) ?? [];
  const english = new URL(/href="([^"]*)"/.exec(link)?.[1] ?? '').pathname;
  const published = await (await page.request.get(english)).text();
  for (const text of ['EIN ABEND IM PARKETT', 'A short text, read', 'DER ABEND BEGINNT IM Foyer.', 'WANN BEGINNT ES?'])
    expect(published).toContain(text);
  await page.context().close();
});

test('a text that cannot be translated stays as it is, with the reason beside it', async ({ browser }) => {
  const page = await open(browser, { path: '/categories/create' });
  await page.getByRole('textbox', { name: /^Name Deutsch/ }).fill('Nachtmusik');
  translatingHouse().provider.mood = { status: 456 };
  await button(page, 'Aus dem Deutschen übersetzen: Name Englisch').click();
  const reason = page.locator('[data-translation="name.en"]').getByRole('alert');
  await expect(reason).toContainText('Kontingent');
  await expect(field(page, 'Name Englisch')).toHaveValue('');
  translatingHouse().provider.mood = { rewrite: () => ' ' };
  await button(page, 'Fehlende Texte übersetzen (1)').click();
  await expect(reason).toContainText('leeren Text');
  await expectAccessible(page);
  translatingHouse().provider.mood = { status: 429 };
  // The same request at once would be the second press of a double click.
  await page.getByRole('textbox', { name: /^Name Deutsch/ }).fill('Nachtmusiken');
  await button(page, 'Fehlende Texte übersetzen (1)').click();
  await expect(reason).toContainText('zu viele Anfragen');
  // What somebody types instead is saved.
  await field(page, 'Name Englisch').fill('Night music');
  await create(page, 'categories');
  await page.context().close();
});

test('a text is translated into German, read and saved by touch on a telephone', async ({ browser }) => {
  const page = await open(browser, { path: '/venues/create', language: 'en', narrow: true });
  await page.getByRole('textbox', { name: /^Name German/ }).fill('Studiobühne');
  await field(page, 'Step-free access English').fill('Step-free');
  await button(page, 'Translate from English: Step-free access German').tap();
  await expect(field(page, 'Step-free access German')).toHaveValue('STEP-FREE');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await button(page, 'Read: Step-free access German').tap();
  await button(page, 'Translate all missing texts (1)').tap();
  await button(page, 'Undo: Name English').tap();
  await expect(field(page, 'Name English')).toHaveValue('');
  await button(page, 'Create').tap();
  await page.waitForURL(/\/admin\/venues\/\d+$/);
  await expect(field(page, 'Step-free access German')).toHaveValue('STEP-FREE');
  await page.context().close();
});
