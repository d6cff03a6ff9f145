import { type DataProvider, type GetListParams, HttpError, type Identifier } from 'react-admin';
import { z } from 'zod';
import { removedManySchema } from '#contract/resources/define-resource.ts';
import { requestPath } from './request.ts';
import { endpointOf, type ResourceEndpoint } from './resource-endpoint.ts';
import { finishDelete, withoutPendingDeletes } from './pending-deletes.ts';
import { listQuery } from './list-query.ts';
import { changedFields, toFieldValues } from './field-values.ts';
import { pageSchema, type Row, rowSchema, singleSchema } from './row.ts';

/** Largest `page_size` that the server accepts. */
const maxPageSize = 100;

const translations = ({ hasTranslations }: ResourceEndpoint) => (hasTranslations ? { translations: 'all' } : {});

/** react-admin's data provider over the contract's calls. Its types let callers name the type of a row; rows are parsed. */
export const dataProvider = {
  getList: (resource: string, params: Partial<GetListParams>) => readList(resource, params),

  getManyReference: (
    resource: string,
    { target, id, ...params }: Partial<GetListParams> & { target: string; id: Identifier },
  ) => readList(resource, { ...params, filter: { ...params.filter, [target]: id } }),

  async getOne(resource: string, { id }: { id: Identifier }) {
    const endpoint = endpointOf(resource);
    return { data: await requestRow(endpoint, id, { query: translations(endpoint) }) };
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
      data.push(...(await requestPath(pageSchema, endpoint.path, { query })).results);
    }
    return { data };
  },

  async create(resource: string, { data }: { data: Record<string, unknown> }) {
    const endpoint = endpointOf(resource);
    if (endpoint.create) return { data: await endpoint.create(data) };
    const body = toFieldValues(endpoint.fields, inputOf(endpoint, data));
    const query = translations(endpoint);
    return { data: await requestPath(rowSchema, endpoint.path, { method: 'POST', query, body }) };
  },

  async update(
    resource: string,
    {
      id,
      data,
      previousData,
      meta,
    }: { id: Identifier; data: Record<string, unknown>; previousData?: Row | undefined; meta?: { version?: string } },
  ) {
    const endpoint = endpointOf(resource);
    const before = without(previousData ?? { id }, endpoint.alsoSent?.(data) ?? []);
    const body = changedFields(endpoint.fields, inputOf(endpoint, before), inputOf(endpoint, data));
    const version = meta?.version ?? previousData?.version;
    return { data: await change(endpoint, id, { ...body, ...(version === undefined ? {} : { version }) }) };
  },

  async updateMany(resource: string, { ids, data }: { ids: Identifier[]; data: Record<string, unknown> }) {
    const endpoint = endpointOf(resource);
    for (const id of ids) await change(endpoint, id, toFieldValues(endpoint.fields, data));
    return { data: ids };
  },

  async delete(resource: string, { id, previousData }: { id: Identifier; previousData?: Row | undefined }) {
    try {
      await requestPath(z.null(), `${endpointOf(resource).path}${id}/`, { method: 'DELETE' });
    } finally {
      finishDelete(resource, id);
    }
    return { data: previousData ?? { id } };
  },

  async deleteMany(resource: string, { ids }: { ids: Identifier[] }) {
    const staying = await removeMany(resource, ids);
    if (staying.length > 0) throw new HttpError(staying.join('\n'), 409, {});
    return { data: ids };
  },
} as DataProvider;

function inputOf({ toInput }: ResourceEndpoint, row: Record<string, unknown>): Record<string, unknown> {
  return toInput ? toInput(row) : row;
}

function without(row: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

function change(endpoint: ResourceEndpoint, id: Identifier, body: object): Promise<Row> {
  return requestRow(endpoint, id, { method: 'POST', query: translations(endpoint), body });
}

async function requestRow(
  { path, single }: ResourceEndpoint,
  id: Identifier,
  options: Parameters<typeof requestPath>[2],
): Promise<Row> {
  if (single) return { ...(await requestPath(singleSchema, path, options)), id };
  return requestPath(rowSchema, `${path}${id}/`, options);
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
    const answer = await requestPath(pageSchema, endpoint.path, {
      query: { ...query, page: next, page_size: size },
      ...(signal ? { signal } : {}),
    });
    data.push(...answer.results);
    if (data.length < perPage && answer.results.length === size) continue;
    const shown = withoutPendingDeletes(resource, data);
    const total = answer.count - (data.length - shown.length);
    return { data: shown, total, meta: { more: answer.more ?? false } };
  }
}

function readEach({ path }: ResourceEndpoint, ids: Identifier[]): Promise<Row[]> {
  return Promise.all(ids.map((id) => requestPath(rowSchema, `${path}${id}/`)));
}

/** Deletes the entries that nothing refers to; resolves to the names of the others, each with the reason. */
export async function removeMany(resource: string, ids: readonly Identifier[]): Promise<string[]> {
  const { path, hasTranslations } = endpointOf(resource);
  const staying: string[] = [];
  if (!hasTranslations) {
    for (const id of ids) await requestPath(z.null(), `${path}${id}/`, { method: 'DELETE' });
    return staying;
  }
  for (let start = 0; start < ids.length; start += maxPageSize) {
    const query = { ids: ids.slice(start, start + maxPageSize).join(',') };
    const { kept } = await requestPath(removedManySchema, path, { method: 'DELETE', query });
    staying.push(
      ...kept.map(
        ({ title, message, used_in: uses }) => `${title}: ${[message, ...uses.map((use) => use.title)].join(' · ')}`,
      ),
    );
  }
  return staying;
}

/** Duplicates an entry; `body` has the chosen parts and what differs. */
export function copyEntry(resource: string, id: Identifier, body: object): Promise<Row> {
  const { path } = endpointOf(resource);
  return requestPath(rowSchema, `${path}${id}/copy/`, { method: 'POST', query: { translations: 'all' }, body });
}
