import { expect, type Page } from '@playwright/test';
import { logIn, noAxeFindings, openEditor, saved, test } from '../support/edit-page.ts';
import { block, setDraftBlocks } from '../support/set-draft.ts';

const path = '/de/besuch/ihr-erster-opernabend';
const menu = (page: Page) => page.locator('[data-editor="menu"]');
const models = (page: Page) =>
  page
    .locator('main [data-block]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.model));
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** The draft with a headline and a quote. */
async function openPage(page: Page) {
  const headline = block('headline', { content: 'Ein Gast erzählt' });
  const quote = block('quote', { content: 'Ich komme wieder.' });
  quote.translations.en.content = 'I shall come again.';
  await logIn(page);
  await setDraftBlocks(page, path, [headline, quote]);
  await openEditor(page, path);
  return { headline, quote };
}

/** Saves both modules as a pattern, by keyboard. */
async function saveBoth(page: Page, name: string): Promise<void> {
  const { headline } = await openPage(page);
  await page.locator(`[data-block="${headline.id}"]`).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('als muster');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Als Muster speichern' });
  await expect(dialog.getByLabel('Name Deutsch')).toBeFocused();
  await expect(dialog).toContainText('2 Bausteine');
  await page.keyboard.type(name);
  await noAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Muster „${name}“ gespeichert`).first()).toBeVisible();
}

test('modules become a pattern and are inserted as one step, by keyboard only', async ({ page }) => {
  const name = `Stimme ${Date.now().toString(36)}`;
  await saveBoth(page, name);
  const before = await models(page);
  await page.locator('main [data-block]').last().focus();
  await page.keyboard.press('/');
  await expect(menu(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name.toLowerCase());
  const option = menu(page).getByRole('group', { name: 'Muster' }).getByRole('option', { name });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  // The picture is the modules themselves, in a tree of their own.
  await expect(option.getByText('Ich komme wieder.')).toBeVisible();
  await noAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => models(page)).toEqual([...before, 'headline', 'quote']);
  const ids = await page
    .locator('main [data-block]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.block));
  expect(new Set(ids).size).toBe(ids.length);
  await saved(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => models(page)).toEqual(before);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => models(page)).toEqual([...before, 'headline', 'quote']);
  await saved(page);
  await page.locator('[data-editor="bar"]').getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page.getByText('I shall come again.')).toHaveCount(2);
});

test('patterns are renamed and deleted in their dialog; pages stay as they are', async ({ page }) => {
  const name = `Altes ${Date.now().toString(36)}`;
  await saveBoth(page, name);
  const before = await models(page);
  await page.getByRole('button', { name: 'Alle Muster' }).click();
  const dialog = page.getByRole('dialog', { name: 'Muster' });
  await dialog.getByRole('searchbox', { name: 'Muster suchen' }).fill(name);
  const card = dialog.getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card.getByText('Ein Gast erzählt')).toBeVisible();
  await noAxeFindings(page);
  await card.getByRole('button', { name: 'Umbenennen' }).click();
  await expect(card.getByLabel('Name Deutsch')).toBeFocused();
  await card.getByLabel('Name Deutsch').fill('');
  await card.getByRole('button', { name: 'Speichern' }).click();
  await expect(card).toContainText('Der deutsche Name fehlt');
  await card.getByLabel('Name Deutsch').fill(`${name} neu`);
  await noAxeFindings(page);
  await page.setViewportSize({ width: 390, height: 780 });
  expect(await fits(page)).toBe(true);
  await noAxeFindings(page);
  await card.getByRole('button', { name: 'Speichern' }).click();
  await expect(card.getByRole('heading')).toHaveText(`${name} neu`);
  expect(await fits(page)).toBe(true);
  await card.getByRole('button', { name: 'Löschen' }).click();
  await expect(card).toContainText('Auf den Seiten ändert sich nichts.');
  await noAxeFindings(page);
  await card.getByRole('button', { name: 'Löschen' }).click();
  await expect(card).toHaveCount(0);
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await dialog.getByRole('button', { name: 'Schließen', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await models(page)).toEqual(before);
});

test('a new page begins with a template, whose picture is shown before', async ({ page }) => {
  const title = `Mit Vorlage ${Date.now().toString(36)}`;
  await openPage(page);
  await page.getByRole('button', { name: 'Neue Seite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' });
  await dialog.getByLabel('Titel Deutsch').fill(title);
  await dialog.getByLabel('Beginnt mit').selectOption({ label: 'Serviceseite' });
  await expect(dialog.getByText('Das Wichtigste')).toBeVisible();
  await noAxeFindings(page);
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click();
  await expect(page).toHaveURL(/mit-vorlage-.*\?edit/);
  await saved(page);
  await expect(page.locator('main [data-block]').first()).toBeVisible();
  expect((await models(page)).slice(0, 4)).toEqual(['text', 'headline', 'text', 'headline']);
});
