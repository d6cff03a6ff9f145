import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { moduleKinds } from '#modules/schemas.ts';
import { openEditor, test } from './edit-page.ts';

// The style of the screenshots below is none of the page's own.
test.use({ bypassCSP: true });

/** A page with every kind of module in every shape. */
const sample = '/de/bausteine';

/** Blocks of the page that stand in no other, by id, with their kind. */
async function topBlocks(page: Page): Promise<{ id: string; model: string }[]> {
  return page.locator('main [data-block]').evaluateAll((all) =>
    all
      .filter((block) => !block.parentElement?.closest('[data-block]'))
      .map((block) => ({
        id: block.getAttribute('data-block') ?? '',
        model: block.getAttribute('data-model') ?? '',
      })),
  );
}

/** Header, footer and whatever else lies over the page comes and goes with scrolling. */
const onlyMain = ':not(:has(main), main, main *) { visibility: hidden !important }';

/** Where a block begins at another part of a pixel, its letters and the edges of its pictures are drawn differently. */
function ontoWholePixel(block: Element): void {
  const main = block.closest('main');
  if (!main) return;
  main.style.marginTop = '';
  const top = block.getBoundingClientRect().top + window.scrollY;
  main.style.marginTop = `${Math.ceil(top) - top}px`;
}

async function shotsOf(page: Page, blocks: { id: string }[]): Promise<Map<string, Buffer>> {
  await page.evaluate(async () => {
    // In which of its sizes a picture comes depends on how wide the page was by then; here each comes in the same.
    for (const source of document.querySelectorAll('main source')) source.remove();
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
    for (const image of pictures) {
      image.removeAttribute('srcset');
      image.loading = 'eager';
    }
    await Promise.all(pictures.map((image) => image.decode()));
    await document.fonts.ready;
  });
  const shots = new Map<string, Buffer>();
  for (const { id } of blocks) {
    const block = page.locator(`main [data-block="${id}"]`);
    await block.evaluate(ontoWholePixel);
    shots.set(id, await block.screenshot({ animations: 'disabled', caret: 'hide', style: onlyMain }));
  }
  return shots;
}

for (const width of [360, 1280]) {
  test(`every kind of module looks the same edited and visited, at ${width} px`, async ({ page }, info) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    await openEditor(page, sample);
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
    await page.goto(sample);
    await expect(page.locator('[data-editor]')).toHaveCount(0);
    await page.locator('html[data-painted]').waitFor({ state: 'attached' });
    // React takes the page over before that, and would bring back what is taken from its pictures sooner.
    await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
    const seen = await shotsOf(page, blocks);
    for (const { id } of blocks) {
      const name = `${id}-${width}.png`;
      const file = info.snapshotPath(name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, edited.get(id) ?? '');
      // Its size is the same to the pixel; a picture may be drawn from another step of its scaling.
      expect.soft(seen.get(id), id).toMatchSnapshot(name, { maxDiffPixelRatio: 0.01 });
    }
  });
}
