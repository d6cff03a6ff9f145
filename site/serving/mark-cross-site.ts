import { isCrossSite } from '../content/client/send.ts';

const reading = new Set(['GET', 'HEAD']);

/**
 * Prepares a request for the framework, which compares the origin of a form with the request's address in this process.
 * Behind a proxy that address differs from the public one (http instead of https). So the origin is compared here, and
 * a request from another site gets `Sec-Fetch-Site: cross-site`, which the actions reject.
 */
export function markCrossSite(request: Request, siteUrl: string): Request {
  const origin = request.headers.get('origin');
  if (origin === null || reading.has(request.method)) return request;
  const { url, method, headers: sent, body, signal } = request;
  const headers = new Headers(sent);
  headers.delete('origin');
  const isOwn = sent.get('sec-fetch-site') === null && origin === new URL(siteUrl).origin;
  if (!isOwn && isCrossSite(request)) headers.set('sec-fetch-site', 'cross-site');
  // TypeScript does not know `duplex`, which a stream as the body needs.
  const init = { method, headers, body, signal, duplex: 'half' };
  return new Request(url, init);
}
