import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { openData } from '../content/sealed.ts';
import type { ListPage } from './list-page.ts';

/**
 * The list of another page of a screen: the answer of its loader alone. Throws where it cannot be had. The router's own
 * way would put the error page in the place of the whole screen then, and with it all that one has read so far.
 */
export async function askListPage<T>(address: string, routeId: string): Promise<ListPage<T>> {
  const url = new URL(address, window.location.href);
  url.pathname += '.data';
  url.searchParams.set('_routes', routeId);
  const response = await fetch(url);
  if (response.status !== 200 || !response.body) throw new Error(`${response.status} from ${url.pathname}`);
  const { value } = await decode(response.body, window);
  const answer = (value as Record<string, { data?: unknown }>)[routeId];
  const { list } = (openData(answer?.data) ?? {}) as { list?: ListPage<T> };
  if (!list) throw new Error(`No list from ${url.pathname}`);
  return list;
}
