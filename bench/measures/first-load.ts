import { openBrowser } from '../setup/browser.ts';
import type { Figure } from '../figure.ts';
import type { Product } from '../setup/product.ts';

const budgets = { Document: 20, Stylesheet: 20, Script: 140, Font: 120, Image: 250 } as const;
type Kind = keyof typeof budgets;
const names: Record<Kind, string> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JavaScript',
  Font: 'fonts',
  Image: 'images',
};

/** Bytes transferred at the first visit of the home page, in a phone's window, until the network is idle. */
export async function measureFirstLoad({ address }: Product): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
    });
    const session = await page.context().newCDPSession(page);
    const kinds = new Map<string, Kind>();
    const bytes: Record<Kind, number> = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0 };
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type in budgets) kinds.set(requestId, type as Kind);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind) bytes[kind] += encodedDataLength;
    });
    await page.goto(`${address}/de`, { waitUntil: 'networkidle' });
    const total = Object.values(bytes).reduce((sum, some) => sum + some, 0);
    return [
      ...Object.entries(budgets).map(([kind, max]) => ({
        name: `first load, ${names[kind as Kind]}`,
        value: bytes[kind as Kind] / 1000,
        unit: 'kB',
        budget: { max },
      })),
      { name: 'first load, total', value: total / 1000, unit: 'kB', budget: { max: 600 } },
    ];
  } finally {
    await browser.close();
  }
}
