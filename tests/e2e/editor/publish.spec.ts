import { expect, type Page } from '@playwright/test';
import type { Media } from '#contract/media/media.ts';
import { asVisitor, logIn, noAxeFindings, openEditor, saved, test } from '../support/edit-page.ts';
import { block, setDraftBlocks } from '../support/set-draft.ts';

const path = '/de/besuch/ermaessigungen';
const englishPath = '/en/visit/reduced-prices';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Veröffentlichen' });

async function openPublishing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** A quote in both languages, on the page and public. */
async function layQuote(page: Page, mark: string): Promise<void> {
  await logIn(page);
  const quote = block('quote', { content: `Alt ${mark}` });
  quote.translations.en.content = `Old ${mark}`;
  await setDraftBlocks(page, path, [quote]);
  await openEditor(page, path);
  await openPublishing(page);
  await dialogOf(page).getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(dialogOf(page)).toBeHidden();
}

test(
  'German is published alone; English stays as it was until it is published',
  { tag: '@core' },
  async ({ page, browser }) => {
    const mark = Date.now().toString(36);
    await layQuote(page, mark);
    const german = page.locator('[data-model="quote"] [data-field="content"]').first();
    await german.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`Neu ${mark}`);
    await saved(page);
    await page.getByRole('button', { name: 'Nebeneinander' }).click();
    const english = page.locator('[data-model="quote"] [data-field="content"]').last();
    await english.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`New ${mark}`);
    await expect(english).toHaveText(`New ${mark}`);
    await saved(page);

    await openPublishing(page);
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('checkbox', { name: 'Deutsch, 1 Änderung' })).toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Deutsch, 1 Änderung' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Englisch, 1 Änderung' }).uncheck();
    await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    await expect(dialog.getByText('Bitte wählen Sie mindestens eine Sprache.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Deutsch' }).check();
    await expect(dialog.getByText(/Englische Texte bleiben/)).toBeVisible();
    await noAxeFindings(page);
    await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    await expect(dialog).toBeHidden();

    const visitor = await asVisitor(browser, path);
    await expect(visitor.getByText(`Neu ${mark}`)).toBeVisible();
    await visitor.goto(englishPath);
    await expect(visitor.getByText(`Old ${mark}`)).toBeVisible();

    // Writing continues unaffected.
    await german.click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await saved(page);
    await openPublishing(page);
    await expect(dialog.getByRole('checkbox', { name: 'Englisch, 1 Änderung' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    await expect(dialog).toBeHidden();
    await visitor.reload();
    await expect(visitor.getByText(`New ${mark}`)).toBeVisible();
    await visitor.context().close();
  },
);

test('a picture without a description is not published and can be described in the dialog', async ({
  page,
  baseURL: origin = '',
}) => {
  await logIn(page);
  const list = await page.request.get('/de/api/media/?kind=image&page_size=1&sort=id');
  const { results } = (await list.json()) as { results: Media[] };
  const [media] = results;
  await page.request.get('/de/pageeditor-api/user');
  const csrfNow = async () => (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const describe = async (data: object) =>
    page.request.post(`/de/api/media/${media?.id}/`, { data, headers: { origin, 'X-CSRFToken': await csrfNow() } });
  expect((await describe({ alt: { de: '', en: '' }, decorative: false })).status()).toBe(200);
  const slug = await setDraftBlocks(page, path, [block('image', {}, { image: media?.id })]);
  const draft = (await (await page.request.get(`/de/pageeditor-api/section/${slug}`)).json()) as { revision: number };
  const refused = await page.request.post(`/de/pageeditor-api/section/${slug}/publish`, {
    data: { revision: draft.revision },
    headers: { origin, 'X-CSRFToken': await csrfNow() },
  });
  expect(refused.status()).toBe(422);

  await openEditor(page, path);
  await openPublishing(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Bild ohne Alternativtext')).toBeVisible();
  await dialog.getByLabel('Alternativtext Deutsch').fill('Ein Vorhang im Licht');
  await noAxeFindings(page);
  await dialog.getByRole('button', { name: 'Setzen' }).click();
  await expect(dialog.getByText('Alles Nötige ist da.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(dialog).toBeHidden();
  expect((await describe({ alt: media?.alt, decorative: media?.decorative })).status()).toBe(200);
});
