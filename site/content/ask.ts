import type { Endpoint } from '#contract/endpoint.ts';

/** The backend cannot be reached or cannot answer now. */
export class Unavailable extends Error {
  constructor(reason: unknown) {
    super('The content backend cannot answer', { cause: reason });
    this.name = 'Unavailable';
  }
}

/** How long a backend elsewhere may take, in milliseconds. */
export interface Patience {
  /** For what a page cannot do without. */
  needed: number;
  /** For what it can do without. */
  optional: number;
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
  /** Absent: it may take as long as it likes. */
  patience?: Patience | undefined;
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
export function createAsk({ fetch, origin, request, patience }: AskOptions): Ask {
  const cookie = sessionCookie(request);
  const headers: Record<string, string> = { accept: 'application/json', ...(cookie !== null && { cookie }) };
  return async (endpoint, params, query = {}) => {
    const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
    const url = `${origin}${fillPath(endpoint.path, params)}${search}`;
    const signal = patience === undefined ? request.signal : inTime(request.signal, patience.needed);
    const response = await fetch(new Request(url, { headers, signal })).catch((reason: unknown) => {
      throw new Unavailable(reason);
    });
    if (response.status >= 500) throw new Unavailable(`${response.status} from ${endpoint.id}`);
    return {
      status: response.status,
      body: response.ok ? await bodyOf(response) : null,
      tags: (response.headers.get('cache-tag') ?? '')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      until: Date.parse(response.headers.get('cache-until') ?? '') || Infinity,
    };
  };
}

/** What comes in time, or `Unavailable`; whoever asked too late goes on without it. */
export async function soonEnough<T>(answer: Promise<T>, patience: Patience | undefined): Promise<T> {
  if (!patience) return answer;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unavailable('too late')), patience.optional);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function inTime(signal: AbortSignal, patience: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(patience)]);
}

/** What came, parsed; null where it is no JSON. An answer that breaks off or does not end is none. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch((reason: unknown) => {
    throw new Unavailable(reason);
  });
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The path of an endpoint with its parameters filled in. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    (params[name] ?? '').split('/').map(encodeURIComponent).join('/'),
  );
}
