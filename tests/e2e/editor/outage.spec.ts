import { type Browser, expect, type JSHandle, type Page, test } from '@playwright/test';
import { and, eq, isNotNull } from 'drizzle-orm';
import { type Block, createBlock } from '#contract/blocks/block.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { pages } from '#server/db/tables/pages.ts';
import { sectionRevisions, sections } from '#server/db/tables/sections.ts';
import type { Database } from '#server/db/database.ts';
import { previewLinks } from '#server/db/tables/pages.ts';
import { publishingPlans } from '#server/db/tables/sections.ts';
import { headline, logIn, saved } from '../support/edit-page.ts';
import { closeServers, databaseUrlOf, type RunningServer, startServer } from '../support/start-server.ts';
import { declined } from '../support/profiles.ts';

/** These start their own server, because they kill it or write into its database while it is stopped. */
const spare = process.env.E2E_SPARE_HOUSE ?? '';
test.skip(spare === '', 'Needs a server of its own, which it kills');
test.describe.configure({ mode: 'serial' });
// The editor retries an unreachable server after up to half a minute.
test.setTimeout(480_000);
const slowly = { timeout: 90_000 };
const path = '/de/freunde';

let house: RunningServer | undefined;
test.afterEach(async () => {
  await house?.close();
  house = undefined;
  await closeServers();
});

async function visit(browser: Browser, { address }: RunningServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, storageState: declined(address) });
  const page = await context.newPage();
  await logIn(page, address);
  await page.goto(`${path}?edit`);
  await saved(page);
  return page;
}

/** Texts of all alerts from now on; one may replace another at once. */
async function alertsFromNow(page: Page): Promise<JSHandle<string[]>> {
  return page.evaluateHandle(() => {
    const texts: string[] = [];
    const read = () => texts.push(...[...document.querySelectorAll('[data-alert]')].map((alert) => alert.textContent));
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true, characterData: true });
    return texts;
  });
}

const text = (page: Page) => page.locator('[data-model="text"] [data-field="content"]').first();

test('no text is lost when the server is killed while somebody types', async ({ browser }) => {
  house = await startServer(spare);
  const mark = Date.now().toString(36);
  const page = await visit(browser, house);
  await headline(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(` vorher-${mark}`);
  await house.kill();
  await page.keyboard.type(` nachher-${mark}`);
  await expect(page.locator('[data-save-state="offline"]')).toBeVisible();
  await expect(page.locator('[data-alert="error"]')).toContainText('Ihr Text ist hier gespeichert');

  // Code that is not loaded yet is waited for; nothing disappears from the page.
  const alerts = await alertsFromNow(page);
  await page.getByRole('button', { name: 'Verlauf', exact: true }).click();
  await expect.poll(() => alerts.evaluate((texts) => texts.join('\n'))).toContain('Das Haus antwortet gerade nicht.');
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(` ohne Haus-${mark}`);
  await expect(text(page)).toContainText(`ohne Haus-${mark}`);

  house = await startServer(spare, Number(new URL(house.address).port));
  await expect(page.getByRole('tab', { name: 'Fassungen' })).toBeVisible(slowly);
  await expect(text(page)).toHaveAttribute('role', 'textbox', slowly);
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible(slowly);
  await page.reload();
  await saved(page);
  await expect(headline(page)).toContainText(`vorher-${mark} nachher-${mark}`);
  await expect(text(page)).toContainText(`ohne Haus-${mark}`);
  await page.context().close();
});

test('scheduled changes take effect even if the server was down: a page goes offline, a preview ends', async ({
  browser,
}) => {
  house = await startServer(spare);
  const page = await visit(browser, house);
  await page.getByRole('button', { name: /^Seite einrichten/ }).click();
  const panel = page.getByRole('complementary', { name: 'Seite einrichten' });
  await panel.getByRole('button', { name: 'Link erstellen' }).click();
  const link = (await panel.getByRole('link', { name: /^Gilt bis/ }).getAttribute('href')) ?? '';
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' });
  await dialog.getByLabel('Später von selbst wieder abschalten').check();
  await dialog.getByLabel('Tag', { exact: true }).fill('2036-12-01');
  await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(dialog).toContainText('Geht offline: Montag, 1. Dezember 2036 um 18:00 Uhr');
  const guest = await (await browser.newContext({ storageState: declined(house.address) })).newPage();
  await guest.goto(link);
  const preview = guest.getByRole('complementary', { name: 'Vorschau' });
  await expect(preview).toBeVisible();
  await page.context().close();
  await house.close();

  const past = new Date('2026-01-01T00:00:00Z');
  await whileClosed(async (db) => {
    await db.update(publishingPlans).set({ offlineAt: past }).where(isNotNull(publishingPlans.offlineAt));
    await db.update(previewLinks).set({ expiresAt: past });
  });
  house = await startServer(spare, Number(new URL(house.address).port));
  await expect.poll(async () => (await guest.request.get(`${house?.address}${path}`)).status()).toBe(404);
  await guest.goto(link);
  await expect(guest.getByText('Die gesuchte Seite wurde leider nicht gefunden.')).toBeVisible();
  await expect(preview).toHaveCount(0);
  await guest.context().close();
});

/** Other editor settings: fewer kinds, three headline levels, no short video addresses. */
const secondSetup = {
  EDITOR_MODULES: 'headline,text,quote,video,videolist,socialmedia,container',
  HEADLINE_LEVELS: '2,3,4',
  EMBED_HOSTS_VIDEO: 'youtube.com,vimeo.com',
};

test('modules of an older schema stay stored, hidden ones are named, and only offered kinds can be added', async ({
  browser,
}) => {
  const mark = Date.now().toString(36);
  const old = createBlock('quote', `alt-${mark}`);
  old.translations.de.content = `Altes Zitat ${mark}`;
  Object.assign(old.fields, { colour: 'red' });
  const unknown = { ...createBlock('quote', `karussell-${mark}`), model: 'carousel' as Block['model'] };
  await changeDraft((body) => void body.columns?.[0]?.children.push(old, unknown));

  house = await startServer(spare, undefined, secondSetup);
  const page = await visit(browser, house);
  const alerts = page.locator('[data-alert="error"]');
  await expect(alerts).toContainText('Nicht gezeigte Bausteine: 1');
  await expect(alerts).toContainText('carousel');
  const quote = page.locator(`[data-block="${old.id}"] [data-field="content"]`);
  await expect(quote).toContainText(`Altes Zitat ${mark}`);
  await quote.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('!');
  await expect(page.locator('[data-alert="save"]')).toBeVisible();
  await saved(page);

  const offered = await page.locator('[data-kind]').evaluateAll((all) => all.map((each) => each.dataset.kind));
  expect(new Set(offered)).toEqual(new Set(secondSetup.EDITOR_MODULES.split(',')));
  const settings = page.getByRole('button', { name: 'Einstellungen öffnen' });
  const fields = page.getByRole('complementary', { name: /Felder/ });
  await headline(page).click();
  await settings.click();
  await expect(fields.getByLabel('Ebene').getByRole('option')).toHaveText(['Ebene 2', 'Ebene 3', 'Ebene 4']);
  await fields.getByRole('button', { name: 'Fertig' }).click();
  await page.locator('[data-kind="video"]').click();
  await expect(page.getByRole('toolbar', { name: 'Video' })).toBeVisible();
  await settings.click();
  await fields.locator('input[type="url"]').fill('https://youtu.be/abc');
  await expect(fields.getByText(/Bitte eine https-Adresse von/)).toBeVisible();
  const asksAtTheEnd = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  // A refused address is in this window only.
  expect(await asksAtTheEnd()).toBe(true);
  await fields.locator('input[type="url"]').fill('https://www.youtube.com/watch?v=abc');
  await expect(fields.getByText(/Bitte eine https-Adresse von/)).toBeHidden();
  await saved(page);
  expect(await asksAtTheEnd()).toBe(false);
  await page.context().close();
  await house.close();

  const stored = await changeDraft(() => {});
  const remaining = stored.columns?.[0]?.children ?? [];
  expect(remaining.find(({ id }) => id === unknown.id)).toEqual(unknown);
  expect(remaining.find(({ id }) => id === old.id)).toMatchObject({
    fields: { colour: 'red' },
    translations: { de: { content: `Altes Zitat ${mark}!` } },
  });
});

/** Changes the stored draft of the page without any check and returns it. */
function changeDraft(change: (body: Block) => void): Promise<Block> {
  return whileClosed(async (db) => {
    const [row] = await db
      .select({ sectionId: sections.id, number: sections.draftRevision, body: sectionRevisions.body })
      .from(sections)
      .innerJoin(pages, and(eq(sections.contentType, 'page'), eq(sections.objectId, pages.id)))
      .innerJoin(
        sectionRevisions,
        and(eq(sectionRevisions.sectionId, sections.id), eq(sectionRevisions.number, sections.draftRevision)),
      )
      .where(eq(pages.pathDe, path.replace('/de/', '')));
    if (!row) throw new Error('The page has no section');
    const { sectionId, number, body } = row;
    change(body);
    const newest = and(eq(sectionRevisions.sectionId, sectionId), eq(sectionRevisions.number, number));
    await db.update(sectionRevisions).set({ body }).where(newest);
    return body;
  });
}

/** Writes into the database while the server is stopped. */
async function whileClosed<T>(write: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir: spare, databaseUrl: databaseUrlOf(spare), databasePool: 1 });
  try {
    return await write(database.db);
  } finally {
    await database.close();
  }
}
