import { expect, type Locator, test as base } from '@playwright/test';
import { noAxeFindings, saved, test } from '../support/edit-page.ts';
import {
  beginNote,
  card,
  goToText,
  mark,
  marked,
  openPage,
  panel,
  path,
  selectWords,
  textOf,
} from '../support/notes-page.ts';
import { colleague } from '../support/colleague.ts';

test('a note on words, with a name, an answer and done, is told to both windows at once', async ({ page, browser }) => {
  const { text } = await openPage(page);
  const { other, name } = await colleague(browser, page, 'editor');
  await other.goto(`${path}?edit`);
  await saved(other);
  await page.bringToFront();
  await selectWords(page, text, { skip: 19, take: 15 });
  await page.keyboard.press('Shift+F2');
  const field = panel(page).getByLabel('Notiz', { exact: true });
  await expect(field).toBeFocused();
  await expect(panel(page).getByLabel('Worum geht es?')).toHaveValue('words');
  await page.keyboard.type(`Stimmt das noch, @${name.toLowerCase()}`);
  const option = panel(page).getByRole('option', { name });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await noAxeFindings(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('?');
  await expect(field).toHaveValue(`Stimmt das noch, @${name} ?`);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(card(page, 'Stimmt das noch')).toBeVisible();
  await expect(card(page, 'Stimmt das noch').getByRole('heading')).toBeFocused();

  await other.bringToFront();
  await expect(mark(other, text)).toHaveAccessibleName(/^1 Notiz zu Text/);
  await expect(other.locator('[data-alert="save"]')).toContainText('hat eine Notiz geschrieben');
  await expect.poll(() => marked(other)).toEqual(['neunzig Minuten']);
  await noAxeFindings(other);
  await mark(other, text).click();
  await expect(card(other, 'Stimmt das noch').getByRole('blockquote')).toHaveText('neunzig Minuten');
  await expect(card(other, 'Stimmt das noch').getByRole('button', { name: 'Notiz löschen' })).toHaveCount(0);
  await card(other, 'Stimmt das noch').getByRole('button', { name: 'Antworten' }).click();
  await other.keyboard.type('Ja, seit gestern.');
  await other.getByRole('button', { name: 'Antwort senden' }).click();

  await page.bringToFront();
  await expect(card(page, 'Stimmt das noch').getByRole('list', { name: 'Antworten' })).toContainText(
    'Ja, seit gestern.',
  );
  await noAxeFindings(page);
  await card(page, 'Stimmt das noch').getByRole('button', { name: 'Erledigt' }).click();
  await expect(panel(page).getByRole('button', { name: 'Erledigt (1)' })).toBeVisible();
  await expect(mark(page, text)).toHaveCount(0);
  await other.bringToFront();
  await expect(mark(other, text)).toHaveCount(0);
  await panel(other).getByRole('button', { name: 'Erledigt (1)' }).click();
  await expect(card(other, 'Stimmt das noch')).toContainText('Erledigt von');
  await noAxeFindings(other);
  await other.context().close();
});

test('a suggested wording is taken over with one press, and undo takes it back and opens the note', async ({
  page,
}) => {
  const { text } = await openPage(page);
  await selectWords(page, text, { skip: 19, take: 15 });
  await beginNote(page);
  // A suggestion needs no words beside it.
  await panel(page).getByRole('button', { name: 'Anderen Wortlaut vorschlagen' }).click();
  await expect(panel(page).getByLabel('Vorgeschlagener Wortlaut')).toHaveValue('neunzig Minuten');
  await panel(page).getByLabel('Vorgeschlagener Wortlaut').fill('eine Stunde');
  await noAxeFindings(page);
  await panel(page).getByRole('button', { name: 'Notiz speichern' }).click();
  await card(page, 'Vorgeschlagener Wortlaut').getByRole('button', { name: 'Vorschlag übernehmen' }).click();
  await expect(textOf(page, text)).toHaveText('Die Führung dauert eine Stunde.');
  await expect(panel(page).getByRole('button', { name: 'Erledigt (1)' })).toBeVisible();
  await saved(page);
  await page.getByRole('button', { name: /^Rückgängig/ }).click();
  await expect(textOf(page, text)).toHaveText('Die Führung dauert neunzig Minuten.');
  await expect(textOf(page, text).locator('strong')).toHaveText('neunzig');
  await expect(panel(page).getByRole('button', { name: 'Offen (1)' })).toBeVisible();
  await page.getByRole('button', { name: /^Wiederholen/ }).click();
  await expect(textOf(page, text)).toHaveText('Die Führung dauert eine Stunde.');
  await saved(page);
  await page.reload();
  await saved(page);
  await expect(textOf(page, text)).toHaveText('Die Führung dauert eine Stunde.');
});

test('a note stays when its module is moved and its words are edited, and says so when they are gone', async ({
  page,
}) => {
  const { text } = await openPage(page);
  await selectWords(page, text, { skip: 19, take: 7 });
  await beginNote(page);
  await page.keyboard.type('Zahl prüfen');
  await expect(panel(page).getByLabel('Notiz', { exact: true })).toHaveValue('Zahl prüfen');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(card(page, 'Zahl prüfen')).toBeVisible();
  await goToText(page, text);
  await page.keyboard.type('Heute: ');
  await expect.poll(() => marked(page)).toEqual(['neunzig']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowDown');
  await saved(page);
  await page.reload();
  await saved(page);
  await expect(mark(page, text)).toBeVisible();
  await expect.poll(() => marked(page)).toEqual(['neunzig']);
  // New words in the place of the old ones, letter by letter.
  await selectWords(page, text, { skip: 26, take: 7 });
  await page.keyboard.type('achtzig');
  await expect.poll(() => marked(page)).toEqual(['achtzig']);
  await saved(page);
  await page.reload();
  await saved(page);
  await expect.poll(() => marked(page)).toEqual(['achtzig']);
  await mark(page, text).click();
  await expect(card(page, 'Zahl prüfen')).toContainText('neunzig');
  await expect(card(page, 'Zahl prüfen')).toContainText('Jetzt: „achtzig“');
  await expect(card(page, 'Zahl prüfen').getByRole('heading')).toBeFocused();
  const module = page.locator(`[data-block="${text.id}"]`);
  await module.click({ position: { x: 4, y: 4 } });
  await expect(module).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(card(page, 'Zahl prüfen')).toContainText('Der Baustein ist nicht mehr auf der Seite.');
  await noAxeFindings(page);
  await page.getByRole('button', { name: /^Rückgängig/ }).click();
  await expect(mark(page, text)).toBeVisible();
});

test('a note on a field is written, changed and deleted by keyboard alone', async ({ page }) => {
  const { headline } = await openPage(page);
  await page.locator(`[data-block="${headline.id}"]`).click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('Shift+F2');
  const about = panel(page).getByLabel('Worum geht es?');
  await expect(panel(page).getByLabel('Notiz', { exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(about).toBeFocused();
  await about.selectOption({ label: 'Feld: Ebene' });
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ebene 3?');
  await page.keyboard.press('ControlOrMeta+Enter');
  const note = card(page, 'Ebene 3?');
  await expect(note).toContainText('Ebene');
  await note.getByRole('button', { name: 'Notiz ändern' }).focus();
  await page.keyboard.press('Enter');
  await expect(note.getByLabel('Notiz', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Bitte.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(card(page, 'Ebene 3? Bitte.')).toContainText('(geändert)');
  await card(page, 'Ebene 3? Bitte.').getByRole('button', { name: 'Notiz löschen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Endgültig löschen' })).toBeFocused();
  await noAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(card(page, 'Ebene 3?')).toHaveCount(0);
  await expect(panel(page).getByRole('heading', { name: 'Notizen' })).toBeFocused();
});

test('a link opens the note, and what was written stays when the panel is closed', async ({ page }) => {
  const { quote } = await openPage(page);
  await page.locator(`[data-block="${quote.id}"]`).click({ position: { x: 2, y: 2 } });
  await page.getByRole('toolbar').getByRole('button', { name: 'Notiz schreiben' }).click();
  await page.keyboard.type('Angefangen');
  await expect(panel(page).getByLabel('Notiz', { exact: true })).toHaveValue('Angefangen');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('Shift+F2');
  await expect(panel(page).getByLabel('Notiz', { exact: true })).toHaveValue('Angefangen');
  await panel(page).getByRole('button', { name: 'Notiz speichern' }).click();
  const note = card(page, 'Angefangen');
  const id = await note.getAttribute('data-note');
  await page.goto('/de');
  await page.goto(`${path}?edit#note-${id}`);
  await expect(card(page, 'Angefangen').getByRole('heading')).toBeFocused();
  await expect(page).toHaveURL(/\?edit$/);
});

test('by touch at 390 px notes are written, answered and done', async ({ browser }) => {
  const { baseURL = '' } = base.info().project.use;
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const { quote } = await openPage(page);
  await page.locator(`[data-block="${quote.id}"]`).tap({ position: { x: 4, y: 4 } });
  await page.getByRole('toolbar').getByRole('button', { name: 'Notiz schreiben' }).tap();
  await panel(page).getByLabel('Notiz', { exact: true }).fill('Auf dem Weg @');
  const person = panel(page).getByRole('listbox', { name: 'Personen' }).getByRole('option').first();
  await person.tap();
  await expect(panel(page).getByLabel('Notiz', { exact: true })).toBeFocused();
  await noAxeFindings(page);
  await panel(page).getByRole('button', { name: 'Notiz speichern' }).tap();
  await card(page, 'Auf dem Weg').getByRole('button', { name: 'Antworten' }).tap();
  await page.keyboard.type('Angekommen');
  await panel(page).getByRole('button', { name: 'Antwort senden' }).tap();
  await expect(card(page, 'Auf dem Weg').getByRole('listitem')).toContainText('Angekommen');
  await expect(panel(page).getByRole('button', { name: 'Antwort senden' })).toHaveCount(0);
  for (const button of await card(page, 'Auf dem Weg').getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box?.height, (await button.textContent()) ?? '').toBeGreaterThanOrEqual(24);
  }
  await panel(page).getByRole('button', { name: 'Schließen' }).tap();
  await mark(page, quote).tap();
  await card(page, 'Auf dem Weg').getByRole('button', { name: 'Erledigt' }).tap();
  await expect(panel(page).getByRole('button', { name: 'Erledigt (1)' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

test('undo in a note takes back what was typed there, not a step of the page', async ({ page }) => {
  const { text } = await openPage(page);
  await goToText(page, text);
  await page.keyboard.type('Neu: ');
  await expect(textOf(page, text)).toContainText('Neu: Die Führung');
  await saved(page);
  await beginNote(page);
  await page.keyboard.type('Stimmt das');
  await page.keyboard.press('ControlOrMeta+z');
  const field = panel(page).getByLabel('Notiz', { exact: true });
  await expect(field).toBeFocused();
  // How much at once is up to the browser.
  await expect(field).not.toHaveValue('Stimmt das');
  await expect(textOf(page, text)).toContainText('Neu: Die Führung');
});

test('the mark of a note stays at its module while a text above grows and shrinks', async ({ page }) => {
  const { text, headline } = await openPage(page);
  await textOf(page, headline).click();
  await beginNote(page);
  await page.keyboard.type('Im Januar?');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(card(page, 'Im Januar?')).toBeVisible();
  const top = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? 0);
  const places = async () => {
    // The page may be scrolled meanwhile.
    const first = await top(page.locator(`[data-block="${text.id}"]`));
    const module = await top(page.locator(`[data-block="${headline.id}"]`));
    return { module: module - first, mark: (await top(mark(page, headline))) - module };
  };
  const before = await places();
  await goToText(page, text);
  await page.keyboard.press('ControlOrMeta+End');
  for (const line of ['eins', 'zwei', 'drei']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
  await expect.poll(async () => (await places()).module).toBeGreaterThan(before.module + 40);
  await expect.poll(async () => (await places()).mark).toBe(before.mark);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await places()).module).toBeLessThanOrEqual(before.module);
  await expect.poll(async () => (await places()).mark).toBe(before.mark);
});
