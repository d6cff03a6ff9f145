import type { Browser } from '@playwright/test';
import { openBrowser } from '../setup/browser.ts';
import type { Figure } from '../figure.ts';
import type { Product } from '../setup/product.ts';
import { screenPaths } from '../setup/screens.ts';

const budgets = { Document: 20, Stylesheet: 20, Script: 140, Font: 120, Image: 250 } as const;
type Kind = keyof typeof budgets;
const names: Record<Kind, string> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JavaScript',
  Font: 'fonts',
  Image: 'images',
};
/** Kinds of screen that search engines do not rank. */
const unranked = ['/de/pressedownloads', '/en/pressedownloads', '/de/merkzettel', '/en/shortlist'];

/** Kilobytes at the first visit: of the home page, and the JavaScript of every kind of screen, of which the most counts. */
export async function measureFirstLoad(product: Product): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const scripts: [path: string, size: number][] = [];
    for (const path of [...(await screenPaths(product)), ...unranked])
      scripts.push([path, (await visit(browser, product.address + path)).Script]);
    scripts.sort(([, one], [, other]) => other - one);
    const home = await visit(browser, `${product.address}/de`);
    const total = Object.values(home).reduce((sum, some) => sum + some, 0);
    const figures: Figure[] = Object.entries(budgets).map(([kind, max]) => ({
      name: `first load, ${names[kind as Kind]}`,
      value: kind === 'Script' ? (scripts[0]?.[1] ?? Number.NaN) : home[kind as Kind],
      unit: 'kB',
      budget: { max },
      note: kind === 'Script' ? noteOn(scripts) : '',
    }));
    return [...figures, { name: 'first load, total', value: total, unit: 'kB', budget: { max: 600 } }];
  } finally {
    await browser.close();
  }
}

/** The worst of the screens, which are sorted, and all that are over the budget. */
function noteOn(scripts: [path: string, size: number][]): string {
  const over = scripts.filter(([, size]) => size > budgets.Script).map(([path, size]) => `${path} ${Math.round(size)}`);
  const range = `worst of ${scripts.length} screens (${scripts[0]?.[0] ?? ''}); best ${Math.round(scripts.at(-1)?.[1] ?? 0)}`;
  return over.length > 0 ? `${range}; over: ${over.join(', ')}` : range;
}

/** Compressed kilobytes without the headers of the responses, in a phone's window, until the network is idle. */
async function visit(browser: Browser, url: string): Promise<Record<Kind, number>> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const session = await page.context().newCDPSession(page);
  const begun = new Map<string, { kind: Kind; headers: number }>();
  const sizes: Record<Kind, number> = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0 };
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type in budgets) begun.set(requestId, { kind: type as Kind, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = begun.get(requestId);
    if (found) sizes[found.kind] += (encodedDataLength - found.headers) / 1000;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.context().close();
  return sizes;
}
