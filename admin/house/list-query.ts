import type { GetListParams } from 'react-admin';
import type { Kept } from './kept.ts';

/** What a list is asked for besides its page: filters and order, without those that are left open. */
export function listQuery(
  kept: Kept,
  { filter, sort }: Partial<Pick<GetListParams, 'filter' | 'sort'>>,
): Record<string, string> {
  const all: Record<string, unknown> = {
    ...(kept.stored ? { translations: 'all' } : {}),
    ...(filter as object),
    ...sortOf(kept, sort),
  };
  const given = Object.entries(all).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function sortOf({ sorts }: Kept, sort: GetListParams['sort']): { sort?: string } {
  if (!sort || !sorts.includes(sort.field)) return {};
  return { sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` };
}
