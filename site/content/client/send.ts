import type { Endpoint } from '#contract/base/endpoint.ts';
import { fillPath } from '#contract/client/address.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import { inTime, type RequestOptions } from './requester.ts';
import { list, record, text } from '../reading/read.ts';

/** Result of a sent form. */
export interface Sent {
  /** True when the backend accepted it. */
  accepted: boolean;
  status: number;
  /** Parsed JSON body; null when it was not JSON. */
  body: unknown;
  /** Error messages by field, in the language of the page. */
  issues: { path: string; message: string }[];
}

export type Send = (
  endpoint: Endpoint,
  params: Record<string, string>,
  body: object,
  options?: SendOptions,
) => Promise<Sent>;

interface SendOptions {
  /** True: the same values that come again within an hour are the same form; the answer is that of the first. */
  isOnce?: boolean;
}

/**
 * Sends a form without cookies, so without the visitor's session. The caller must have checked that the request comes
 * from a page of this site.
 */
export function createSend({ fetch, origin, request, timeout }: RequestOptions): Send {
  const forwarded = request.headers.get('x-forwarded-for');
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(forwarded !== null && { 'x-forwarded-for': forwarded }),
  };
  return async (endpoint, params, body, { isOnce = false } = {}) => {
    const signal = timeout === undefined ? request.signal : inTime(request.signal, timeout);
    const json = JSON.stringify(body);
    const init = {
      method: endpoint.method.toUpperCase(),
      headers: isOnce ? { ...headers, 'idempotency-key': await keyOf(json) } : headers,
      body: json,
      signal,
    };
    const sent = new Request(`${origin}${fillPath(endpoint.path, params)}`, init);
    const response = await fetch(sent).catch((reason: unknown) => {
      throw new Unavailable(reason);
    });
    if (response.status >= 500) throw new Unavailable(`${response.status} from ${endpoint.id}`);
    const answer: unknown = await response.json().catch(() => null);
    const issues = list(record(answer).issues).map((issue) => ({
      path: text(record(issue).path),
      message: text(record(issue).message),
    }));
    return { accepted: response.ok, status: response.status, body: answer, issues };
  };
}

/** A page that is cached has no key of its own for each visitor, and a browser without scripts none for each press. */
async function keyOf(json: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(json));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * True when the browser reports that another site sent the request. A client without this header is no browser, so it
 * carries no cookies to misuse.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== host);
}
