import { programmeApi, searchApi } from '#contract/api.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { AppError } from '#contract/base/errors.ts';
import { isLocale, type Locale } from '#text/languages.ts';
import type { NodeBindings } from './listener/request-context.ts';
import { withoutParts } from '#contract/settings/without-parts.ts';
import type { AppContext } from '../app-context.ts';
import { parseJson } from '#text/parse-json.ts';

/** The requests that the site's scripts send: calendar, event overlay, search suggestions. */
const browserCalls: Endpoint[] = [
  programmeApi.calendar,
  programmeApi.month,
  programmeApi.events,
  programmeApi.event,
  searchApi.suggest,
];
const paths = browserCalls.map((endpoint) => ({
  endpoint,
  path: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Milliseconds for a complete response; meanwhile the page shows a placeholder. */
const timeout = 15_000;
const maxBytes = 5 * 1024 * 1024;

/** Reads an answer in the types of the contract; null when it is none. */
export type ReadAnswer = (
  endpoint: Endpoint,
  body: unknown,
  input: { locale: Locale; query: Record<string, string> },
) => unknown;

interface RemoteParts extends Pick<AppContext, 'config' | 'fetch'> {
  /** Parts that are off in the settings of the other backend; absent: none. */
  partsOff?: AppContext['partsOff'];
  readAnswer: ReadAnswer;
}

type Backend = (request: Request, bindings: NodeBindings) => Response | Promise<Response>;

/**
 * The backend as browsers reach it. With `CONTENT_API_URL` the requests of the site's scripts are forwarded there,
 * so that a page and its panels show the same content; other requests go to the own backend.
 */
export function withRemoteBackend(
  { config, fetch: requestPath, partsOff, readAnswer }: RemoteParts,
  own: Backend,
): Backend {
  const origin = config.contentApiUrl;
  if (origin === undefined) return own;
  return async (request, bindings) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const call = isRead ? paths.find(({ path }) => path.test(pathname)) : undefined;
    if (!call) return own(request, bindings);
    const locale = pathname.split('/').find(isLocale) ?? 'de';
    const input = { locale, query: Object.fromEntries(searchParams) };
    const parts = (await partsOff?.()) ?? [];
    return send(requestPath, {
      address: origin + pathname + search,
      read: (body) => withoutParts(readAnswer(call.endpoint, body, input), { parts, origin: config.siteUrl }),
    });
  };
}

interface Forwarded {
  address: string;
  read: (body: unknown) => unknown;
}

/**
 * Sends the same path and query without the visitor's headers. A response that is not JSON counts as unavailable; any
 * other is passed on in the types of the contract, so that browsers need no reader of their own.
 */
async function send(requestPath: typeof fetch, { address, read }: Forwarded): Promise<Response> {
  const headers = { accept: 'application/json' };
  const signal = AbortSignal.timeout(timeout);
  const answer = await requestPath(new Request(address, { headers, signal, redirect: 'error' })).catch(unavailable);
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(answer.headers.get('content-type') ?? '');
  if (answer.status >= 500 || (answer.ok && !isJson)) {
    await answer.body?.cancel();
    return unavailable();
  }
  const body = answer.ok && answer.body ? parseJson(String(await readBounded(answer.body).catch(unavailable))) : {};
  if (body === undefined) return unavailable();
  const readable = answer.ok ? read(body) : body;
  if (readable === null) return unavailable();
  return new Response(JSON.stringify(readable), {
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
