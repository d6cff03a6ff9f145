import { expect, type Page } from '@playwright/test';
import type { Model } from '#modules/schemas.ts';
import { logIn, openEditor, saved, test } from '../support/edit-page.ts';
import { kinds } from '../support/module-kinds.ts';
import { block, setDraftBlocks } from '../support/set-draft.ts';

const path = '/de/besuch/ermaessigungen';
/** Never the body, or keyboard users would start at the top again. */
async function focusHeld(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

async function onlyHeadline(page: Page): Promise<void> {
  await logIn(page);
  await setDraftBlocks(page, path, [block('headline', { content: 'Davor' })]);
  await openEditor(page, path);
  await page.locator('[data-model="headline"] [data-field="content"]').click();
  await page.keyboard.press('Escape');
}

for (const { model, item, text, address } of kinds) {
  test(`${model}: inserted, filled, duplicated, moved, copied, removed, and all undone`, async ({ page }) => {
    await onlyHeadline(page);
    await page.locator(`[data-kind="${model}"]`).click();
    const all = page.locator(`[data-model="${model}"]`);
    const mine = all.last();
    const count = await all.count();
    await expect(page.getByRole('toolbar')).toBeVisible();
    await focusHeld(page);
    // Every new list has one item; eventlist has its own headline.
    const target = item && model !== 'eventlist' ? mine.locator(`[data-model="${item}"]`).first() : mine;
    const id = (await target.getAttribute('data-block')) ?? '';
    if (address) await giveAddress(page, id, address);
    if (text) {
      await target
        .locator(`[data-field="${text}"]`)
        .or(target)
        .first()
        .click({ position: { x: 12, y: 8 } });
      await page.locator(`[data-block="${id}"] [data-field="${text}"]`).click();
      // An empty text in a row has no width.
      await expect(page.locator(`[data-block="${id}"] [data-field="${text}"]:focus`)).toHaveCount(1);
      await page.keyboard.type('Ein Wort vom Haus');
      await expect(page.locator(`[data-block="${id}"]`)).toContainText('Ein Wort vom Haus');
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Escape');
    if (item && model !== 'eventlist' && text) await page.keyboard.press('Escape');
    await selectTop(page, model);
    await structure(page, model, count);
  });
}

/** An address is entered in the fields panel; an invalid one shows what is expected. */
async function giveAddress(page: Page, id: string, address: string): Promise<void> {
  await page.locator(`[data-block="${id}"]`).click({ position: { x: 6, y: 6 } });
  await page.getByRole('toolbar').getByRole('button', { name: 'Einstellungen öffnen' }).click();
  const panel = page.getByRole('complementary', { name: /Felder/ });
  const input = panel.locator('input[type="url"]');
  await input.fill('https://anderswo.example/');
  await expect(panel.getByText(/Bitte eine https-Adresse von/)).toBeVisible();
  await input.fill(address);
  await expect(panel.getByText(/Bitte eine https-Adresse von/)).toBeHidden();
  await panel.getByRole('button', { name: 'Fertig' }).click();
}

/** Through the outline, which reaches every block. */
async function selectTop(page: Page, model: Model): Promise<void> {
  await page.getByRole('tab', { name: 'Gliederung' }).click();
  const id = await page.locator(`[data-model="${model}"]`).last().getAttribute('data-block');
  await page.locator(`[role="tree"] [data-row="${id}"]`).click();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-block="${id}"]`)).toBeFocused();
}

async function structure(page: Page, model: Model, count: number): Promise<void> {
  const all = page.locator(`[data-model="${model}"]`);
  await page.keyboard.press('ControlOrMeta+d');
  await expect(all).toHaveCount(count + 1);
  await focusHeld(page);
  await page.keyboard.press('Alt+ArrowUp');
  await focusHeld(page);
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(all).toHaveCount(count + 2);
  await focusHeld(page);
  await page.keyboard.press('Delete');
  await expect(all).toHaveCount(count + 1);
  await focusHeld(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(all).toHaveCount(count + 2);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ControlOrMeta+z');
  await expect(all).toHaveCount(count);
  await focusHeld(page);
  await saved(page);
}

test('columns change among six layouts; surplus columns merge into the last one; undo restores them', async ({
  page,
}) => {
  await onlyHeadline(page);
  for (const [layout, columns] of [
    ['100', 1],
    ['67–33', 2],
    ['33–67', 2],
    ['50–50', 2],
    ['33–33–33', 3],
    ['25–50–25', 3],
  ] as const) {
    await page.getByRole('button', { name: `Spalten ${layout}`, exact: true }).click();
    const mine = page.locator('[data-model="container"]').last();
    await expect(mine.locator('[data-list]')).toHaveCount(columns);
    await page.keyboard.press('Delete');
  }
  await page.getByRole('button', { name: 'Spalten 33–33–33', exact: true }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('zitat');
  await page.keyboard.press('Enter');
  await page.keyboard.type('In der ersten');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.getByRole('toolbar').getByRole('button', { name: 'Einstellungen öffnen' }).click();
  await page.getByRole('radio', { name: 'Zwei Hälften' }).check();
  const columns = page.locator('[data-model="container"] [data-columns="2"] > *');
  await expect(columns.last()).toContainText('In der ersten');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator('[data-model="container"] [data-columns="3"] > *').last()).toContainText('In der ersten');
  await saved(page);
});

test('all modules are removed in one step and restored in one', async ({ page }) => {
  await onlyHeadline(page);
  await page.getByRole('tab', { name: 'Gliederung' }).click();
  await page.getByRole('button', { name: 'Alle Bausteine entfernen' }).click();
  await expect(page.locator('main [data-block]')).toHaveCount(0);
  await page.getByRole('button', { name: /^Rückgängig: Alle Bausteine entfernt/ }).click();
  await expect(page.locator('[data-model="headline"]')).toContainText('Davor');
  await saved(page);
});
