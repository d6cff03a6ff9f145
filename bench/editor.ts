import type { Browser, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { createBlock } from '#contract/block.ts';
import type { Operation } from '#contract/operations.ts';
import type { SectionDraft } from '#contract/section.ts';
import { openBrowser } from './browser.ts';
import { type Figure, median } from './figure.ts';
import type { Editor } from './house-api.ts';
import type { Product } from './product.ts';
import { watchWork, workDone } from './watch-work.ts';

const modules = 300;
const path = '/de/freunde';
const words = 'Der Vorhang hebt sich langsam, und niemand weiß, was kommt. ';

/** What a page of 300 modules costs whoever edits it: opening it, a key, a structural act, and the code loaded for it. */
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
    return [
      {
        name: 'editor, click to editable',
        value: median(opening),
        unit: 'ms',
        budget: { max: 600 },
        note: 'an ordinary page, from asking for it with a warm browser cache',
      },
      {
        name: 'editor, typing',
        value: key,
        unit: 'ms a key',
        budget: { max: 16 },
        note: `${modules} modules; median of the key’s event to the end of its work`,
      },
      {
        name: 'editor, structural act',
        value: act,
        unit: 'ms',
        budget: { max: 100 },
        note: `${modules} modules; the slowest of moving, doubling, removing, undoing`,
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

/** Fills a page of the house with headlines, texts and quotes, through the API. */
async function makeLong(page: Page): Promise<void> {
  const asked = page.waitForResponse(
    (answer) => /\/pageeditor-api\/section\/[^/]+$/.test(new URL(answer.url()).pathname) && answer.ok(),
  );
  await page.goto(`${path}?edit`);
  const answer = await asked;
  const draft = (await answer.json()) as SectionDraft;
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const operations = Array.from({ length: modules }, (_, at): Operation => ({
    op: 'insert',
    place: { parent: draft.body.id, slot: 0, index: 2000 },
    block: sample(at),
  }));
  const saved = await page.context().request.post(`${answer.url()}/operations`, {
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

/** Everything of the editor that comes over the wire, from a cold browser cache, with a rich text opened. */
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

/** Milliseconds from asking for the page until its texts can be written in. */
async function open(page: Page): Promise<number> {
  const begun = performance.now();
  await page.goto(`${path}?edit`, { waitUntil: 'commit' });
  await page.locator('[data-block] [contenteditable]').first().waitFor();
  return performance.now() - begun;
}

/** The median length of a key's work, drawing included, in milliseconds. */
async function typing(page: Page): Promise<number> {
  await page.locator('[data-block="bench0150"] [data-field="content"]').click();
  await watchWork(page, 'keydown');
  await page.keyboard.type(words, { delay: 30 });
  return median(await workDone(page));
}

/** The longest structural act in milliseconds. */
async function structure(page: Page): Promise<number> {
  await page.keyboard.press('Escape');
  await watchWork(page, 'keydown');
  for (const key of ['Alt+ArrowUp', 'Alt+ArrowDown', 'Control+d', 'Delete', 'Control+z', 'Control+z']) {
    await page.keyboard.press(key);
    // The saving of one act is not the work of the next.
    await page.locator('[data-save-state="saved"]').waitFor();
  }
  return Math.max(...(await workDone(page)));
}
