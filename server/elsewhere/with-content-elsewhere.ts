import { programmeApi, searchApi } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { NodeBindings } from '../entrance/callers.ts';
import type { House } from '../house.ts';

/** What the program in a visitor's browser asks the backend for by itself: the calendar, an event over the page, suggestions. */
const askedByBrowsers: Endpoint[] = [
  programmeApi.calendar,
  programmeApi.month,
  programmeApi.events,
  programmeApi.event,
  searchApi.suggest,
];
const paths = askedByBrowsers.map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Milliseconds for a whole answer; the page that waits for it shows a placeholder meanwhile. */
const patience = 15_000;
const mostBytes = 5 * 1024 * 1024;

type Backend = (request: Request, bindings: NodeBindings) => Response | Promise<Response>;

/**
 * The backend as browsers reach it. Where the content lies elsewhere (`CONTENT_API_URL`), what a visitor's browser asks
 * for by itself comes from there too, so that a page and what opens over it tell of the same house; everything else is
 * the own backend's.
 */
export function withContentElsewhere({ config, fetch: ask }: Pick<House, 'config' | 'fetch'>, own: Backend): Backend {
  const origin = config.contentApiUrl;
  if (origin === undefined) return own;
  return (request, bindings) => {
    const { pathname, search } = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !paths.some((each) => each.test(pathname))) return own(request, bindings);
    return read(ask, origin + pathname + search);
  };
}

/** The same path and query, nothing of the visitor's. What is no JSON is no answer of a backend. */
async function read(ask: typeof fetch, address: string): Promise<Response> {
  const headers = { accept: 'application/json' };
  const signal = AbortSignal.timeout(patience);
  const answer = await ask(new Request(address, { headers, signal, redirect: 'error' })).catch(unavailable);
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(answer.headers.get('content-type') ?? '');
  if (answer.status >= 500 || (answer.ok && !isJson)) {
    await answer.body?.cancel();
    return unavailable();
  }
  const body = answer.ok && answer.body ? await readBounded(answer.body).catch(unavailable) : '{}';
  return new Response(body, {
    status: answer.status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

async function readBounded(stream: ReadableStream<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.byteLength;
    if (length > mostBytes) return unavailable();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function unavailable(): never {
  throw new AppError('unavailable');
}
