import type { Browser, CDPSession, Page } from '@playwright/test';
import { consentCookie, makeRecord } from '#ui/consent/consent-record.ts';
import { type Figure, quantile } from '../figure.ts';
import { openBrowser } from '../setup/browser.ts';
import type { Product } from '../setup/product.ts';

/** How many times slower than this machine the processor of the telephone is. */
const slowdown = 4;
/** 4G: 9 Mbit/s down, 1.5 Mbit/s up, 60 ms to the server and back. */
const network = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 };
/** Milliseconds for which a finger stays on a link. */
const touch = 100;

const choices = { tracking: false, media: false, offline: false, marketing: false };
const declined = encodeURIComponent(JSON.stringify(makeRecord('2026-01-01T12:00:00Z', choices)));

/** A link that a visitor taps: the screen on which it is, and the beginning of its address. */
interface Step {
  from: string;
  to: string;
}

/** Ten steps between screens in each language. */
const lists = {
  de: { programme: 'programm', productions: 'produktionen', artists: 'kuenstler', blog: 'blog', offers: 'abonnements' },
  en: { programme: 'programme', productions: 'productions', artists: 'artists', blog: 'blog', offers: 'subscriptions' },
};

interface Arrival {
  step: string;
  /** Milliseconds from the end of the touch to the frame with the new screen. */
  content: number;
  /** Milliseconds to the next paint (Event Timing). */
  nextPaint: number;
  /** Milliseconds from going back to the frame with the former screen. */
  back: number;
}

/** From a tap on a link to the new screen, on a slow telephone, with the prefetching that the touch starts. */
export async function measureNavigation({ address }: Product): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const arrivals: Arrival[] = [];
    for (const [locale, list] of Object.entries(lists))
      for (const step of stepsOf(`/${locale}`, list)) arrivals.push(...(await follow(browser, address, step)));
    return figuresOf(arrivals);
  } finally {
    await browser.close();
  }
}

function stepsOf(home: string, { programme, productions, artists, blog, offers }: (typeof lists)['de']): Step[] {
  const at = (name: string) => `${home}/${name}`;
  return [
    { from: home, to: at(programme) },
    { from: home, to: `${at(productions)}/` },
    { from: home, to: `${at(blog)}/` },
    { from: at(productions), to: `${at(productions)}/` },
    { from: at(artists), to: `${at(artists)}/` },
    { from: at(blog), to: `${at(blog)}/` },
    { from: at(offers), to: `${at(offers)}/` },
    { from: at(programme), to: home },
    { from: at(blog), to: home },
    { from: at(artists), to: home },
  ];
}

function figuresOf(arrivals: Arrival[]): Figure[] {
  const contents = arrivals.map(({ content }) => content);
  const paints = arrivals.map(({ nextPaint }) => nextPaint);
  const backs = arrivals.map(({ back }) => back);
  const conditions = `${arrivals.length} navigations, touch of ${touch} ms, ${slowdown} times slower processor, 4G`;
  const slowest = arrivals.toSorted((a, b) => b.content - a.content)[0];
  return [
    {
      name: 'navigation, press to new content',
      value: quantile(contents, 0.95),
      unit: 'ms',
      budget: { max: 200 },
      note: `95th percentile; median ${Math.round(quantile(contents, 0.5))} ms; slowest ${slowest?.step ?? ''}; ${conditions}`,
    },
    {
      name: 'navigation, interaction to next paint',
      value: Math.max(...paints),
      unit: 'ms',
      budget: { max: 100 },
      note: `slowest; ${conditions}`,
    },
    {
      name: 'navigation, back to the former screen',
      value: quantile(backs, 0.95),
      unit: 'ms',
      budget: { max: 200 },
      note: `95th percentile; median ${Math.round(quantile(backs, 0.5))} ms; ${conditions}`,
    },
  ];
}

/** Each step in a profile of its own, after everything that loads when the browser is idle. */
async function follow(browser: Browser, address: string, { from, to }: Step): Promise<Arrival[]> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    // Without the consent dialog over the links.
    await context.addCookies([{ name: consentCookie, value: declined, url: address }]);
    const page = await context.newPage();
    await page.goto(from, { waitUntil: 'networkidle' });
    const point = await placeOfLink(page, to);
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchArrivals(page);
    const content = await tap(page, session, point);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const back = await goBack(page);
    return [{ step: `${from} → ${to}`, content, nextPaint: await nextPaintOf(page), back }];
  } finally {
    await context.close();
  }
}

/** Scrolls to the first link to a page of the list (or to the home page) that can be touched; returns its middle. */
async function placeOfLink(page: Page, to: string): Promise<{ x: number; y: number }> {
  const selector = to.endsWith('/') ? `main a[href^="${to}"]` : `a[href="${to}"]`;
  const link = page.locator(selector).filter({ visible: true }).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const box = await link.boundingBox();
  if (!box) throw new Error(`${page.url()} shows no link to ${to}`);
  return { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
}

interface Watching {
  benchPaints: number[];
  /** Resolves with the milliseconds from `begun` to the frame in which the address and the title have changed. */
  benchArrival: (begun: () => number) => Promise<number>;
}

async function watchArrivals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paints: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) paints.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    // The address changes before the screen does.
    const title = () => document.querySelector('main h1')?.textContent;
    const isWaiting = () => document.querySelector('main')?.getAttribute('aria-busy') === 'true';
    const benchArrival = (begun: () => number) => {
      const [path, before] = [window.location.pathname, title()];
      return new Promise<number>((resolve) => {
        const channel = new MessageChannel();
        // The message is delivered after style, layout and painting of the frame.
        channel.port1.addEventListener('message', () => resolve(performance.now() - begun()));
        channel.port1.start();
        const look = () => {
          const arrived = window.location.pathname !== path && title() !== before && !isWaiting();
          if (arrived) channel.port2.postMessage(null);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    };
    Object.assign(window, { benchPaints: paints, benchArrival } satisfies Watching);
  });
}

async function tap(page: Page, session: CDPSession, { x, y }: { x: number; y: number }): Promise<number> {
  const arrival = page.evaluate(() => {
    let begun = 0;
    window.addEventListener('click', (event) => (begun = event.timeStamp), { capture: true, once: true });
    return (window as unknown as Watching).benchArrival(() => begun);
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(touch);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return arrival;
}

function goBack(page: Page): Promise<number> {
  return page.evaluate(() => {
    const begun = performance.now();
    const arrival = (window as unknown as Watching).benchArrival(() => begun);
    window.history.back();
    return arrival;
  });
}

async function nextPaintOf(page: Page): Promise<number> {
  await page.waitForTimeout(500);
  // Durations below 16 ms are not reported.
  return page.evaluate(() => Math.max(16, ...(window as unknown as Watching).benchPaints));
}
