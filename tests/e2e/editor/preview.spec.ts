import { expect, type Page } from '@playwright/test';
import { openBackOffice } from '../support/back-office.ts';
import { headline, noAxeFindings, openStartPage, saved, test } from '../support/edit-page.ts';
import { Office } from '../support/office-calls.ts';

const panelIn = (page: Page) => page.getByRole('complementary', { name: 'Vorschau neben dem Text' });
const frameIn = (page: Page) => panelIn(page).frameLocator('iframe:not([data-loading])');
const choose = (page: Page, name: string) => panelIn(page).getByRole('button', { name, exact: true }).click();

/** Width of the page in the frame, in its own pixels. */
const widthIn = (page: Page) =>
  frameIn(page)
    .locator('html')
    .evaluate((root) => root.clientWidth);

test('the draft is shown beside the text at three widths, in both languages, and follows what is typed', async ({
  page,
}) => {
  await openStartPage(page);
  await page.getByRole('button', { name: 'Vorschau neben dem Text' }).click();
  await expect(panelIn(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(frameIn(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => widthIn(page)).toBe(390);
  await noAxeFindings(page);

  await headline(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Neu in der Vorschau.');
  await expect(frameIn(page).getByText('Neu in der Vorschau.')).toBeVisible();

  await choose(page, 'Tablet');
  await expect.poll(() => widthIn(page)).toBe(768);
  await choose(page, 'Computer');
  await expect.poll(() => widthIn(page)).toBe(1280);
  // The whole width is in the panel, scaled.
  const [panel, frame] = [await panelIn(page).boundingBox(), await panelIn(page).locator('iframe').boundingBox()];
  expect(frame?.width).toBeLessThanOrEqual(panel?.width ?? 0);

  await choose(page, 'Englisch');
  await expect(frameIn(page).locator('html')).toHaveAttribute('lang', 'en');
  // The page around the panel stays in the language that is edited.
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await choose(page, 'Deutsch');
  await expect(frameIn(page).getByText('Neu in der Vorschau.')).toBeVisible();
  await page.getByRole('button', { name: /^Rückgängig/ }).click();
  await expect(frameIn(page).getByText('Neu in der Vorschau.')).toHaveCount(0);
});

test('the preview goes to the module that is selected, and no link leads out of it', async ({ page }) => {
  const { de } = await openStartPage(page);
  await page.getByRole('button', { name: 'Vorschau neben dem Text' }).click();
  await expect(frameIn(page).getByRole('heading', { level: 1 })).toBeVisible();
  const last = page.locator('main [data-model="headline"]').last();
  const id = await last.getAttribute('data-block');
  await last.click();
  const shown = frameIn(page).locator(`[data-block="${id}"]`);
  await expect(shown).toBeInViewport();
  await frameIn(page).getByRole('contentinfo').getByRole('link').first().click();
  await page.waitForTimeout(500);
  await expect(shown).toHaveCount(1);
  await expect(page).toHaveURL(`${de}?edit`);
});

test('the preview leads to the links and QR codes for one’s own telephone', async ({ page }) => {
  await openStartPage(page);
  await page.getByRole('button', { name: 'Vorschau neben dem Text' }).click();
  await panelIn(page).getByRole('button', { name: 'Auf dem eigenen Telefon' }).click();
  await expect(page.getByRole('heading', { name: 'Vorschau für Leute ohne Zugang' })).toBeVisible();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the preview takes nearly all of the window and closes again', async ({ page }) => {
    await openStartPage(page);
    await page.getByRole('button', { name: 'Mehr', exact: true }).tap();
    await page.getByRole('button', { name: 'Vorschau neben dem Text' }).tap();
    await expect(frameIn(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => widthIn(page)).toBe(390);
    await noAxeFindings(page);
    await panelIn(page).getByRole('button', { name: 'Schließen' }).tap();
    await expect(panelIn(page)).toHaveCount(0);
  });
});

test('the draft of a production is shown beside the text, and at its own address, before it is published', async ({
  page,
}) => {
  await openBackOffice(page, '/productions');
  const title = { de: 'Vorschauprobe', en: 'Preview test' };
  const { urls } = await new Office(page).create('productions', { title, state: 'draft' });
  await page.goto(`${urls.de}?edit`);
  await saved(page);
  await page.locator('[data-kind="headline"]').click();
  await expect(page.locator('[data-model="headline"] [data-field="content"]:focus')).toBeVisible();
  await page.keyboard.type('Noch nicht veröffentlicht');
  await saved(page);
  await page.getByRole('button', { name: 'Vorschau neben dem Text' }).click();
  await expect(frameIn(page).getByText('Noch nicht veröffentlicht')).toBeVisible();
  const shown = await panelIn(page).locator('iframe').getAttribute('src');
  await page.goto(shown ?? '');
  await expect(page.getByRole('main').getByText('Noch nicht veröffentlicht')).toBeVisible();
});
