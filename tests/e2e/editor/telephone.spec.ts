import { type Browser, expect, type Locator, type Page, test as base } from '@playwright/test';
import { asVisitor, logIn, noAxeFindings, openEditor, saved, test } from '../support/edit-page.ts';
import { spoken } from '../support/spoken.ts';
import { block, publishDraftBlocks, setDraftBlocks } from '../support/set-draft.ts';

// Everything here is done by touch, in a window of 390 pixels.
const path = '/de/besuch/anfahrt';

async function onTelephone(browser: Browser, address = path): Promise<Page> {
  const { baseURL = '' } = base.info().project.use;
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await openEditor(page, address);
  return page;
}

const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
const bar = (page: Page) => page.locator('[data-editor="bar"]');
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= 390);

async function openMore(page: Page): Promise<void> {
  const status = page.getByRole('region', { name: 'Statuszeile' });
  await status.getByRole('button', { name: 'Mehr', exact: true }).tap();
  await expect(panel(page, 'Mehr')).toBeVisible();
}

/** Finds a command in the sheet with all that the bar has no room for. */
async function runCommand(page: Page, words: string): Promise<void> {
  await openMore(page);
  await panel(page, 'Mehr').getByRole('button', { name: 'Befehle' }).tap();
  const palette = page.getByRole('dialog', { name: 'Befehle' });
  await palette.getByRole('combobox').fill(words);
  await palette.getByRole('option', { name: words }).first().tap();
  await expect(palette).toBeHidden();
}

async function undo(page: Page): Promise<void> {
  await bar(page)
    .getByRole('button', { name: /^Rückgängig/ })
    .tap();
}

test('on a telephone the head of a page is changed and taken back', async ({ browser }) => {
  // Its draft is newer than what is public from then on.
  const own = '/de/das-haus/geschichte';
  const page = await onTelephone(browser, own);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const before = await title.innerText();
  await page.getByRole('button', { name: 'Titel und Adresse ändern' }).tap();
  await panel(page, 'Kopf der Seite').getByLabel('Überschrift Deutsch').fill('Der Weg zu uns');
  await expect(title).toHaveText('Der Weg zu uns');
  expect(await fits(page)).toBe(true);
  await noAxeFindings(page);
  await panel(page, 'Kopf der Seite').getByRole('button', { name: 'Fertig' }).tap();
  await saved(page);
  const visitor = await asVisitor(browser, own);
  await expect(visitor.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(before);
  await undo(page);
  await expect(title).toHaveText(before);
  await page.context().close();
});

test('on a telephone the panels of the frame are found in the sheet with more commands, and they fit', async ({
  browser,
}) => {
  const page = await onTelephone(browser, '/de');
  for (const name of ['Hauptmenü ändern', 'Nebenmenü ändern', 'Eilmeldungen ändern', 'Startseitenbilder ändern'])
    await test.step(name, async () => {
      await runCommand(page, name);
      await expect(panel(page, name)).toBeVisible();
      expect(await fits(page)).toBe(true);
      await noAxeFindings(page);
      await panel(page, name).getByRole('button', { name: 'Schließen' }).first().tap();
      await expect(panel(page, name)).toBeHidden();
    });
  await page.context().close();
});

test('on a telephone a page is handed over, looked at and published', async ({ page: other, browser }) => {
  const address = '/de/besuch/ermaessigungen';
  await logIn(other);
  const quote = block('quote', { content: 'Der Vorhang hebt sich um sechs.' });
  await publishDraftBlocks(other, await setDraftBlocks(other, address, [quote]));
  quote.translations.de.content = 'Der Vorhang hebt sich um acht.';
  await setDraftBlocks(other, address, [quote]);
  const page = await onTelephone(browser, address);
  const strip = page.getByRole('region', { name: 'Stand der Freigabe' });

  await openMore(page);
  await panel(page, 'Mehr').getByRole('button', { name: 'Zur Prüfung geben' }).tap();
  const asking = page.getByRole('dialog', { name: 'Zur Prüfung geben' });
  await asking.getByLabel('Anmerkung').fill('Stimmt die Uhrzeit?');
  await noAxeFindings(page);
  await asking.getByRole('button', { name: 'Zur Prüfung geben' }).tap();
  await expect(strip).toContainText('Prüfung');

  await strip.getByRole('button', { name: 'Ansehen' }).tap();
  const review = panel(page, 'Freigabe');
  await expect(review).toContainText('Stimmt die Uhrzeit?');
  expect(await fits(page)).toBe(true);
  await noAxeFindings(page);
  await review.getByRole('button', { name: 'Ansehen und veröffentlichen' }).tap();
  const publishing = page.getByRole('dialog', { name: 'Veröffentlichen' });
  await expect(publishing.getByText('Geändert: Zitat')).toBeVisible();
  await publishing.getByRole('button', { name: 'Jetzt veröffentlichen' }).tap();
  await expect(publishing).toBeHidden();
  await expect(strip).toBeHidden();
  const visitor = await asVisitor(browser, address);
  await expect(visitor.getByText('Der Vorhang hebt sich um acht.')).toBeVisible();
  await page.context().close();
});

/** What a screen reader says, line by line. */
const order = {
  de: {
    path,
    more: 'Mehr',
    bar: [
      'Werkzeugleiste, Bereich',
      'Bearbeiten beenden, Link',
      'Seite einrichten: Anfahrt und Parken Veröffentlicht, Schalter',
      'Gespeichert',
      'Rückgängig: nichts zurückzunehmen, Schalter, nicht verfügbar',
      'Veröffentlichen, Schalter',
    ],
    status: [
      'Statuszeile, Bereich',
      'Baustein, Schalter',
      'Gliederung, Schalter',
      'Wiederholen: nichts zu wiederholen · Wiederholen, Schalter, nicht verfügbar',
      'DE, Schalter',
      'Mehr, Schalter',
    ],
    sheet: [
      'Mehr, complementary',
      'Mehr, Überschrift, Ebene 2',
      'Schließen, Schalter',
      'Notizen, Schalter',
      'Prüfung, Schalter',
      'Verlauf, Schalter',
      'Seite einrichten, Schalter',
      'Neue Seite, Schalter',
      'Werkzeuge ausblenden, Schalter',
      'Suchen und ersetzen, Schalter',
      'Bilder der Seite, Schalter',
      'Zur Prüfung geben, Schalter',
      'Freigabe, Schalter',
      'Muster, Schalter',
      'Vorschau neben dem Text, Schalter',
      'Befehle, Schalter',
    ],
  },
  en: {
    path: '/en/visit/getting-here',
    more: 'More',
    bar: [
      'Toolbar, region',
      'Stop editing, link',
      'Page settings: Getting here and parking Published, button',
      'Saved',
      'Undo: nothing to undo, button, disabled',
      'Publish, button',
    ],
    status: [
      'Status line, region',
      'Module, button',
      'Outline, button',
      'Redo: nothing to redo · Redo, button, disabled',
      'EN, button',
      'More, button',
    ],
    sheet: [
      'More, complementary',
      'More, heading, level 2',
      'Close, button',
      'Notes, button',
      'Checks, button',
      'History, button',
      'Page settings, button',
      'New page, button',
      'Hide tools, button',
      'Find and replace, button',
      'Pictures of the page, button',
      'Hand over for review, button',
      'Review, button',
      'Patterns, button',
      'Preview beside the text, button',
      'Commands, button',
    ],
  },
} as const;

for (const locale of ['de', 'en'] as const) {
  const expected = order[locale];
  test(`a screen reader meets the tools of a telephone by name and in their order (${locale})`, async ({ browser }) => {
    const page = await onTelephone(browser, expected.path);
    const said = async (element: Locator) => (await spoken(element, locale)).split('\n').map((line) => line.trim());
    expect.soft(await said(bar(page))).toEqual(expected.bar);
    expect.soft(await said(page.locator('[data-editor="status"]'))).toEqual(expected.status);
    await page.getByRole('button', { name: expected.more, exact: true }).tap();
    expect.soft(await said(panel(page, expected.more))).toEqual(expected.sheet);
    await page.context().close();
  });
}
