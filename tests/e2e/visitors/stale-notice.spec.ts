import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { createTcpProxy, type TcpProxy } from '#tests/tcp-proxy.ts';
import { declined, fresh } from '../support/profiles.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';

/** A site whose content comes from the server of the other tests, which it can no longer reach. */
let site: RunningServer;
let line: TcpProxy;
let folder: string;
const event = { address: '' };

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000);
  folder = await mkdtemp(path.join(tmpdir(), 'proscenium-stale-'));
  line = await createTcpProxy({ host: '127.0.0.1', port: Number(new URL(process.env.E2E_BASE_URL ?? '').port) });
  site = await startServer(path.join(folder, 'data'), undefined, {
    DEMO: 'false',
    // Complete pages would be remembered, and shown without the notice.
    PAGE_CACHE_MEGABYTES: '0',
    CONTENT_API_URL: `http://127.0.0.1:${line.port}`,
  });
  const request = await playwright.request.newContext({ baseURL: site.address });
  const programme = await (await request.get('/de/programm')).text();
  // The first event of the list may have begun, which ends its sale.
  const onSale = programme.split('data-entry').find((entry) => entry.includes('href="/webshop')) ?? '';
  event.address = /<a[^>]*href="(\/de\/programm\/[^/"]+\/\d+)[^"]*"[^>]*>/.exec(onSale)?.[1] ?? '';
  for (const address of ['/de', '/en', event.address]) expect((await request.get(address)).status()).toBe(200);
  await request.dispose();
  await line.shut();
});

test.afterAll(async () => {
  await site.close();
  await line.shut();
  await rm(folder, { recursive: true, force: true });
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} has no box`);
  return box;
}

function overlap(one: Box, other: Box): boolean {
  const isBeside = one.x + one.width <= other.x + 0.5 || other.x + other.width <= one.x + 0.5;
  const isApart = one.y + one.height <= other.y + 0.5 || other.y + other.height <= one.y + 0.5;
  return !isBeside && !isApart;
}

const noticeOf = (page: Page) => page.getByRole('complementary', { name: /^(?:Stand der Angaben|Age of this)/ });

for (const locale of ['de', 'en'] as const) {
  for (const width of [320, 360, 1280]) {
    test(`neither the notice of old content nor the consent dialog hides the other (${locale}, ${width} pixels)`, async ({
      browser,
    }) => {
      const page = await browser.newPage({
        baseURL: site.address,
        storageState: fresh,
        viewport: { width, height: 740 },
      });
      await page.goto(`/${locale}`);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(noticeOf(page)).toBeInViewport({ ratio: 1 });
      await expect(dialog).toBeInViewport({ ratio: 1 });
      expect(overlap(await boxOf(dialog), await boxOf(noticeOf(page)))).toBe(false);
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await expect(noticeOf(page)).toBeInViewport({ ratio: 1 });
      expect(overlap(await boxOf(dialog), await boxOf(noticeOf(page)))).toBe(false);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await dialog.getByRole('button').last().click();
      await expect(dialog.getByRole('checkbox').first()).toBeVisible();
      expect(overlap(await boxOf(dialog), await boxOf(noticeOf(page)))).toBe(false);
      const top = (await boxOf(dialog)).y;
      expect(top).toBeGreaterThanOrEqual(0);
      await page.close();
    });
  }
}

test('the notice of old content does not lie over the ticket button of an event on a telephone', async ({
  browser,
}) => {
  const page = await browser.newPage({
    baseURL: site.address,
    storageState: declined(site.address),
    viewport: { width: 360, height: 740 },
  });
  await page.goto(event.address);
  const button = page.locator('[class*="bar"] a[href*="webshop"]').last();
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(noticeOf(page)).toBeInViewport({ ratio: 1 });
  expect(overlap(await boxOf(button), await boxOf(noticeOf(page)))).toBe(false);
  await page.close();
});

test('in a low window the notice of old content leaves the room to the consent dialog', async ({ browser }) => {
  const page = await browser.newPage({
    baseURL: site.address,
    storageState: fresh,
    viewport: { width: 320, height: 256 },
  });
  await page.goto('/de');
  const dialog = page.getByRole('dialog');
  for (const name of ['Alle Akzeptieren', 'Alle ablehnen'])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(noticeOf(page)).not.toBeInViewport();
  await page.close();
});
