import { type Figure, median } from './figure.ts';
import { load } from './load.ts';
import { type Editor, publishEventList } from './house-api.ts';
import type { Product } from './product.ts';

const rounds = 3;
const seconds = 6;
const rows = 40;
const page = 'besuch/karten';

/**
 * How quickly is a page with forty event rows drawn, on one core? The product runs without its page cache. Beside it,
 * how quickly its content comes out of the database, which is asked at every call of the API.
 */
export async function measureUncachedPage({ address }: Product, editor: Editor): Promise<Figure[]> {
  await publishEventList(address, editor, page, rows);
  const path = `/de/${page}`;
  await load(address + path, 6, 'fresh');
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await load(address + path, seconds, 'fresh'));
  const note = `${path}, ${rows} event rows, one core, each address asked for once: routed, drawn and compressed anew, its content kept in memory and rows as they were drawn before`;
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
      value: (await load(address + `/de/pageeditor-api/page/${page}`, seconds)).rate,
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
