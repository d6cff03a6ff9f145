import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { declined, fresh } from '../support/profiles.ts';
import { spoken } from '../support/spoken.ts';
import {
  closeServers,
  prepareDatabase,
  removeDatabase,
  type RunningServer,
  startServer,
} from '../support/start-server.ts';
import { openInteractive } from '../support/watch-page.ts';

// What a screen reader says on each journey is in `spoken/`, for people to read. The house of these tests lives on one
// day, so that the texts stay the same. `SPEAK_ANEW=1` writes them again: read what has changed before you commit it.
test.describe.configure({ mode: 'default' });

const day = '2026-11-02T10:00:00+01:00';
let folder: string;
let house: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'proscenium-spoken-')), 'data');
  await prepareDatabase(folder);
  house = await startServer(folder, undefined, {
    NODE_OPTIONS: `--import ${path.resolve('bin/guide/fixed-date.mjs')}`,
    FIXED_DATE: day,
  });
});
test.afterAll(async () => {
  await closeServers();
  await removeDatabase(folder);
  await rm(path.dirname(folder), { recursive: true, force: true });
});

const texts = {
  de: {
    ...{ programme: '/de/programm?category=oper', more: 'Mehr Informationen' },
    ...{ contact: '/de/kontakt', send: 'Nachricht senden', sign: 'Anmelden', settings: 'Einstellungen' },
    ...{ search: 'Suche öffnen', calendar: 'Kalendar öffnen', results: 'Suche', oneEvent: ', 1 Veranstaltung' },
  },
  en: {
    ...{ programme: '/en/programme?category=oper', more: 'More information' },
    ...{ contact: '/en/contacts', send: 'Send message', sign: 'Sign up', settings: 'Settings' },
    ...{ search: 'Open search', calendar: 'Open calendar', results: 'Search', oneEvent: ', 1 event' },
  },
} as const;

for (const locale of ['de', 'en'] as const) {
  const text = texts[locale];

  /** Walks a journey and compares what is said with its file. */
  const journey = (name: string, walk: (page: Page, say: Say) => Promise<void>, isFirstVisit = false) =>
    test(`${name}, as it is spoken (${locale})`, async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: house.address,
        storageState: isFirstVisit ? fresh : declined(house.address),
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        locale,
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(day);
      const said: string[] = [];
      await walk(page, async (step, selector) => {
        said.push(`## ${step}\n\n${await spoken(page.locator(selector).first(), locale)}`);
      });
      await context.close();
      await compare(path.join('tests/e2e/visitors/spoken', locale, `${name.replaceAll(' ', '-')}.txt`), said);
    });

  journey('from the programme to the tickets', async (page, say) => {
    await open(page, text.programme);
    await say('The head', 'main h1');
    await say('The filters', 'main form');
    await say('The first event', '[data-entry="0"]');
    await page.locator('[data-entry="0"] h4 a').press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: text.more }).click();
    await page.locator('main h1').waitFor();
    await say('The page of the event', 'main dl');
    await page.locator('main a', { hasText: 'Tickets' }).filter({ visible: true }).first().focus();
    await say('The ticket button has the focus', ':focus');
  });

  journey('an event in the overlay', async (page, say) => {
    await open(page, text.programme);
    await page.locator('[data-entry="0"] h4 a').press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: text.more }).waitFor();
    await say('The focus is in the overlay', ':focus');
    await say('The overlay', '[role=dialog], dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await say('After Escape the focus is back', ':focus');
  });

  journey('search', async (page, say) => {
    await open(page, `/${locale}`);
    await page.getByRole('banner').getByRole('button', { name: text.search }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await say('The panel', '[role=dialog], dialog[open]');
    await page.getByRole('dialog').getByRole('combobox').fill('Salome');
    await page.getByRole('option', { name: 'Salome' }).first().waitFor();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d|Ein|One/);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await say('With suggestions, the first one chosen', '[role=dialog], dialog[open]');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('combobox').press('Enter');
    await page.waitForURL(/search\?q=/);
    await page.getByRole('heading', { level: 1, name: text.results }).waitFor();
    await say('The form over the results', 'main >> role=search');
    await say('The number of results', 'main >> role=status >> nth=1');
    await say('The first result', 'main >> role=region >> role=listitem >> nth=0');
  });

  journey('a day in the calendar', async (page, say) => {
    await open(page, `/${locale}`);
    await page.getByRole('banner').getByRole('button', { name: text.calendar }).press('Enter');
    await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1);
    // First it is known on which days there are events, then how many.
    await expect(page.getByRole('grid').getByRole('link', { name: text.oneEvent }).first()).toBeVisible();
    await say('The panel', '[role=dialog], dialog[open]');
    await say('The day that has the focus', ':focus');
    await page.keyboard.press('ArrowRight');
    await say('After the arrow to the right', ':focus');
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?&]date=/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('heading', { level: 1, name: /^Programme?$/ }).waitFor();
    await say('The programme of the day: its head', 'main h1');
    await say('The first event', '[data-entry="0"]');
  });

  journey('newsletter', async (page, say) => {
    await open(page, `/${locale}`);
    const form = page.getByRole('contentinfo').locator('form').first();
    await say('The form', 'footer form');
    await form.getByRole('button', { name: text.sign }).press('Enter');
    await expect(page.locator('footer [aria-invalid=true]').first()).toBeFocused();
    await say('Sent while it is empty: the focus', ':focus');
    await say('The form with its errors', 'footer form');
  });

  journey('contact', async (page, say) => {
    await open(page, text.contact);
    await say('The form', 'main form');
    await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''));
    await page.getByRole('button', { name: text.send }).press('Enter');
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    await say('Sent while it is empty: the focus', ':focus');
    await say('The form with its errors', 'main form');
  });

  journey(
    'consent',
    async (page, say) => {
      await open(page, `/${locale}`);
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await say('The question', '[role=dialog], dialog[open]');
      await dialog.getByRole('button', { name: text.settings, exact: true }).press('Enter');
      await dialog.getByRole('checkbox').first().waitFor();
      await say('The settings', '[role=dialog], dialog[open]');
    },
    true,
  );

  journey('another language', async (page, say) => {
    await open(page, text.contact);
    await say('The languages', 'header details:has([hreflang])');
    const other = page.locator('header [hreflang]').last();
    await page.locator('header details:has([hreflang]) summary').first().press('Enter');
    await say('The languages, opened', 'header details:has([hreflang])');
    const href = (await other.getAttribute('href')) ?? '';
    await open(page, href);
    await say('The head of the page', 'main h1');
  });
}

type Say = (step: string, selector: string) => Promise<void>;

async function open(page: Page, address: string): Promise<void> {
  await openInteractive(page, address);
}

async function compare(file: string, said: string[]): Promise<void> {
  const now = `${said.join('\n\n')}\n`;
  if (process.env.SPEAK_ANEW) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, now);
  }
  expect(now).toBe(await readFile(file, 'utf8'));
}
