import { comesFromElsewhere } from '../content/send.ts';

const reading = new Set(['GET', 'HEAD']);

/**
 * A request as the framework takes it. That one compares the origin of a form with the address by which the request
 * reached this process, which behind a proxy is another than the visitor's (http instead of https). So the origin is
 * compared here, and what comes from another site carries `Sec-Fetch-Site: cross-site`, for the actions to refuse.
 */
export function markSender(request: Request, siteUrl: string): Request {
  const origin = request.headers.get('origin');
  if (origin === null || reading.has(request.method)) return request;
  const { url, method, headers: sent, body, signal } = request;
  const headers = new Headers(sent);
  headers.delete('origin');
  const isOwn = sent.get('sec-fetch-site') === null && origin === new URL(siteUrl).origin;
  if (!isOwn && comesFromElsewhere(request)) headers.set('sec-fetch-site', 'cross-site');
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit);
}
