import { expect, type Page } from '@playwright/test';
import { noAxeFindings, openEditor, openStartPage, saved, startPage, test } from '../support/edit-page.ts';

const words = {
  de: {
    panel: 'Suchen und ersetzen',
    term: 'opernfreunde',
    by: 'Ersetzen durch',
    replacement: 'Förderkreis',
    found: 'Stellen: 2, Texte: 2',
    place: /Opernfreunde/,
    now: '1 Stelle ersetzen',
    done: /1 Stelle ersetzt/,
    after: 'Förderkreis Colonia',
  },
  en: {
    panel: 'Find and replace',
    term: 'friends of oper',
    by: 'Replace with',
    replacement: 'Patrons of Oper',
    found: 'Places: 2, texts: 2',
    place: /Friends of Oper/,
    now: 'Replace 1 place',
    done: /1 place replaced/,
    after: 'Patrons of Oper Colonia',
  },
};

const preline = (page: Page) => page.locator('[data-model="fullteaser"] [data-field="preline"]');

for (const locale of ['de', 'en'] as const) {
  const { panel: name, term, by, replacement, found, place, now, done, after } = words[locale];

  test(`words are found from the shortcut on and replaced as one step that undo takes back, in ${locale}`, async ({
    page,
  }) => {
    const paths = await startPage(page);
    await openEditor(page, paths[locale]);
    const before = await preline(page).innerText();
    await page.keyboard.press('ControlOrMeta+h');
    // Typed while the panel is loading.
    await page.keyboard.type(term);
    const panel = page.getByRole('complementary', { name });
    await expect(panel.getByRole('textbox').first()).toHaveValue(term);
    await expect(panel.getByRole('textbox').first()).toBeFocused();
    await expect(panel.getByRole('heading', { name: found })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type(replacement);
    await expect(panel.getByLabel(by)).toHaveValue(replacement);
    await noAxeFindings(page);

    await panel.getByRole('button', { name: place }).first().click();
    await expect(preline(page)).toBeFocused();
    await panel.getByRole('checkbox', { name: place }).nth(1).uncheck();
    await panel.getByRole('button', { name: now }).focus();
    await page.keyboard.press('Enter');
    await expect(preline(page)).toContainText(after);
    await expect(panel.getByText(done)).toBeVisible();
    await saved(page);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(preline(page)).toHaveText(before);
    await expect(panel.getByRole('heading', { name: found })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await saved(page);
  });
}

test('a word of which half is bold is replaced and stays half bold', async ({ page }) => {
  await openStartPage(page);
  const text = page.locator('[data-model="text"] [data-field="content"]').first();
  await text.click();
  // Formats need the rich text editor.
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Zauber');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('harfe');
  await expect(text.locator('strong').last()).toHaveText('harfe');
  await page.keyboard.press('ControlOrMeta+h');
  await page.keyboard.type('zauberharfe');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Zauberklang');
  await page.getByRole('button', { name: '1 Stelle ersetzen' }).click();
  await expect(text.locator('strong').last()).toHaveText('klang');
  await expect(text).toContainText('Zauberklang');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text.locator('strong').last()).toHaveText('harfe');
  await saved(page);
});

test('on a phone the whole house is searched, replaced and taken back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStartPage(page);
  const before = await preline(page).innerText();
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('button', { name: 'Suchen und ersetzen' }).click();
  const panel = page.getByRole('complementary', { name: 'Suchen und ersetzen' });
  await panel.getByLabel('Suchen nach').fill('Opernfreunde Colonia e. V.');
  await panel.getByLabel('Ersetzen durch').fill('Opernkreis Colonia e. V.');
  await panel.getByRole('radio', { name: 'Auf dieser Seite' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: 'Im ganzen Haus' })).toBeFocused();
  await panel.getByRole('button', { name: 'Das ganze Haus durchsuchen' }).click();
  await expect(panel.getByRole('button', { name: 'Stellen ersetzen' })).toBeEnabled();
  await expect(panel.getByRole('heading', { name: /^Stellen: \d+/ })).toBeVisible();
  await expect(panel.getByText('Einen Moment …')).toBeHidden();
  await noAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await panel.getByRole('button', { name: 'Stellen ersetzen' }).click();
  await expect(panel.getByText(/Stellen ersetzt/)).toBeVisible();
  await expect(preline(page)).toContainText('Opernkreis Colonia');
  await noAxeFindings(page);
  await panel.getByRole('button', { name: 'Alles zurücknehmen' }).click();
  await expect(panel.getByText(/Texte zurückgenommen/)).toBeFocused();
  await expect(preline(page)).toHaveText(before);
});
