import { shopMarkers } from '#contract/webshop/shop.ts';
import type { Config } from '../../platform/config.ts';
import { type ProviderAnswer, ProviderFault } from '../ticketing/provider-client.ts';
import { redirectAddress } from '../ticketing/provider-address.ts';
import { cookiesForVisitor } from './shop-cookies.ts';
import { isSecure } from '../accounts/sessions/session-cookie.ts';

const headersPassed = ['content-type', 'content-language', 'content-disposition', 'last-modified', 'etag'] as const;
const redirects: Record<number, number> = { 301: 302, 302: 302, 303: 303, 307: 307, 308: 307 };

interface ShopRequest {
  request: Request;
  url: URL;
  /** First segment of the shop’s addresses. */
  base: string;
}

/**
 * Builds the visitor’s response from the provider’s, with only the headers that a shop needs. Throws ProviderFault for a
 * page without the frame, for errors, and for other responses that must not be shown.
 */
export function toVisitor(answer: ProviderAnswer, shop: ShopRequest, config: Config): Response {
  const { status, headers: providerHeaders, body } = answer;
  const headers = new Headers();
  const place = { base: shop.base, secure: isSecure(config) };
  for (const cookie of cookiesForVisitor(providerHeaders.getSetCookie(), place)) headers.append('Set-Cookie', cookie);
  const location = providerHeaders.get('location');
  if (redirects[status] !== undefined && location !== null) {
    headers.set('Location', redirectAddress(location, shop.url, config));
    headers.set('Cache-Control', 'private, no-store');
    return new Response(null, { status: redirects[status], headers });
  }
  if (providerHeaders.has('content-encoding')) throw new ProviderFault('rubbish', 'an encoding that nobody asked for');
  const isPage = (providerHeaders.get('content-type') ?? '').toLowerCase().startsWith('text/html');
  if (status === 304) return new Response(null, { status, headers });
  if (status < 200 || status >= 500 || (status >= 300 && status < 400))
    throw new ProviderFault('rubbish', `answered ${status}`);
  // Also for clients that do not say what they accept: an empty page tells nobody anything.
  if (isGone(status) && body.byteLength === 0 && mayBeDocument(shop.request))
    throw new ProviderFault('gone', `an empty page, ${status}`);
  if (isDocument(shop.request) && !isInFrame(isPage, body, shop.request)) {
    if (status < 400 && !isPage && providerHeaders.has('content-type')) return download(answer, headers);
    throw new ProviderFault(isGone(status) ? 'gone' : 'rubbish', `a page without the frame, ${status}`);
  }
  return buildResponse(answer, headers, isPage);
}

function buildResponse(
  { status, headers: providerHeaders, body }: ProviderAnswer,
  headers: Headers,
  isPage: boolean,
): Response {
  for (const name of headersPassed) {
    const value = providerHeaders.get(name);
    if (value !== null) headers.set(name, value);
  }
  const personal = isPage || headers.has('set-cookie');
  const cache = providerHeaders.get('cache-control');
  headers.set('Cache-Control', personal || cache === null ? 'private, no-cache' : cache);
  const empty = status === 204 || status === 205 || body.byteLength === 0;
  return new Response(empty ? null : new Uint8Array(body), { status, headers });
}

/** Tickets or calendar entries: sent as a download, so that a browser does not show them as a page. */
function download(answer: ProviderAnswer, headers: Headers): Response {
  const shown = /^(?:application\/(?:pdf|json|xml)|text\/(?:plain|calendar|xml|css|javascript)|image\/(?!svg)|font\/)/i;
  const response = buildResponse(answer, headers, false);
  if (!shown.test(answer.headers.get('content-type') ?? '')) response.headers.set('Content-Disposition', 'attachment');
  return response;
}

/** True if a browser requests a page rather than a subresource. */
function isDocument({ headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest');
  if (destination !== null) return destination === 'document';
  return !headers.has('x-requested-with') && (headers.get('accept') ?? '').includes('text/html');
}

function isGone(status: number): boolean {
  return status === 404 || status === 410;
}

/** False if a browser or a script says that it requests a part of a page. */
function mayBeDocument({ headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest');
  return destination === null ? !headers.has('x-requested-with') : destination === 'document';
}

function isInFrame(isPage: boolean, body: Buffer, { method }: Request): boolean {
  if (!isPage) return false;
  if (method === 'HEAD') return true;
  const top = body.indexOf(shopMarkers.top);
  return top >= 0 && body.indexOf(shopMarkers.bottom, top) > top && body.lastIndexOf('</html>') > top;
}
