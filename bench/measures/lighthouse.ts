import lighthouse, { type Result } from 'lighthouse';
import { openBrowser } from '../setup/browser.ts';
import { type Figure, keepsBudget, median } from '../figure.ts';
import { freePort } from '../../bin/setup/free-port.mjs';
import type { Product } from '../setup/product.ts';
import { screenPaths } from '../setup/screens.ts';

const runs = 3;
const audits = [
  { id: 'first-contentful-paint', name: 'first contentful paint', unit: 'ms', max: 900 },
  { id: 'largest-contentful-paint', name: 'largest contentful paint', unit: 'ms', max: 1300 },
  { id: 'total-blocking-time', name: 'total blocking time', unit: 'ms', max: 50 },
  { id: 'cumulative-layout-shift', name: 'layout shift', unit: '', max: 0.02 },
] as const;
const categories = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/**
 * Lighthouse as a phone on a slow network, simulated, on every kind of screen: of each screen the median of three runs, of
 * all screens the worst.
 */
export async function measureLighthouse(product: Product): Promise<Figure[]> {
  const paths = await screenPaths(product);
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const screens: Screen[] = [];
    for (const path of paths) screens.push({ path, results: await measureScreen(product.address + path, port) });
    return [
      ...audits.map(({ id, name, unit, max }) =>
        worst(screens, {
          name,
          unit,
          budget: { max },
          valueIn: (result) => result.audits[id]?.numericValue ?? Number.NaN,
        }),
      ),
      ...Object.entries(categories).map(([id, min]) =>
        worst(screens, {
          name: id,
          unit: '',
          budget: { min },
          valueIn: (result) => Math.round((result.categories[id]?.score ?? 0) * 100),
        }),
      ),
    ];
  } finally {
    await browser.close();
  }
}

interface Screen {
  path: string;
  results: Result[];
}

async function measureScreen(url: string, port: number): Promise<Result[]> {
  const results: Result[] = [];
  // The page is rendered and compressed once before.
  for (let visit = 0; visit < 3; visit += 1) await (await fetch(url)).text();
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(categories) });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    results.push(result.lhr);
  }
  return results;
}

interface Measured {
  name: string;
  unit: string;
  budget: Figure['budget'];
  valueIn(result: Result): number;
}

/** The figure of the worst screen, with all screens that are over the budget in its note. */
function worst(screens: Screen[], { name, unit, budget, valueIn }: Measured): Figure {
  const figures = screens
    // Search results are not indexed, so they have no score for search engines.
    .filter(({ path }) => name !== 'seo' || !path.includes('/search'))
    .map(({ path, results }) => ({
      note: path,
      name: `Lighthouse, ${name}`,
      value: median(results.map(valueIn)),
      unit,
      budget,
    }))
    .toSorted((one, other) => ('max' in budget ? other.value - one.value : one.value - other.value));
  const [first] = figures;
  if (!first) throw new Error('No screen was measured');
  const over = figures
    .filter((figure) => !keepsBudget(figure))
    .map(({ note, value }) => `${note} ${Math.round(value)}`);
  const best = figures.at(-1)?.value ?? Number.NaN;
  const range = `worst of ${screens.length} screens (${first.note}); best ${Math.round(best * 1000) / 1000}`;
  return { ...first, note: over.length > 0 ? `${range}; over: ${over.join(', ')}` : range };
}
