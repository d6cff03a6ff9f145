import { programmeApi, searchApi } from '#contract/api.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { AppError } from '#contract/base/errors.ts';
import type { NodeBindings } from './listener/request-context.ts';
import type { AppContext } from '../app-context.ts';

/** The requests that the site's scripts send: calendar, event overlay, search suggestions. */
const browserCalls: Endpoint[] = [
  programmeApi.calendar,
  programmeApi.month,
  programmeApi.events,
  programmeApi.event,
  searchApi.suggest,
];
const paths = browserCalls.map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Milliseconds for a complete response; meanwhile the page shows a placeholder. */
const timeout = 15_000;
const maxBytes = 5 * 1024 * 1024;

type Backend = (request: Request, bindings: NodeBindings) => Response | Promise<Response>;

/**
 * The backend as browsers reach it. With `CONTENT_API_URL` the requests of the site's scripts are forwarded there,
 * so that a page and its panels show the same content; other requests go to the own backend.
 */
export function withRemoteBackend(
  { config, fetch: requestPath }: Pick<AppContext, 'config' | 'fetch'>,
  own: Backend,
): Backend {
  const origin = config.contentApiUrl;
  if (origin === undefined) return own;
  return (request, bindings) => {
    const { pathname, search } = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !paths.some((each) => each.test(pathname))) return own(request, bindings);
    return read(requestPath, origin + pathname + search);
  };
}

/** Sends the same path and query without the visitor's headers. A response that is not JSON counts as unavailable. */
async function read(requestPath: typeof fetch, address: string): Promise<Response> {
  const headers = { accept: 'application/json' };
  const signal = AbortSignal.timeout(timeout);
  const answer = await requestPath(new Request(address, { headers, signal, redirect: 'error' })).catch(unavailable);
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
    if (length > maxBytes) return unavailable();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function unavailable(): never {
  throw new AppError('unavailable');
}
