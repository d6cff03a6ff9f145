import type { Endpoint } from '#contract/endpoint.ts';
import { type AskOptions, fillPath, Unavailable } from './ask.ts';
import { list, record, text } from './read.ts';

/** What became of something that was sent. */
export interface Sent {
  /** True: it was taken. */
  accepted: boolean;
  status: number;
  /** What came, parsed; null where it was no JSON. */
  body: unknown;
  /** What is wrong, by field, in the language of the page. */
  issues: { path: string; message: string }[];
}

export type Send = (endpoint: Endpoint, params: Record<string, string>, body: object) => Promise<Sent>;

/**
 * Sends for a visitor who is nobody in particular: no cookie goes along. Whoever calls it has made sure that the request
 * came from the site's own page.
 */
export function createSend({ fetch, origin, request }: AskOptions): Send {
  const forwarded = request.headers.get('x-forwarded-for');
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(forwarded !== null && { 'x-forwarded-for': forwarded }),
  };
  return async (endpoint, params, body) => {
    const init = { method: endpoint.method.toUpperCase(), headers, body: JSON.stringify(body), signal: request.signal };
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

/** True where a browser says that another site sends this. Whoever says nothing is no browser and carries no rights. */
export function comesFromElsewhere(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== host);
}
