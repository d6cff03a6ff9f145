import { type Figure, median } from '../figure.ts';
import { load } from '../setup/load.ts';
import { type Editor, publishEventList } from '../setup/content-api.ts';
import type { Product } from '../setup/product.ts';

const rounds = 3;
const seconds = 6;
const rows = 40;
const page = 'besuch/karten';

/**
 * How fast is a page with forty event rows rendered on one core, without the page cache? And how fast does its content
 * come from the database, which every call of the API reads?
 */
export async function measureUncachedPage({ address }: Product, editor: Editor): Promise<Figure[]> {
  await publishEventList(address, editor, page, rows);
  const path = `/de/${page}`;
  await load(address + path, 6, 'fresh');
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await load(address + path, seconds, 'fresh'));
  const note = `${path}, ${rows} event rows, one core, each address requested once: routed, rendered and compressed, its content from the response cache`;
  return [
    {
      name: 'uncached page',
      value: median(runs.map(({ rate }) => rate)),
      unit: 'responses/s',
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
      name: 'uncached page, its content from the database as JSON',
      value: (await load(address + `/de/pageeditor-api/page/${page}`, seconds)).rate,
      unit: 'responses/s',
      budget: { min: 120 },
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
