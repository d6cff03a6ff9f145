import { type Figure, median } from './figure.ts';
import { load } from './load.ts';
import type { Product } from './product.ts';

const rounds = 3;
const seconds = 6;
const rowsWanted = 40;

/**
 * How quickly is a page with many event rows drawn, on one core? The product runs without its page cache. Beside it,
 * how quickly its content comes out of the database, which is asked at every call of the API.
 */
export async function measureUncachedPage({ address }: Product): Promise<Figure[]> {
  const { path, rows } = await longestPage(address);
  await load(address + path, 6, 'fresh');
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await load(address + path, seconds, 'fresh'));
  const note = `${path}, ${rows} event rows${rows < rowsWanted ? ` (fewer than ${rowsWanted})` : ''}, one core, each address asked for once: routed, drawn and compressed anew, its content kept in memory`;
  return [
    {
      name: 'uncached page',
      value: median(runs.map(({ rate }) => rate)),
      unit: 'answers/s',
      budget: { min: 300 },
      note,
    },
    {
      name: 'uncached page, p50 at 50 connections',
      value: median(runs.map(({ p50 }) => p50)),
      unit: 'ms',
      budget: { max: 450 },
    },
    {
      name: 'uncached page, p99 at 50 connections',
      value: median(runs.map(({ p99 }) => p99)),
      unit: 'ms',
      budget: { max: 700 },
    },
    {
      name: 'content of that page from the database, as JSON',
      value: (await load(address + path.replace('/de/', '/de/pageeditor-api/page/'), seconds)).rate,
      unit: 'answers/s',
      budget: { min: 60 },
      note: 'embedded database, which shares the core',
    },
    {
      name: 'uncached page, errors',
      value: runs.reduce((sum, { errors }) => sum + errors, 0),
      unit: '',
      budget: { max: 0 },
    },
  ];
}

/** The page with the most events that the home page links to, directly or over one more page. */
async function longestPage(address: string): Promise<{ path: string; rows: number }> {
  const found = ['/de'];
  let best = { path: '/de', rows: 0 };
  for (const path of found) {
    const html = await (await fetch(address + path)).text();
    const rows = html.split('data-model="eventitem"').length - 1;
    if (rows > best.rows) best = { path, rows };
    for (const [, link = ''] of html.matchAll(/<a\b[^>]*\bhref="(\/de\/[^"#?]*)"/g))
      if (!found.includes(link)) found.push(link);
  }
  return best;
}
