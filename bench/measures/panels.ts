import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '../setup/browser.ts';
import { type Figure, median } from '../figure.ts';
import type { Product } from '../setup/product.ts';
import { recordMainThreadTime, mainThreadTimes } from '../setup/main-thread-time.ts';

/** How many times slower than this machine the processor of the visitor is. */
const slowdown = 4;
const rounds = 7;

/** Something that a visitor opens or closes with one click. Selectors match visible elements. */
interface Act {
  name: string;
  /** Page on which it is measured. */
  path: string;
  press: string;
  /** Visible when it is done. */
  shows: string;
  /** Clicked before, not measured. */
  before?: string;
}

const menu = 'header summary:has(i)';
const acts: readonly Act[] = [
  { name: 'search', path: '/de', press: '[aria-label="Suche öffnen"]', shows: 'dialog [role="combobox"]' },
  { name: 'calendar', path: '/de', press: '[aria-label="Kalendar öffnen"]', shows: 'dialog [role="grid"]' },
  { name: 'main menu', path: '/de', press: menu, shows: 'nav[aria-label="Menü"]' },
  { name: 'main menu, closing', path: '/de', press: menu, before: menu, shows: `${menu}[aria-expanded="false"]` },
  {
    name: 'language switch',
    path: '/de',
    press: 'header details:has(> ul [hreflang]) > summary',
    shows: 'header details > ul [hreflang="en"]',
  },
  { name: 'event overlay', path: '/de/programm', press: '[data-entry] h4 a', shows: 'dialog[aria-modal] h2' },
  { name: 'lightbox', path: '/de/bausteine', press: 'a[data-enlarge]', shows: '.yarl__slide_current' },
  { name: 'cookie settings', path: '/de', press: 'dialog button[aria-expanded]', shows: 'dialog form' },
];

interface Press {
  /** Milliseconds from the click to the next paint (Event Timing). */
  duration: number;
  /** Milliseconds from the click to the end of the frame after it, less the wait for that frame. */
  work: number;
}

/** How long does a click take until the next paint, on a processor four times slower than this one? */
export async function measurePanels({ address }: Product): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    for (const act of acts) {
      const presses: Press[] = [];
      for (let round = 0; round < rounds; round += 1) presses.push(await pressOnce(browser, address, act));
      const durations = presses.map(({ duration }) => duration);
      const work = Math.round(median(presses.map((each) => each.work)));
      figures.push({
        name: `panels, ${act.name}`,
        value: median(durations),
        unit: 'ms',
        budget: { max: 100 },
        note: `click to next paint, ${slowdown} times slower processor; at most ${Math.max(...durations)} ms in ${rounds}; ${work} ms from the click to the end of the frame after it, less the wait for that frame`,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** In its own profile, after everything that loads when the browser is idle. */
async function pressOnce(browser: Browser, address: string, { path, press, shows, before }: Act): Promise<Press> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    // Loaded last.
    await page.locator('dialog [aria-expanded]').waitFor();
    if (before !== undefined) {
      await page.locator(before).first().click();
      await page.waitForTimeout(1500);
    }
    await bringNear(page, press);
    await throttle(page);
    await watchPresses(page);
    await recordMainThreadTime(page, 'click');
    await page.mouse.down();
    await page.mouse.up();
    await page.locator(shows).first().waitFor();
    return await longestPress(page);
  } finally {
    await context.close();
  }
}

/** A visitor points at something shortly before clicking. */
async function bringNear(page: Page, press: string): Promise<void> {
  const target = page.locator(press).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Records the browser's Event Timing entries of clicks. */
async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { benchPresses: durations });
    const observer = new PerformanceObserver((list) => {
      // Entries without an interaction id are pointer moves.
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) durations.push(entry.duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

async function longestPress(page: Page): Promise<Press> {
  await page.waitForTimeout(1500);
  const durations = await page.evaluate(() => (window as unknown as { benchPresses: number[] }).benchPresses);
  // Durations below 16 ms are not reported.
  return { duration: Math.max(16, ...durations), work: Math.max(...(await mainThreadTimes(page))) };
}
