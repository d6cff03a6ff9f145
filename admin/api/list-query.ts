import type { GetListParams } from 'react-admin';
import type { ResourceEndpoint } from './resource-endpoint.ts';

/** Query parameters of a list besides its page: filters and order, empty ones left out. */
export function listQuery(
  endpoint: ResourceEndpoint,
  { filter, sort }: Partial<Pick<GetListParams, 'filter' | 'sort'>>,
): Record<string, string> {
  const all: Record<string, unknown> = {
    ...(endpoint.hasTranslations ? { translations: 'all' } : {}),
    ...filter,
    ...sortParameter(endpoint, sort),
  };
  const given = Object.entries(all).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function sortParameter({ sorts }: ResourceEndpoint, sort: GetListParams['sort']): { sort?: string } {
  if (!sort || !sorts.includes(sort.field)) return {};
  return { sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` };
}
