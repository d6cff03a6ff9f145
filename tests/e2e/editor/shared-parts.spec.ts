import { expect, type Page } from '@playwright/test';
import { asVisitor, labels, logIn, noAxeFindings, openEditor, saved, test } from '../support/edit-page.ts';
import { block, publishDraftBlocks, setDraftBlocks } from '../support/set-draft.ts';

const path = '/de/besuch/ihr-erster-opernabend';
const models = (page: Page) =>
  page
    .locator('main [data-block]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.model));
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const strip = (page: Page) => page.locator('[data-editor="part-strip"]');
const part = (page: Page) => page.locator('main [data-model="sharedpart"]');

async function openPage(page: Page) {
  const headline = block('headline', { content: 'Die Kasse' });
  const quote = block('quote', { content: 'Geöffnet ab zehn.' });
  quote.translations.en.content = 'Open from ten.';
  const text = block('text', { content: '<p>Nur auf dieser Seite.</p>' });
  await logIn(page);
  await setDraftBlocks(page, path, [headline, quote, text]);
  await openEditor(page, path);
  return { headline };
}

/** Makes a shared part of headline and quote, by keyboard. */
async function makePart(page: Page, name: string): Promise<void> {
  const { headline } = await openPage(page);
  await page.locator(`[data-block="${headline.id}"]`).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('zum gemeinsamen');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Zum gemeinsamen Baustein machen' });
  await expect(dialog.getByLabel('Name Deutsch')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Der deutsche Name fehlt');
  await dialog.getByLabel('Name Deutsch').fill(name);
  await noAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => models(page)).toEqual(['sharedpart', 'text']);
  await expect(part(page)).toContainText('Geöffnet ab zehn.');
  await expect(part(page)).toContainText(name);
  await saved(page);
}

test('modules become a shared part, are edited where they stand, and published for all pages, by keyboard', async ({
  page,
}) => {
  const name = `Kasse ${Date.now().toString(36)}`;
  await makePart(page, name);
  await expect(part(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toContainText(name);
  await expect(strip(page)).toContainText('Wird auf einer Seite verwendet');
  await expect.poll(() => models(page)).toEqual(['headline', 'quote']);
  await noAxeFindings(page);
  const quote = page.locator('main [data-block][data-model="quote"]');
  await expect(page.locator('main [data-block][data-model="headline"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(quote).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quote.locator('[data-field="content"]')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Auch montags.');
  await expect(quote).toContainText('Auch montags.');
  await saved(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(quote).not.toContainText('montags');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(quote).toContainText('Auch montags.');
  await saved(page);

  await page.getByRole('button', { name: labels.de.publish }).click();
  const dialog = page.getByRole('dialog', { name: labels.de.publish });
  await expect(dialog).toContainText('Wird auf einer Seite verwendet');
  await noAxeFindings(page);
  await dialog.getByRole('button', { name: labels.de.publishNow }).click();
  await expect(dialog).toBeHidden();

  await strip(page).getByRole('button', { name: 'Zurück zur Seite' }).click();
  await expect(strip(page)).toBeHidden();
  await expect.poll(() => models(page)).toEqual(['sharedpart', 'text']);
  await expect(part(page)).toBeFocused();
  await expect(part(page)).toContainText('Auch montags.');

  await page.keyboard.press('/');
  const menu = page.locator('[data-editor="menu"]');
  await expect(menu.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name.toLowerCase());
  const option = menu.getByRole('group', { name: 'Gemeinsame Bausteine' }).getByRole('option', { name });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect.poll(() => models(page)).toEqual(['sharedpart', 'sharedpart', 'text']);
  await expect(part(page).last()).toContainText('Auch montags.');
  await saved(page);
  await page.getByRole('tab', { name: 'Gliederung' }).click();
  await expect(page.getByRole('treeitem', { name })).toHaveCount(2);
});

test('a module is detached as one step, and the panel tells where the part stands, at 390 pixels', async ({ page }) => {
  await makePart(page, `Kasse ${Date.now().toString(36)}`);
  await page.setViewportSize({ width: 390, height: 780 });
  await part(page).focus();
  await page.locator('[data-editor="toolbar"]').getByRole('button', { name: 'Einstellungen' }).click();
  const panel = page.locator('[data-editor="fields"]');
  await expect(panel).toContainText('Wird auf einer Seite verwendet');
  await expect(panel.getByRole('link', { name: 'Ihr erster Opernabend' })).toBeVisible();
  expect(await fits(page)).toBe(true);
  await noAxeFindings(page);
  await panel.getByRole('button', { name: 'Gemeinsamen Baustein bearbeiten' }).click();
  await expect(strip(page)).toBeVisible();
  expect(await fits(page)).toBe(true);
  await noAxeFindings(page);
  await strip(page).getByRole('button', { name: 'Zurück zur Seite' }).click();
  await expect(part(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('vom gemeinsamen');
  await page.keyboard.press('Enter');
  await expect.poll(() => models(page)).toEqual(['headline', 'quote', 'text']);
  await saved(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => models(page)).toEqual(['sharedpart', 'text']);
  await saved(page);
});

test('before publishing, a page shows a new part, and a part what it changes on each page; visitors find its words', async ({
  page,
  browser,
}) => {
  const mark = Date.now().toString(36);
  const [name, word] = [`Kasse ${mark}`, `Kandelaber${mark}`];
  await makePart(page, name);
  const look = page.getByRole('dialog', { name: labels.de.publish });
  const list = look.getByRole('list').filter({ hasText: 'Zitat' }).getByRole('listitem');
  const before = page.frameLocator('iframe[title^="Vorher"]');
  const after = page.frameLocator('iframe[title^="Nachher"]');
  const openLook = async () => {
    await page.getByRole('button', { name: labels.de.publish }).click();
    await look.getByRole('button', { name: 'Was sich für Besucher ändert' }).press('Enter');
  };

  // The part was never public: the page publishes it with it.
  await openLook();
  await expect(list.filter({ hasText: `Neu: Zitat in „${name}“` }).locator('ins')).toContainText('Geöffnet ab zehn.');
  await expect(list.filter({ hasText: 'Neu: Gemeinsamer Baustein' })).toContainText(name);
  await expect(after.getByText('Geöffnet ab zehn.')).toBeVisible();
  await look.getByRole('button', { name: labels.de.publishNow }).click();
  await expect(look).toBeHidden();

  // Another page shows it, too.
  const { id } = (await (await page.request.get('/de/pageeditor-api/shared-parts/')).json()).find(
    ({ title }: { title: { de: string } }) => title.de === name,
  );
  const other = await setDraftBlocks(page, '/de/besuch/ermaessigungen', [block('sharedpart', {}, { shared: id })]);
  await publishDraftBlocks(page, other);

  await part(page).focus();
  await page.keyboard.press('Enter');
  const quote = page.locator('main [data-block][data-model="quote"] [data-field="content"]');
  await quote.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`Geöffnet ab elf, beim ${word}.`);
  await saved(page);
  await openLook();
  await expect(look).toContainText('Wird auf 2 Seiten verwendet');
  await expect(list.filter({ hasText: 'Geändert: Zitat' }).locator('ins')).toContainText(['elf']);
  await expect(before.getByText('Geöffnet ab zehn.')).toBeVisible();
  await expect(after.getByText('Geöffnet ab elf', { exact: false })).toBeVisible();
  await expect(after.getByText('Nur auf dieser Seite.')).toBeVisible();
  const where = look.getByLabel('Auf welcher Seite (2)');
  await expect(where.locator('option:checked')).toHaveText('Ihr erster Opernabend');
  await noAxeFindings(page);
  await where.selectOption({ label: 'Ermäßigungen' });
  await expect(after.getByRole('heading', { level: 1 })).toHaveText('Ermäßigungen');
  await expect(before.getByText('Geöffnet ab zehn.')).toBeVisible();
  await expect(after.getByText('Geöffnet ab elf', { exact: false })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 780 });
  expect(await fits(page)).toBe(true);
  await noAxeFindings(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  const visitor = await asVisitor(browser, `/de/search?q=${word}`);
  const results = visitor.getByRole('main').getByRole('link', { name: /Opernabend|Ermäßigungen/ });
  await expect(results).toHaveCount(0);
  await look.getByRole('button', { name: labels.de.publishNow }).click();
  await expect(look).toBeHidden();
  await visitor.reload();
  await expect(results).toHaveCount(2);
  await visitor.context().close();

  // A page with a newer draft of the part shows it neither before nor after: it is published at the part.
  await page.keyboard.press('Escape');
  await quote.click();
  await page.keyboard.type('Noch nicht. ');
  await saved(page);
  await strip(page).getByRole('button', { name: 'Zurück zur Seite' }).click();
  await page.getByText('Nur auf dieser Seite.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Und hier.');
  await saved(page);
  await openLook();
  await expect(after.getByText('Und hier.')).toBeVisible();
  await expect(after.getByText('Geöffnet ab elf', { exact: false })).toBeVisible();
  await expect(after.getByText('Noch nicht.', { exact: false })).toHaveCount(0);
});
