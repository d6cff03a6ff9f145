import { expect, type Page } from '@playwright/test';
import { moduleKinds } from '#modules/schemas.ts';
import { openEditor, test } from './edit-page.ts';

/** A page with every kind of module in every shape. */
const path = '/de/bausteine';

/** Blocks of the page that stand in no other, by id, with their kind. */
async function topBlocks(page: Page): Promise<{ id: string; model: string }[]> {
  return page
    .locator('main [data-block]')
    .evaluateAll((all) =>
      all
        .filter((block) => !block.parentElement?.closest('[data-block]'))
        .map((block) => ({
          id: block.getAttribute('data-block') ?? '',
          model: block.getAttribute('data-model') ?? '',
        })),
    );
}

/** Every picture is there, wherever on the page, and no moment of a transition is caught. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => {});
      }),
    );
  });
}

async function shotsOf(page: Page, blocks: { id: string }[]): Promise<Map<string, Buffer>> {
  await settle(page);
  const shots = new Map<string, Buffer>();
  for (const { id } of blocks) {
    const block = page.locator(`main [data-block="${id}"]`);
    shots.set(id, await block.screenshot({ animations: 'disabled', caret: 'hide' }));
  }
  return shots;
}

for (const width of [360, 1280]) {
  test(`every kind of module looks the same edited and visited, at ${width} px`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    await openEditor(page, path);
    const blocks = await topBlocks(page);
    const kinds = new Set(
      await page
        .locator('main [data-block]')
        .evaluateAll((all) => all.map((block) => block.getAttribute('data-model'))),
    );
    expect(Object.keys(moduleKinds).filter((model) => !kinds.has(model))).toEqual([]);

    await page.keyboard.press('ControlOrMeta+.');
    await expect(page.locator('[data-editor="bar"]')).toBeHidden();
    await expect(page.locator('[data-alert]')).toHaveCount(0);
    const edited = await shotsOf(page, blocks);

    // Whoever is logged in finds the staff's links over the page.
    await page.context().clearCookies({ name: /session/ });
    await page.goto(path);
    await expect(page.locator('[data-editor]')).toHaveCount(0);
    const seen = await shotsOf(page, blocks);
    const different = blocks.filter(({ id }) => !edited.get(id)?.equals(seen.get(id) ?? Buffer.alloc(0)));
    expect(different).toEqual([]);
  });
}
