import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { recordOf } from '#contract/base/records.ts';

/**
 * Data of one route's loader for an address, without a navigation: the router would replace the whole screen by the
 * error page when the request fails. This function throws instead.
 */
export async function fetchLoaderData(address: string, routeId: string): Promise<unknown> {
  const url = new URL(address, window.location.href);
  url.pathname += '.data';
  url.searchParams.set('_routes', routeId);
  const response = await fetch(url);
  if (response.status !== 200 || !response.body) throw new Error(`${response.status} from ${url.pathname}`);
  const { value } = await decode(response.body, window);
  return recordOf(recordOf(value)[routeId]).data;
}
