import type { IncomingMessage } from 'node:http';
import { overlayIdOf, overlayName } from '#contract/events/event-overlay.ts';
import { pageQueryNames } from '#contract/pages/page-query.ts';
import type { ParsedHeaders } from './parse-headers.ts';

const personal = /^(edit|version|version_id|preview)$/;
const sessionCookie = /(?:^|; ?)[^=;]*session[^=;]*=/i;
const longestKey = 1000;

type Request = Pick<IncomingMessage, 'method' | 'url'>;

/**
 * The cache key of a request, or null if the response is for one person. The key is the path with the query parameters
 * that a screen reads, sorted by name.
 */
export function pageKey(request: Request, headers: Pick<ParsedHeaders, 'cookie' | 'authorization'>): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (headers.authorization !== '' || (headers.cookie !== '' && sessionCookie.test(headers.cookie))) return null;
  const url = request.url ?? '';
  if (url.length > longestKey) return null;
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  const parameters = [...new URLSearchParams(url.slice(mark + 1))];
  if (parameters.some(([name]) => personal.test(name))) return null;
  const query = new URLSearchParams(parameters.filter(([name]) => pageQueryNames.has(name)));
  const overlay = overlayIdOf(query);
  query.delete(overlayName);
  if (overlay !== null) query.set(overlayName, String(overlay));
  query.sort();
  return query.size > 0 ? `${url.slice(0, mark)}?${query}` : url.slice(0, mark);
}
