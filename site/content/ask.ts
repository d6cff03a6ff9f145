import type { Endpoint } from '#contract/endpoint.ts';

/** The backend cannot be reached or cannot answer now. */
export class Unavailable extends Error {
  constructor(reason: unknown) {
    super('The content backend cannot answer', { cause: reason });
    this.name = 'Unavailable';
  }
}

export interface Answer {
  status: number;
  /** What came, parsed; null where it was no JSON or no good answer. */
  body: unknown;
  tags: string[];
  /** From this moment on it is another answer, in milliseconds; Infinity where it changes only with its tags. */
  until: number;
}

export interface AskOptions {
  /** Sends a request to the backend, in this process or over the net. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin of the backend, without a slash at the end. */
  origin: string;
  /** The visitor's request. */
  request: Request;
}

export type Ask = (
  endpoint: Endpoint,
  params: Record<string, string>,
  query?: Record<string, string>,
) => Promise<Answer>;

/** The visitor's cookies, where a session is among them; no other cookie concerns the backend. */
export function sessionCookie(request: Request): string | null {
  const cookie = request.headers.get('cookie') ?? '';
  return /(?:^|;\s*)[^=;]*session[^=;]*=/i.test(cookie) ? cookie : null;
}

/** Makes calls of the contract; throws `Unavailable`, and passes on every other status. */
export function createAsk({ fetch, origin, request }: AskOptions): Ask {
  const cookie = sessionCookie(request);
  const headers: Record<string, string> = { accept: 'application/json', ...(cookie !== null && { cookie }) };
  return async (endpoint, params, query = {}) => {
    const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
    const url = `${origin}${fillPath(endpoint.path, params)}${search}`;
    const response = await fetch(new Request(url, { headers, signal: request.signal })).catch((reason: unknown) => {
      throw new Unavailable(reason);
    });
    if (response.status >= 500) throw new Unavailable(`${response.status} from ${endpoint.id}`);
    return {
      status: response.status,
      body: response.ok ? await response.json().catch(() => null) : null,
      tags: (response.headers.get('cache-tag') ?? '')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      until: Date.parse(response.headers.get('cache-until') ?? '') || Infinity,
    };
  };
}

/** The path of an endpoint with its parameters filled in. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    (params[name] ?? '').split('/').map(encodeURIComponent).join('/'),
  );
}
