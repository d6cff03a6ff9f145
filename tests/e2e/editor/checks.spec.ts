import { expect, type Page } from '@playwright/test';
import { labels, noAxeFindings, openEditor, openStartPage, saved, startPage, test } from '../support/edit-page.ts';
import { paste } from '../support/paste.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Prüfung' });
const card = (page: Page, title: string) => panel(page).locator('[data-issue]').filter({ hasText: title });

async function openChecks(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Prüfung/ })
    .first()
    .click();
  await expect(panel(page).getByRole('button', { name: 'Nächster Punkt' })).toBeVisible();
}

test('checks find a skipped level, a vague link and missing English, and fix them with one click', async ({ page }) => {
  await openStartPage(page);
  const mark = Date.now().toString(36);
  await page.locator('[data-kind="headline"]').click();
  await expect(page.locator('[data-model="headline"] [data-field="content"]:focus')).toBeVisible();
  await page.keyboard.type(`Führungen ${mark}`);
  const id = await page.locator('[data-model="headline"]').filter({ hasText: mark }).getAttribute('data-block');
  await page.getByRole('button', { name: 'Einstellungen öffnen' }).click();
  await page.locator('[data-editor="fields"] [data-name="headline_level"] select').selectOption('5');
  await page.getByRole('button', { name: 'Fertig' }).click();
  await openChecks(page);

  const level = panel(page).locator(`[data-issue^="level ${id}"]`);
  await expect(level).toContainText('Überschrift überspringt eine Ebene');
  await level.getByRole('button', { name: /daraus machen/ }).click();
  await expect(level).toHaveCount(0);
  await noAxeFindings(page);

  const missing = panel(page).locator(`[data-issue="missing ${id}"]`);
  await missing.getByRole('button', { name: 'Deutsch übernehmen' }).click();
  await expect(missing).toHaveCount(0);
  await saved(page);

  await page.locator('[data-kind="text"]').click();
  await expect(page.locator('[data-model="text"] [data-field="content"]:focus')).toBeVisible();
  await paste(page, { html: '<p>Karten gibt es <a href="https://karten.example/kaufen">hier</a>.</p>' });
  await expect(card(page, 'Linktext sagt nicht, wohin')).toContainText('„hier“ in Text');
  await card(page, 'Linktext sagt nicht, wohin').getByRole('button', { name: 'Zeigen' }).click();
  await expect(page.locator('[data-model="text"] [data-field="content"]:focus')).toContainText('Karten gibt es');
  await saved(page);
});

test('when editing English, missing German text is reported and can be opened', async ({ page }) => {
  const paths = await startPage(page);
  const mark = Date.now().toString(36);
  await openEditor(page, paths.en);
  const titles = [`Guided tours ${mark}`, `Opening hours ${mark}`];
  for (const title of titles) {
    await page.locator('[data-kind="headline"]').click();
    await expect(page.locator('[data-model="headline"] [data-field="content"]:focus')).toHaveText('');
    await page.keyboard.type(title);
  }
  for (const title of titles) {
    const id = await page
      .locator('[data-model="headline"]')
      .filter({ hasText: title })
      .last()
      .getAttribute('data-block');
    await page.getByRole('button', { name: labels.en.publish, exact: true }).click();
    const missing = page.getByRole('dialog').getByRole('listitem').filter({ hasText: title });
    await expect(missing).toContainText('Headline German: This field is required!');
    await missing.getByRole('button', { name: 'Go there' }).click();
    await expect(page.locator(`[data-pair="${id}"] [data-language="de"] [data-field="content"]`)).toBeFocused();
    await page.keyboard.type('Auf Deutsch');
    await saved(page);
  }
  await page.getByRole('button', { name: labels.en.publish, exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Everything needed is there.')).toBeVisible();
});

test('a picture without a description is described in the checks, and the publish dialog leads there', async ({
  page,
}) => {
  await openStartPage(page);
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const list = await page.request.get('/de/api/media/?kind=image&page_size=1');
  const { results } = (await list.json()) as { results: { id: number; alt: unknown; decorative: boolean }[] };
  const [picture] = results;
  const write = (data: object) =>
    page.request.post(`/de/api/media/${picture?.id}/`, { data, headers: { 'X-CSRFToken': csrf } });
  await page.locator('[data-kind="image"]').click();
  await page.getByRole('toolbar', { name: 'Bild' }).getByRole('button', { name: 'Bild ändern' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('dialog').getByLabel('Alternativtext Deutsch').fill('Erst beschrieben');
  await page.getByRole('button', { name: 'Bild einsetzen' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await saved(page);
  expect((await write({ alt: { de: '', en: '' }, decorative: false })).status()).toBe(200);
  await page.reload();
  await saved(page);

  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' });
  await expect(dialog.getByText('Bild ohne Alternativtext').first()).toBeVisible();
  await noAxeFindings(page);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await openChecks(page);
  const silent = card(page, 'Bild ohne Alternativtext').first();
  await silent.getByLabel('Alternativtext Deutsch').fill('Ein Vorhang im Licht');
  await silent.getByRole('button', { name: 'Setzen' }).click();
  await expect(card(page, 'Bild ohne Alternativtext')).toHaveCount(0);
  await expect(page.locator('[data-model="image"] img[alt="Ein Vorhang im Licht"]').first()).toBeAttached();
});
