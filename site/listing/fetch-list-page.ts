import { fetchLoaderData } from '../framework/navigation/fetch-loader-data.ts';
import type { ListPage } from './list-page.ts';

/** Loads another page of a screen's list. Throws when it is unavailable; the screen stays unchanged. */
export async function fetchListPage<T>(address: string, routeId: string): Promise<ListPage<T>> {
  // `T` is the entry of the screen’s own list, which its loader returns as `list`.
  const { list } = ((await fetchLoaderData(address, routeId)) ?? {}) as { list?: ListPage<T> };
  if (!list) throw new Error(`No list from ${address}`);
  return list;
}
