import { expect, type Page } from '@playwright/test';
import { colleague } from '../support/colleague.ts';
import { asVisitor, logIn, noAxeFindings, openEditor, saved, test } from '../support/edit-page.ts';

const panelIn = (page: Page, name: string) => page.getByRole('complementary', { name });
const undo = (page: Page) => page.getByRole('button', { name: /^Rückgängig/ });

async function runCommand(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill(name);
  await page.keyboard.press('Enter');
}

async function apply(page: Page, name: string): Promise<void> {
  const button = panelIn(page, name).getByRole('button', { name: 'Übernehmen' });
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
}

test('breaking news are written where they stand, shown at once, saved and taken back', async ({ page, browser }) => {
  const name = 'Eilmeldungen ändern';
  await openEditor(page, '/de/besuch/anfahrt');
  await runCommand(page, name);
  const panel = panelIn(page, name);
  await panel.getByRole('button', { name: 'Neue Eilmeldung' }).click();
  await panel.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(panel.getByLabel('Titel Deutsch')).toHaveAttribute('aria-invalid', 'true');
  const mark = `Vorstellung ${Date.now().toString(36)} entfällt`;
  await panel.getByLabel('Titel Deutsch').fill(mark);
  const banner = page.getByRole('region', { name: 'Wichtige Information' });
  await expect(banner).toContainText(mark);
  await noAxeFindings(page);
  await apply(page, name);
  const visitor = await asVisitor(browser, '/de/besuch/anfahrt');
  const shown = visitor.getByRole('region', { name: 'Wichtige Information' });
  await expect(shown).toContainText(mark);
  await undo(page).click();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText(mark)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('in English, breaking news are withdrawn and written again where none are shown', async ({ page, browser }) => {
  const name = 'Edit breaking news';
  const path = '/en/visit/getting-here';
  await openEditor(page, path);
  const among = page.getByRole('complementary', { name: 'Modules and outline' }).getByRole('button', { name });
  const banner = page.getByRole('region', { name: 'Important information' });
  const panel = panelIn(page, name);
  const applyChanges = async () => {
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(panel.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
  };
  await expect(banner.getByRole('button', { name })).toBeVisible();
  await among.click();
  const entries = panel.getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  for (let index = 0; index < (await entries.count()); index += 1) {
    await entries.nth(index).locator('[aria-expanded]').click();
    await entries.nth(index).getByLabel('State').selectOption('Draft');
  }
  await expect(banner).toBeHidden();
  await applyChanges();
  const visitor = await asVisitor(browser, path);
  const shown = visitor.getByRole('region', { name: 'Important information' });
  await expect(shown).toHaveCount(0);

  // None is shown: the button among the modules opens the panel, and has the focus again when it closes.
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(among).toBeFocused();
  await noAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  await panel.getByRole('button', { name: 'New breaking news' }).click();
  const mark = `Tonight ${Date.now().toString(36)} is cancelled`;
  await panel.getByLabel('Title German').fill('Die Vorstellung entfällt');
  await panel.getByLabel('Title English').fill(mark);
  await expect(banner).toContainText(mark);
  await noAxeFindings(page);
  await applyChanges();
  await visitor.reload();
  await expect(shown).toContainText(mark);

  // Both steps are taken back: what was there before is public again.
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(async () => {
    await visitor.reload();
    await expect(shown).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(async () => {
    await visitor.reload();
    await expect(shown).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(shown).not.toContainText(mark);
  await visitor.context().close();
});

test('who may not publish writes a draft, on a telephone too, and cannot withdraw what is public', async ({
  page,
  browser,
}) => {
  const path = '/de/besuch/anfahrt';
  await logIn(page);
  await page.goto(path);
  const { other } = await colleague(browser, page, 'editor');
  await other.setViewportSize({ width: 390, height: 780 });
  await other.goto(`${path}?edit`);
  await saved(other);
  const name = 'Eilmeldungen ändern';
  await other.getByRole('button', { name: 'Baustein', exact: true }).click();
  await other.locator('[data-editor="modules"]').getByRole('button', { name }).click();
  const panel = panelIn(other, name);
  const entries = panel.getByRole('listitem');
  await entries.first().locator('[aria-expanded]').click();
  const permission = 'Öffentlich machen und zurückziehen darf, wer veröffentlichen darf.';
  await expect(entries.first()).toContainText(permission);
  await expect(entries.first().getByLabel('Zustand')).toBeDisabled();
  await expect(entries.first().getByLabel('Zu sehen bis')).toBeDisabled();

  await panel.getByRole('button', { name: 'Neue Eilmeldung' }).click();
  const mark = `Entwurf ${Date.now().toString(36)}`;
  await entries.first().getByLabel('Titel Deutsch').fill(mark);
  await expect(entries.first().getByLabel('Zustand')).toHaveValue('draft');
  await expect(entries.first().getByLabel('Zustand')).toBeDisabled();
  await expect(entries.first()).toContainText('jetzt nicht zu sehen');
  await expect(other.getByRole('region', { name: 'Wichtige Information' })).not.toContainText(mark);
  await noAxeFindings(other);
  await apply(other, name);
  const stored = await other.request.get('/de/api/breaking-news/?translations=all');
  const { results } = (await stored.json()) as { results: { title: { de: string }; state: string }[] };
  expect(results.find(({ title }) => title.de === mark)?.state).toBe('draft');
  const visitor = await asVisitor(browser, path);
  await expect(visitor.getByRole('region', { name: 'Wichtige Information' })).not.toContainText(mark);

  await entries.first().locator('[aria-expanded]').click();
  await entries.first().getByRole('button', { name: 'Löschen' }).click();
  await apply(other, name);
  await panel.getByRole('button', { name: 'Schließen' }).click();
  const banner = other.getByRole('region', { name: 'Wichtige Information' });
  await expect(banner.getByRole('button', { name })).toBeFocused();
  await visitor.context().close();
  await other.context().close();
});

test('slides of the home page are put in order and removed on the page itself', async ({ page, browser }) => {
  const name = 'Startseitenbilder ändern';
  await page.setViewportSize({ width: 390, height: 780 });
  await openEditor(page, '/de');
  const title = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const before = await title.innerText();
  await page.getByRole('main').getByRole('button', { name }).click();
  const panel = panelIn(page, name);
  await panel
    .getByRole('button', { name: /verschieben$/ })
    .first()
    .focus();
  await page.keyboard.press('ArrowDown');
  await expect(title).not.toHaveText(before);
  const second = await title.innerText();
  await noAxeFindings(page);
  await apply(page, name);
  const visitor = await asVisitor(browser, '/de');
  const seen = visitor.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(seen).toHaveText(second);
  await panel.locator('li [aria-expanded]').first().click();
  await panel.getByRole('button', { name: 'Löschen' }).click();
  await expect(title).toHaveText(before);
  await apply(page, name);
  await undo(page).click();
  await expect(async () => {
    await visitor.reload();
    await expect(seen).toHaveText(second, { timeout: 1000 });
  }).toPass();
  await undo(page).click();
  await expect(async () => {
    await visitor.reload();
    await expect(seen).toHaveText(before, { timeout: 1000 });
  }).toPass();
});
