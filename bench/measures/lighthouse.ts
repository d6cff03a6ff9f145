import lighthouse, { type Result } from 'lighthouse';
import { openBrowser } from '../setup/browser.ts';
import { type Figure, median } from '../figure.ts';
import { freePort, type Product } from '../setup/product.ts';

const runs = 3;
const audits = [
  { id: 'first-contentful-paint', name: 'first contentful paint', unit: 'ms', max: 900 },
  { id: 'largest-contentful-paint', name: 'largest contentful paint', unit: 'ms', max: 1300 },
  { id: 'total-blocking-time', name: 'total blocking time', unit: 'ms', max: 50 },
  { id: 'cumulative-layout-shift', name: 'layout shift', unit: '', max: 0.02 },
] as const;
const categories = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Lighthouse as a phone on a slow network, simulated, on the home page: the median of three runs. */
export async function measureLighthouse({ address }: Product): Promise<Figure[]> {
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const results: Result[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(`${address}/de`, {
        port,
        logLevel: 'error',
        onlyCategories: Object.keys(categories),
      });
      if (!result) throw new Error('Lighthouse gave no result');
      results.push(result.lhr);
    }
    return [
      ...audits.map(({ id, name, unit, max }) => ({
        name: `Lighthouse, ${name}`,
        value: median(results.map(({ audits: found }) => found[id]?.numericValue ?? Number.NaN)),
        unit,
        budget: { max },
      })),
      ...Object.entries(categories).map(([id, min]) => ({
        name: `Lighthouse, ${id}`,
        value: median(results.map(({ categories: found }) => Math.round((found[id]?.score ?? 0) * 100))),
        unit: '',
        budget: { min },
      })),
    ];
  } finally {
    await browser.close();
  }
}
