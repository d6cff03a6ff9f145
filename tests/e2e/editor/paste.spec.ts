import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { noAxeFindings, openStartPage, saved, test } from '../support/edit-page.ts';
import { paste } from '../support/paste.ts';

const sample = (name: string) => readFileSync(`text/pasting/samples/${name}.clipboard.txt`, 'utf8');

/** A new text module with the caret in it. */
async function newText(page: Page) {
  await page.locator('[data-kind="text"]').click();
  await expect(page.locator('[data-model="text"] [data-field="content"]:focus')).toBeVisible();
  const module = page.locator('[data-model="text"]:focus-within');
  const id = (await module.getAttribute('data-block')) ?? '';
  return page.locator(`[data-block="${id}"] [data-field="content"]`);
}

const notice = (page: Page) => page.getByRole('region', { name: 'Eingefügt' });

test(
  'pasted Word text keeps bold, lists and links, names what was dropped, and can become plain',
  { tag: '@core' },
  async ({ page }) => {
    await openStartPage(page);
    const text = await newText(page);
    await paste(page, {
      html: sample('word-desktop'),
      plain: 'Hinter dem Vorhang\nDie Führung dauert neunzig Minuten',
    });
    await expect(text.locator('ul > li')).toHaveCount(2);
    await expect(text.locator('ol > li')).toHaveText(['Schließfächer links', 'Schließfächer rechts']);
    await expect(text.getByText('„Feste Schuhe“ sind ratsam – auch im Sommer…')).toBeVisible();
    await expect(notice(page)).toContainText('Aus Word eingefügt: 1 Überschrift, 2 Absätze, 1 Liste, 1 Zitat, 1 Link.');
    await expect(notice(page)).toContainText('Aus der Überschrift wurde eine fette Zeile.');
    await expect(notice(page)).toContainText('1 Bild wurde nicht übernommen.');
    await noAxeFindings(page);
    await notice(page).getByRole('button', { name: 'Als reinen Text' }).click();
    await expect(text.locator('li, strong, a')).toHaveCount(0);
    await expect(text).toContainText('Hinter dem Vorhang');
    await expect(text).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text.locator('ul > li')).toHaveCount(2);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text).toHaveText('');
    await saved(page);
  },
);

test('a long pasted text is split into modules, and undo joins them', async ({ page }) => {
  await openStartPage(page);
  const blocks = page.locator('main [data-block]');
  const text = await newText(page);
  const before = await blocks.count();
  await paste(page, { html: sample('web-page'), plain: '' });
  await notice(page).getByRole('button', { name: 'In 4 Bausteine teilen' }).click();
  await expect(page.locator('[data-model="headline"]').filter({ hasText: 'Die Stimme im Saal' })).toBeVisible();
  await expect(page.locator('[data-model="quote"]').filter({ hasText: 'Anna Kurz' })).toBeVisible();
  await expect(blocks).toHaveCount(before + 3);
  await saved(page);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toContainText('Ein Abend, der bleibt.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText('');
  await saved(page);
});

test('of two megabytes the beginning is pasted, and all of it is offered as modules', async ({ page }) => {
  await openStartPage(page);
  const text = await newText(page);
  const line =
    '<p class="MsoNormal" style="margin:0cm;font-family:Calibri">Ein Satz aus dem Haus, der sich wiederholt.</p>';
  await paste(page, {
    html: line.repeat(20_000),
    plain: 'Ein Satz aus dem Haus, der sich wiederholt.\n\n'.repeat(20_000),
  });
  await expect(notice(page)).toContainText('Der Inhalt war zu groß');
  await expect(notice(page)).toContainText('Aufgeteilt wird alles eingefügt');
  await notice(page).getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(text).toHaveText('');
  await saved(page);
});

test('the browser’s clipboard is pasted with formats, with Shift as plain text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStartPage(page);
  const text = await newText(page);
  await page.evaluate(async () => {
    const part = (type: string, typed: string) => new Blob([typed], { type });
    const html = part('text/html', '<p>Ein <b>fettes</b> Wort</p>');
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': html, 'text/plain': part('text/plain', 'Ein fettes Wort') }),
    ]);
  });
  await page.keyboard.press('ControlOrMeta+v');
  await expect(text.locator('strong')).toHaveText('fettes');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+Shift+v');
  await expect(text).toHaveText('Ein fettes Wort');
  await expect(text.locator('strong')).toHaveCount(0);
  await saved(page);
});

/** Selects the last module of the page as a whole. */
async function selectLast(page: Page) {
  await page.locator('main [data-block]').last().click();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-block]:focus')).toBeVisible();
}

test('what Word has copied is pasted behind a selected module as modules, and undo removes them in one step', async ({
  page,
}) => {
  await openStartPage(page);
  const blocks = page.locator('main [data-block]');
  await selectLast(page);
  const before = await blocks.count();
  await paste(page, { html: sample('word-desktop'), plain: 'Hinter dem Vorhang' });
  await expect(page.locator('[data-model="headline"]').filter({ hasText: 'Hinter dem Vorhang' })).toBeVisible();
  await expect(page.locator('[data-model="quote"]').filter({ hasText: 'Man sieht der Bühne' })).toBeVisible();
  await expect(page.locator('[data-alert]')).toContainText('1 Bild wurde nicht übernommen.');
  await expect(page.locator('[data-alert]')).not.toContainText('fette Zeile');
  await saved(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(blocks).toHaveCount(before);
  await saved(page);
});

test('the address of a film becomes its module, behind a module and alone in a text; undo leaves the address', async ({
  page,
}) => {
  const address = 'https://www.youtube.com/watch?v=OperColonia';
  await openStartPage(page);
  const films = page.locator('main [data-model="video"]');
  const known = await films.count();
  const texts = page.locator('main [data-model="text"]').filter({ hasText: address });
  await selectLast(page);
  await paste(page, { plain: address });
  await expect(films).toHaveCount(known + 1);
  await expect(page.locator('[data-alert]')).toContainText('Aus der Adresse wurde ein Baustein: Video');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(films).toHaveCount(known);
  await expect(texts).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(texts).toHaveCount(0);

  const text = await newText(page);
  await paste(page, { plain: address });
  await expect(films).toHaveCount(known + 1);
  await expect(texts).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(films).toHaveCount(known);
  await expect(text).toHaveText(address);
  // Beside other words an address stays one.
  await page.keyboard.type(' und mehr ');
  await paste(page, { plain: address });
  await expect(text).toHaveText(`${address} und mehr ${address}`);
  await expect(films).toHaveCount(known);
  await saved(page);
});
