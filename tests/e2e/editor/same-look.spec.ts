import { mkdir, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { moduleKinds } from '#modules/schemas.ts';
import { openEditor, test } from '../support/edit-page.ts';
import { waitUntilInteractive } from '../support/watch-page.ts';
import { normalizePictures } from '../support/compare-pictures.ts';

// Styles for the screenshots only.
test.use({ bypassCSP: true });

/** A page with every module kind in every variant. */
const sample = '/de/bausteine';

/** Fixed elements change with scrolling, and content below the window is laid out later. */
const onlyMain = `body { visibility: hidden !important }
  main { visibility: visible !important }
  * { content-visibility: visible !important }`;

interface Block {
  id: string;
  model: string;
  /** Of the page, in pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Look {
  /** Top-level blocks of the page. */
  blocks: Block[];
  /** Pixels of the page's width, three bytes each. */
  pixels: Buffer;
  width: number;
}

async function lookOf(page: Page): Promise<Look> {
  await page.addStyleTag({ content: onlyMain });
  await normalizePictures(page);
  const blocks = await page.locator('main [data-block]').evaluateAll((all) =>
    all
      .filter((block) => !block.parentElement?.closest('[data-block]'))
      .map((block) => {
        const { x, y, width, height } = block.getBoundingClientRect();
        const { block: id = '', model = '' } = (block as HTMLElement).dataset;
        return { id, model, x, y, width, height };
      }),
  );
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { blocks, pixels: data, width: info.width };
}

/** Number of pixels of a block that differ. */
function differences(block: Block, one: Look, other: Look): number {
  let different = 0;
  const end = Math.min(one.width, Math.ceil(block.x + block.width));
  for (let y = Math.floor(block.y); y < Math.ceil(block.y + block.height); y += 1) {
    for (let x = Math.max(0, Math.floor(block.x)); x < end; x += 1) {
      const at = (y * one.width + x) * 3;
      if (one.pixels.compare(other.pixels, at, at + 3, at, at + 3) !== 0) different += 1;
    }
  }
  return different;
}

for (const width of [360, 1280]) {
  test(`every module kind looks the same in the editor and for visitors, at ${width} px`, async ({ page }, info) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    await openEditor(page, sample);
    const kinds = new Set(
      await page
        .locator('main [data-block]')
        .evaluateAll((all) => all.map((block) => block.getAttribute('data-model'))),
    );
    expect(Object.keys(moduleKinds).filter((model) => !kinds.has(model))).toEqual([]);

    await page.keyboard.press('ControlOrMeta+.');
    await expect(page.locator('[data-editor="bar"]')).toBeHidden();
    await expect(page.locator('[data-alert]')).toHaveCount(0);
    const edited = await lookOf(page);

    // Signed-in users see the staff bar over the page.
    await page.context().clearCookies({ name: /session/ });
    await page.goto(sample);
    await expect(page.locator('[data-editor]')).toHaveCount(0);
    // Before hydration React would restore the removed attributes of pictures.
    await waitUntilInteractive(page);
    // Players of providers have code of their own and are hydrated last.
    await expect(page.locator('main [data-ready="false"]')).toHaveCount(0);
    const seen = await lookOf(page);

    expect(seen.blocks).toEqual(edited.blocks);
    const different = seen.blocks
      .map((block) => ({ ...block, pixels: differences(block, edited, seen) }))
      .filter(({ pixels }) => pixels > 0);
    if (different.length > 0) await keep({ edited, seen }, info.outputDir);
    expect(different).toEqual([]);
  });
}

async function keep(looks: Record<string, Look>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, { pixels, width }] of Object.entries(looks)) {
    const raw = { width, height: pixels.length / width / 3, channels: 3 as const };
    await writeFile(`${folder}/${name}.png`, await sharp(pixels, { raw }).png().toBuffer());
  }
}
