import type { Browser, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { createBlock } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import type { SectionDraft } from '#contract/editing/section.ts';
import { openBrowser } from '../setup/browser.ts';
import { type Figure, median } from '../figure.ts';
import type { Editor } from '../setup/content-api.ts';
import type { Product } from '../setup/product.ts';
import { recordMainThreadTime, mainThreadTimes } from '../setup/main-thread-time.ts';
import { notesOnPage, typingTogether } from './typing-together.ts';

const modules = 300;
const path = '/de/freunde';
const words = 'Der Vorhang hebt sich langsam, und niemand weiß, was kommt. ';

/** Costs of editing a page of 300 modules: opening it, a key, a structural change, and the loaded code. */
export async function measureEditor({ address }: Product, editor: Editor): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const page = await signedIn(browser, address, editor);
    const kilobytes = await scriptKilobytes(page);
    const opening: number[] = [];
    for (let round = 0; round < 5; round += 1) opening.push(await open(page));
    await makeLong(page);
    await open(page);
    const key = await typing(page);
    const act = await structure(page);
    const together = await typingTogether(page, await signedIn(browser, address, editor), `${path}?edit`);
    return [
      {
        name: 'editor, click to editable',
        value: median(opening),
        unit: 'ms',
        budget: { max: 600 },
        note: 'an ordinary page, from its request, with a warm browser cache',
      },
      {
        name: 'editor, typing',
        value: key,
        unit: 'ms a key',
        budget: { max: 16 },
        note: `${modules} modules; median from the key event to the end of its rendering`,
      },
      {
        name: 'editor, typing beside another person',
        value: together,
        unit: 'ms a key',
        budget: { max: 16 },
        note: `${modules} modules, ${notesOnPage} notes on words, somebody else writes in the same text all the time`,
      },
      {
        name: 'editor, structural change',
        value: act,
        unit: 'ms',
        budget: { max: 100 },
        note: `${modules} modules; the slowest of move, duplicate, delete and undo`,
      },
      {
        name: 'editor, JavaScript',
        value: kilobytes,
        unit: 'kB',
        budget: { max: 370 },
        note: 'compressed, with the rich text editor',
      },
    ];
  } finally {
    await browser.close();
  }
}

async function signedIn(browser: Browser, address: string, editor: Editor): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const answer = await context.request.post('/auth/sign-in/email', { data: editor, headers: { origin: address } });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
  return page;
}

/** Fills a page with headlines, texts and quotes through the API. */
async function makeLong(page: Page): Promise<void> {
  const requested = page.waitForResponse(
    (answer) => /\/pageeditor-api\/section\/[^/]+\/draft$/.test(new URL(answer.url()).pathname) && answer.ok(),
  );
  await page.goto(`${path}?edit`);
  const answer = await requested;
  const draft = (await answer.json()) as SectionDraft;
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const operations = Array.from({ length: modules }, (_, at): Operation => ({
    op: 'insert',
    place: { parent: draft.body.id, slot: 0, index: 2000 },
    block: sample(at),
  }));
  const saved = await page.context().request.post(answer.url().replace(/draft$/, 'operations'), {
    data: { batch: randomUUID(), base: draft.revision, operations },
    headers: { 'X-CSRFToken': decodeURIComponent(token), origin: new URL(page.url()).origin },
  });
  if (!saved.ok()) throw new Error(`Filling the page answered ${saved.status()}: ${await saved.text()}`);
}

function sample(at: number) {
  const model = (['headline', 'text', 'quote'] as const)[at % 3] ?? 'text';
  const block = createBlock(model, `bench${String(at).padStart(4, '0')}`);
  block.translations.de.content = model === 'text' ? `<p>${words.repeat(4)}</p>` : `${words} ${at}`;
  return block;
}

/** Transferred scripts of the editor with a cold browser cache and one rich text opened. */
async function scriptKilobytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => void (scripts.has(requestId) && (bytes += encodedDataLength)),
  );
  await open(page);
  await page.locator('[data-model="text"] [data-field="content"]').first().click();
  await page.locator('[data-model="text"] [contenteditable="true"]').first().waitFor();
  await session.detach();
  return bytes / 1000;
}

/** Milliseconds from the request of the page until its texts are editable. */
async function open(page: Page): Promise<number> {
  const begun = performance.now();
  await page.goto(`${path}?edit`, { waitUntil: 'commit' });
  await page.locator('[data-block] [contenteditable]').first().waitFor();
  return performance.now() - begun;
}

/** Median main-thread time of a key, rendering included, in milliseconds. */
async function typing(page: Page): Promise<number> {
  await page.locator('[data-block="bench0150"] [data-field="content"]').click();
  await recordMainThreadTime(page, 'keydown');
  await page.keyboard.type(words, { delay: 30 });
  return median(await mainThreadTimes(page));
}

/** The slowest structural change in milliseconds. */
async function structure(page: Page): Promise<number> {
  await page.keyboard.press('Escape');
  await recordMainThreadTime(page, 'keydown');
  for (const key of ['Alt+ArrowUp', 'Alt+ArrowDown', 'Control+d', 'Delete', 'Control+z', 'Control+z']) {
    await page.keyboard.press(key);
    // Saving one change must not count for the next.
    await page.locator('[data-save-state="saved"]').waitFor();
  }
  return Math.max(...(await mainThreadTimes(page)));
}
