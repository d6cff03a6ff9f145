import { type DataProvider, type GetListParams, HttpError, type Identifier, type RaRecord } from 'react-admin';
import { request } from './request.ts';
import { endpointOf, type ResourceEndpoint } from './resource-endpoint.ts';
import { finishDelete, withoutPendingDeletes } from './pending-deletes.ts';
import { listQuery } from './list-query.ts';
import { changedFields, toFieldValues } from './field-values.ts';

type Row = RaRecord;
interface Page {
  count: number;
  /** True when there are more than `count`. */
  more?: boolean;
  results: Row[];
}

/** Largest `page_size` that the server accepts. */
const maxPageSize = 100;

const translations = ({ hasTranslations }: ResourceEndpoint) => (hasTranslations ? { translations: 'all' } : {});

/** react-admin's data provider over the contract's calls. */
export const dataProvider = {
  getList: (resource: string, params: Partial<GetListParams>) => readList(resource, params),

  getManyReference: (
    resource: string,
    { target, id, ...params }: Partial<GetListParams> & { target: string; id: Identifier },
  ) => readList(resource, { ...params, filter: { ...params.filter, [target]: id } }),

  async getOne(resource: string, { id }: { id: Identifier }) {
    const endpoint = endpointOf(resource);
    const row = (await request(pathOf(endpoint, id), { query: translations(endpoint) })) as Row;
    return { data: endpoint.single ? { ...row, id } : row };
  },

  async getMany(resource: string, { ids }: { ids: Identifier[] }) {
    const endpoint = endpointOf(resource);
    if (!endpoint.hasTranslations) return { data: await readEach(endpoint, ids) };
    const data: Row[] = [];
    for (let start = 0; start < ids.length; start += maxPageSize) {
      const query = {
        ...translations(endpoint),
        ids: ids.slice(start, start + maxPageSize).join(','),
        page_size: maxPageSize,
      };
      data.push(...((await request(endpoint.path, { query })) as Page).results);
    }
    return { data };
  },

  async create(resource: string, { data }: { data: object }) {
    const endpoint = endpointOf(resource);
    if (endpoint.create) return { data: (await endpoint.create(data)) as Row };
    const body = toFieldValues(endpoint.fields, inputOf(endpoint, data));
    return { data: (await request(endpoint.path, { method: 'POST', query: translations(endpoint), body })) as Row };
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
    const endpoint = endpointOf(resource);
    const body = changedFields(endpoint.fields, inputOf(endpoint, previousData ?? { id }), inputOf(endpoint, data));
    const version = meta?.version ?? (previousData?.version as string | undefined);
    return { data: await change(endpoint, id, { ...body, ...(version === undefined ? {} : { version }) }) };
  },

  async updateMany(resource: string, { ids, data }: { ids: Identifier[]; data: object }) {
    const endpoint = endpointOf(resource);
    for (const id of ids) await change(endpoint, id, toFieldValues(endpoint.fields, data as Record<string, unknown>));
    return { data: ids };
  },

  async delete(resource: string, { id, previousData }: { id: Identifier; previousData?: Row | undefined }) {
    try {
      await request(`${endpointOf(resource).path}${id}/`, { method: 'DELETE' });
    } finally {
      finishDelete(resource, id);
    }
    return { data: previousData ?? { id } };
  },

  deleteMany: (resource: string, { ids }: { ids: Identifier[] }) => removeMany(endpointOf(resource), ids),
} as unknown as DataProvider;

function inputOf({ toInput }: ResourceEndpoint, row: object): Record<string, unknown> {
  const given = row as Record<string, unknown>;
  return toInput ? toInput(given) : given;
}

async function change(endpoint: ResourceEndpoint, id: Identifier, body: object): Promise<Row> {
  const row = (await request(pathOf(endpoint, id), { method: 'POST', query: translations(endpoint), body })) as Row;
  return endpoint.single ? { ...row, id } : row;
}

function pathOf({ path, single }: ResourceEndpoint, id: Identifier): string {
  return single ? path : `${path}${id}/`;
}

/** Reads one page, or several when more entries are asked for than a page may have. */
async function readList(resource: string, { pagination, sort, filter, signal }: Partial<GetListParams>) {
  const endpoint = endpointOf(resource);
  const { page = 1, perPage = 25 } = pagination ?? {};
  const query = listQuery(endpoint, { filter, sort });
  const size = Math.min(perPage, maxPageSize);
  const first = ((page - 1) * perPage) / size + 1;
  const data: Row[] = [];
  for (let next = first; ; next += 1) {
    const answer = (await request(endpoint.path, {
      query: { ...query, page: next, page_size: size },
      ...(signal ? { signal } : {}),
    })) as Page;
    data.push(...answer.results);
    if (data.length < perPage && answer.results.length === size) continue;
    const shown = withoutPendingDeletes(resource, data);
    const total = answer.count - (data.length - shown.length);
    return { data: shown, total, meta: { more: answer.more ?? false } };
  }
}

function readEach({ path }: ResourceEndpoint, ids: Identifier[]): Promise<Row[]> {
  return Promise.all(ids.map((id) => request(`${path}${id}/`) as Promise<Row>));
}

interface Removed {
  removed: number[];
  kept: { title: string; message: string; used_in: { title: string }[] }[];
}

/** Deletes the entries that nothing refers to; throws with the reasons for the others. */
async function removeMany(
  { path, hasTranslations }: ResourceEndpoint,
  ids: Identifier[],
): Promise<{ data: Identifier[] }> {
  if (!hasTranslations) {
    for (const id of ids) await request(`${path}${id}/`, { method: 'DELETE' });
    return { data: ids };
  }
  const staying: string[] = [];
  for (let start = 0; start < ids.length; start += maxPageSize) {
    const query = { ids: ids.slice(start, start + maxPageSize).join(',') };
    const { kept } = (await request(path, { method: 'DELETE', query })) as Removed;
    staying.push(
      ...kept.map(
        ({ title, message, used_in: uses }) => `${title}: ${[message, ...uses.map((use) => use.title)].join(' · ')}`,
      ),
    );
  }
  if (staying.length > 0) throw new HttpError(staying.join('\n'), 409, {});
  return { data: ids };
}
