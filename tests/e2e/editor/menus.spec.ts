import { expect, type Page } from '@playwright/test';
import { colleague } from '../support/colleague.ts';
import {
  asVisitor,
  logIn,
  noAxeFindings,
  openEditor,
  openStartPage,
  saved,
  startPage,
  test,
} from '../support/edit-page.ts';

const panelIn = (page: Page, name = 'Hauptmenü ändern') => page.getByRole('complementary', { name });
const rows = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .locator(':scope > ul > li > a, :scope > ul > li > details > summary');
const undo = (page: Page) => page.getByRole('button', { name: /^Rückgängig/ });

async function apply(page: Page, name?: string): Promise<void> {
  const button = panelIn(page, name).getByRole('button', { name: 'Übernehmen' });
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
}

test('an entry of the main menu is moved by keys and renamed, shown at once, saved and taken back', async ({
  page,
  browser,
}) => {
  const { de } = await startPage(page);
  // The navigation is in the header only where tools and panel leave room for it.
  await page.setViewportSize({ width: 1920, height: 1000 });
  await openEditor(page, de);
  const before = await rows(page).allTextContents();
  await page.getByRole('banner').getByRole('button', { name: 'Hauptmenü ändern' }).first().click();
  const panel = panelIn(page);
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  const handle = panel.getByRole('button', { name: /verschieben$/ }).first();
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toHaveText(before[0] ?? '');
  await expect(
    handle.or(panel.getByRole('button', { name: /verschieben$/ }).nth(1)).and(page.locator(':focus')),
  ).toBeVisible();
  const first = panel.getByRole('listitem').first();
  await first.locator('[aria-expanded]').click();
  const mark = `Menü ${Date.now().toString(36)}`;
  await first.getByLabel('Name Deutsch').fill(mark);
  await expect(rows(page).first()).toContainText(mark);
  await noAxeFindings(page);
  const visitor = await asVisitor(browser, de);
  await expect(rows(visitor).first()).not.toContainText(mark);
  await apply(page);
  await visitor.reload();
  await expect(rows(visitor).first()).toContainText(mark);
  await undo(page).click();
  await expect(rows(page).first()).toHaveText(before[0] ?? '');
  await visitor.reload();
  await expect.poll(() => rows(visitor).allTextContents()).toEqual(before);
});

test('an address is added to the footer, and its removal is taken back', async ({ page, browser }) => {
  const { de } = await startPage(page);
  await page.setViewportSize({ width: 390, height: 780 });
  await openEditor(page, de);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Links im Fuß ändern' }).click();
  const panel = panelIn(page, 'Links im Fuß ändern');
  await panel.getByLabel('Seite oder Adresse aufnehmen').fill('https://karten.oper.example/');
  await panel.getByRole('button', { name: 'Aufnehmen' }).click();
  await panel.getByLabel('Name Deutsch').fill('Karten');
  await noAxeFindings(page);
  await apply(page, 'Links im Fuß ändern');
  const visitor = await asVisitor(browser, de);
  const link = visitor.getByRole('contentinfo').getByRole('link', { name: /^Karten/ });
  await expect(link).toHaveAttribute('href', 'https://karten.oper.example/');
  await panel.getByRole('button', { name: 'Karten', exact: true }).click();
  await panel.getByRole('button', { name: 'Eintrag löschen' }).click();
  await apply(page, 'Links im Fuß ändern');
  await visitor.reload();
  await expect(link).toHaveCount(0);
  await undo(page).click();
  await expect(async () => {
    await visitor.reload();
    await expect(link).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await undo(page).click();
  await expect(async () => {
    await visitor.reload();
    await expect(link).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('a notice tells of a change by another person, and the unsaved changes stay', async ({ page }) => {
  const { de } = await openStartPage(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Nebenmenü ändern' }).click();
  const panel = panelIn(page, 'Nebenmenü ändern');
  const first = panel.getByRole('listitem').first();
  await first.locator('[aria-expanded]').click();
  const english = first.getByLabel('Name Englisch');
  const stored = await english.inputValue();
  await english.fill('Mine');
  const other = await page.context().newPage();
  await other.goto(`${de}?edit`);
  await other.getByRole('contentinfo').getByRole('button', { name: 'Nebenmenü ändern' }).click();
  const others = panelIn(other, 'Nebenmenü ändern');
  await others.getByRole('listitem').first().locator('[aria-expanded]').click();
  await others.getByLabel('Name Englisch').fill('Theirs');
  await apply(other, 'Nebenmenü ändern');
  await panel.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(panel.getByRole('alert')).toContainText('Inzwischen hat jemand dasselbe geändert');
  await expect(english).toHaveValue('Mine');
  await english.fill(stored);
  await apply(page, 'Nebenmenü ändern');
});

test('in English, who may not publish adds an entry that stays offline, and names no public page', async ({
  page,
  browser,
}) => {
  const { en } = await startPage(page);
  await logIn(page);
  await page.goto(en);
  const { other } = await colleague(browser, page, 'editor');
  await other.goto(`${en}?edit`);
  await saved(other);
  const name = 'Edit footer links';
  const footer = other.getByRole('contentinfo');
  const panel = panelIn(other, name);
  const applyChanges = async () => {
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(panel.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
  };
  await footer.getByRole('button', { name }).press('Enter');
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  const first = panel.getByRole('listitem').first();
  await first.locator('[aria-expanded]').press('Enter');
  const mark = `Link ${Date.now().toString(36)}`;
  // The name of a public page is part of its draft.
  await expect(first.locator('[aria-expanded="true"]')).toBeVisible();
  await expect(first.getByLabel('Name English')).toHaveCount(0);
  await noAxeFindings(other);
  const visitor = await asVisitor(browser, en);
  const links = visitor.getByRole('contentinfo').getByRole('link');

  await panel.getByLabel('Add a page or an address').fill('https://tickets.oper.example/');
  await panel.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await panel.getByLabel('Name German').fill('Karten');
  await panel.getByLabel('Name English').fill(`Tickets ${mark}`);
  await applyChanges();
  await expect(panel.getByRole('listitem').filter({ hasText: `Tickets ${mark}` })).toContainText('offline');
  await visitor.reload();
  await expect(links.filter({ hasText: 'Tickets' })).toHaveCount(0);

  await other.getByRole('button', { name: /^Undo/ }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: `Tickets ${mark}` })).toHaveCount(0);
  await visitor.context().close();
  await other.context().close();
});
