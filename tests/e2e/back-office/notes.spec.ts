import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, openBackOffice } from '../support/back-office.ts';
import { logIn } from '../support/edit-page.ts';
import { headersFrom } from '../support/office-calls.ts';
import { block, setDraftBlocks } from '../support/set-draft.ts';

const path = '/de/besuch/barrierefreiheit';

/** A note on a quote of the page, which names whoever writes it or nobody. */
async function writeNote(page: Page, text: string): Promise<void> {
  const quote = block('quote', { content: 'Man sieht es der Bühne nicht an.' });
  const slug = await setDraftBlocks(page, path, [quote]);
  const anchor = { block: quote.id, field: null, locale: null, quote: null };
  const made = await page.request.post(`/de/pageeditor-api/section/${slug}/notes`, {
    headers: await headersFrom(page),
    data: { anchor, text },
  });
  expect(made.status(), await made.text()).toBe(201);
}

test('the notes of all pages are listed, lead to their place and are marked as done', async ({ page }) => {
  const text = `Bitte kürzen ${Date.now().toString(36)}`;
  await logIn(page);
  await page.goto('/de');
  await writeNote(page, text);
  await openBackOffice(page, '/notes');
  // Nobody has named or answered the author.
  await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(0);
  await page.getByRole('button', { name: 'Alle offenen' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: text });
  await expect(entry).toContainText('Zitat: Man sieht es der Bühne nicht an.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 900 });
  const link = entry.getByRole('link').first();
  await expect(link).toHaveAttribute('href', /\?edit#note-\d+$/);
  await link.click();
  await expect(page.getByRole('complementary', { name: 'Notizen' }).getByText(text)).toBeVisible();

  await openBackOffice(page, '/notes', 'en');
  await page.getByRole('button', { name: 'All open' }).click();
  await expectAccessible(page);
  await entry.getByRole('button', { name: /^Done: note on/ }).click();
  await expect(page.getByText('Note done.')).toBeVisible();
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(entry).toContainText('Done by');
});

test('a list that cannot be read says so', async ({ page }) => {
  await page.route(/\/de\/api\/notes\//, (route) => route.abort());
  await openBackOffice(page, '/notes');
  await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 30_000 });
});

test('which notes are mailed is chosen with the own account', async ({ page }) => {
  await openBackOffice(page, '/account');
  const choice = page.getByRole('combobox', { name: 'Notizen im Editor per E-Mail' });
  await expect(choice).toHaveText('Wenn jemand Sie nennt');
  await choice.click();
  await page.getByRole('option', { name: 'Auch Antworten auf Notizen, an denen Sie beteiligt sind' }).click();
  await expectAccessible(page);
  const form = page.locator('form').filter({ has: choice });
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Ihre Angaben sind gespeichert.')).toBeVisible();
  await page.reload();
  await expect(choice).toHaveText('Auch Antworten auf Notizen, an denen Sie beteiligt sind');
  await choice.click();
  await page.getByRole('option', { name: 'Wenn jemand Sie nennt' }).click();
  await form.getByRole('button', { name: 'Speichern' }).click();
});
