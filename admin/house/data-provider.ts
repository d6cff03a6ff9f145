import { type DataProvider, type GetListParams, HttpError, type Identifier, type RaRecord } from 'react-admin';
import { ask } from './ask.ts';
import { keptBy, type Kept } from './kept.ts';
import { hasGone, withoutLeaving } from './leaving-entries.ts';
import { listQuery } from './list-query.ts';
import { changesOf, settleAll } from './settle.ts';

type Row = RaRecord;
interface Page {
  count: number;
  /** True where there are more than were counted. */
  more?: boolean;
  results: Row[];
}

/** Most entries that one page of a list may have. */
const largestPage = 100;

const translations = ({ stored }: Kept) => (stored ? { translations: 'all' } : {});

/** Everything that screens read and write, over the calls of the contract. */
export const dataProvider = {
  getList: (resource: string, params: Partial<GetListParams>) => readList(resource, params),

  getManyReference: (
    resource: string,
    { target, id, ...params }: Partial<GetListParams> & { target: string; id: Identifier },
  ) => readList(resource, { ...params, filter: { ...params.filter, [target]: id } }),

  async getOne(resource: string, { id }: { id: Identifier }) {
    const kept = keptBy(resource);
    const row = (await ask(pathOf(kept, id), { query: translations(kept) })) as Row;
    return { data: kept.single ? { ...row, id } : row };
  },

  async getMany(resource: string, { ids }: { ids: Identifier[] }) {
    const kept = keptBy(resource);
    if (!kept.stored) return { data: await readEach(kept, ids) };
    const data: Row[] = [];
    for (let start = 0; start < ids.length; start += largestPage) {
      const query = {
        ...translations(kept),
        ids: ids.slice(start, start + largestPage).join(','),
        page_size: largestPage,
      };
      data.push(...((await ask(kept.path, { query })) as Page).results);
    }
    return { data };
  },

  async create(resource: string, { data }: { data: object }) {
    const kept = keptBy(resource);
    if (kept.make) return { data: (await kept.make(data)) as Row };
    const body = settleAll(kept.fields, tidied(kept, data));
    return { data: (await ask(kept.path, { method: 'POST', query: translations(kept), body })) as Row };
  },

  async update(
    resource: string,
    {
      id,
      data,
      previousData,
      meta,
    }: { id: Identifier; data: object; previousData?: Row | undefined; meta?: { version?: string } },
  ) {
    const kept = keptBy(resource);
    const body = changesOf(kept.fields, tidied(kept, previousData ?? { id }), tidied(kept, data));
    const version = meta?.version ?? (previousData?.version as string | undefined);
    return { data: await change(kept, id, { ...body, ...(version === undefined ? {} : { version }) }) };
  },

  async updateMany(resource: string, { ids, data }: { ids: Identifier[]; data: object }) {
    const kept = keptBy(resource);
    for (const id of ids) await change(kept, id, settleAll(kept.fields, data as Record<string, unknown>));
    return { data: ids };
  },

  async delete(resource: string, { id, previousData }: { id: Identifier; previousData?: Row | undefined }) {
    try {
      await ask(`${keptBy(resource).path}${id}/`, { method: 'DELETE' });
    } finally {
      hasGone(resource, id);
    }
    return { data: previousData ?? { id } };
  },

  deleteMany: (resource: string, { ids }: { ids: Identifier[] }) => removeMany(keptBy(resource), ids),
} as unknown as DataProvider;

function tidied({ tidy }: Kept, row: object): Record<string, unknown> {
  const given = row as Record<string, unknown>;
  return tidy ? tidy(given) : given;
}

async function change(kept: Kept, id: Identifier, body: object): Promise<Row> {
  const row = (await ask(pathOf(kept, id), { method: 'POST', query: translations(kept), body })) as Row;
  return kept.single ? { ...row, id } : row;
}

function pathOf({ path, single }: Kept, id: Identifier): string {
  return single ? path : `${path}${id}/`;
}

/** One page, or as many pages as are asked for at once, as an export does. */
async function readList(resource: string, { pagination, sort, filter, signal }: Partial<GetListParams>) {
  const kept = keptBy(resource);
  const { page = 1, perPage = 25 } = pagination ?? {};
  const query = listQuery(kept, { filter, sort });
  const size = Math.min(perPage, largestPage);
  const first = ((page - 1) * perPage) / size + 1;
  const data: Row[] = [];
  for (let next = first; ; next += 1) {
    const answer = (await ask(kept.path, {
      query: { ...query, page: next, page_size: size },
      ...(signal ? { signal } : {}),
    })) as Page;
    data.push(...answer.results);
    if (data.length < perPage && answer.results.length === size) continue;
    const staying = withoutLeaving(resource, data);
    const total = answer.count - (data.length - staying.length);
    return { data: staying, total, meta: { more: answer.more ?? false } };
  }
}

function readEach({ path }: Kept, ids: Identifier[]): Promise<Row[]> {
  return Promise.all(ids.map((id) => ask(`${path}${id}/`) as Promise<Row>));
}

interface Removed {
  removed: number[];
  kept: { title: string; message: string; used_in: { title: string }[] }[];
}

/** Takes away what can be taken away, and tells of the rest what needs it. */
async function removeMany({ path, stored }: Kept, ids: Identifier[]): Promise<{ data: Identifier[] }> {
  if (!stored) {
    for (const id of ids) await ask(`${path}${id}/`, { method: 'DELETE' });
    return { data: ids };
  }
  const staying: string[] = [];
  for (let start = 0; start < ids.length; start += largestPage) {
    const query = { ids: ids.slice(start, start + largestPage).join(',') };
    const { kept } = (await ask(path, { method: 'DELETE', query })) as Removed;
    staying.push(
      ...kept.map(
        ({ title, message, used_in: uses }) => `${title}: ${[message, ...uses.map((use) => use.title)].join(' · ')}`,
      ),
    );
  }
  if (staying.length > 0) throw new HttpError(staying.join('\n'), 409, {});
  return { data: ids };
}
