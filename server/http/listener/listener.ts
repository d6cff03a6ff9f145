import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { AppError } from '#contract/base/errors.ts';
import { isUnavailable } from '../../db/postgres-errors.ts';
import type { AppContext } from '../../app-context.ts';
import { type PageCache, pageKey } from '../../platform/page-cache/page-cache.ts';
import type { Observe } from '../../platform/metrics/observe-requests.ts';
import type { Reporter } from '../../platform/reporting/reporter.ts';
import { offWorkerAddress, type StaticFiles, workerAddress } from './static-files.ts';
import { type ParsedHeaders, parseHeaders } from '../../platform/page-cache/parse-headers.ts';
import { largestBody, otherBodies, publicBodies, limitRequestBody, drainBody } from './limit-request-body.ts';
import { requestContext, type NodeBindings } from './request-context.ts';
import type { MaintenanceGate } from './maintenance-gate.ts';
import { compressResponse, sendCompressed } from './compress-response.ts';
import { fallbackResponse } from './fallback-response.ts';
import { type PreparedResponse, sendPrepared } from '../../platform/page-cache/prepared-response.ts';
import { acceptHost, isBackendPath, isForeignHost, isSaneTarget, repairTarget } from './request-target.ts';
import { sendMinimal } from './open-server.ts';

/** The addresses of the ticket shop, proxied to the ticket provider. */
export interface Shop {
  /** True for paths that only the shop handles. */
  covers(path: string): boolean;
  answer(request: Request, bindings: NodeBindings): Promise<Response>;
}

interface Parts {
  pages: PageCache;
  reporter?: Reporter;
  files: StaticFiles;
  backend: (request: Request, bindings: NodeBindings) => Response | Promise<Response>;
  site: (request: Request) => Promise<Response>;
  /** Handles the addresses of the ticket shop that the provider serves. */
  shop?: Shop;
  /** Told the target of a request to the site for which there is no page. */
  onNotFound?: (target: string) => void;
  /** Parts that the house does not have; absent: it has all. */
  partsOff?: AppContext['partsOff'];
  /** Refuses visitors while the house is not open; absent: it is always open. */
  gate?: MaintenanceGate | undefined;
  /** Origin of the house: other names are not answered. Absent: every name is its own. */
  siteUrl?: string;
  /** Maximum size of an upload in bytes. */
  uploadBytes: number;
  /** Runs around every request that neither a cached page nor a static file answers. */
  observe?: Observe | undefined;
}

/** What is known of requests before they are answered. */
interface Known {
  /** Responses rendered for the page cache that are not cacheable. */
  uncacheable: WeakMap<IncomingMessage, Response>;
  /** Requests of people who may enter while visitors may not. */
  personal: WeakSet<IncomingMessage>;
}

/** Serves cached pages and static files first, without a framework; then calls the backend or the site. */
export function createListener(parts: Parts): RequestListener {
  const { pages, files, reporter, gate } = parts;
  const own = parts.siteUrl === undefined ? '' : new URL(parts.siteUrl).hostname;
  const known: Known = { uncacheable: new WeakMap(), personal: new WeakSet() };
  const framework = getRequestListener(
    async (request, bindings) => {
      // The listener is that of a HTTP/1.1 server, so these are no bindings of HTTP/2.
      const response = await answer(parts, { request, bindings: bindings as NodeBindings, known });
      return (await drainBody(request, bindings.incoming)) ? response : closing(response);
    },
    {
      hostname: 'localhost',
      overrideGlobalObjects: false,
      errorHandler: (error) => answerError(error, undefined, reporter),
    },
  );

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse, key: string | null): Promise<void> {
    const outcome =
      key === null
        ? undefined
        : await pages.load(key).catch((error: unknown) => answerError(error, incoming.url, reporter));
    if (outcome && !(outcome instanceof Response))
      return sendPrepared(incoming, { response: outgoing, answer: outcome.answer });
    if (outcome && key === incoming.url) known.uncacheable.set(incoming, outcome);
    await framework(incoming, outgoing);
  }

  function serve(incoming: IncomingMessage, outgoing: ServerResponse, headers: ParsedHeaders): void {
    const key = pages.enabled && !known.personal.has(incoming) ? pageKey(incoming, headers) : null;
    const page = key === null ? undefined : pages.find(key);
    if (page) return sendPrepared(incoming, { response: outgoing, answer: page.answer, headers });
    if (!isSaneTarget(incoming.url)) return sendMinimal(outgoing, fallbackResponse('not_found', incoming.url));
    const path = pathOf(incoming.url);
    const file = incoming.method === 'GET' || incoming.method === 'HEAD' ? files.get(path) : undefined;
    if (file) return sendFile(parts, { incoming, outgoing, file });
    if (/^\/(?:admin\/)?assets\//.test(path)) return sendMinimal(outgoing, new Response(null, { status: 404 }));
    const next = () => {
      pass(incoming, outgoing, isBackendPath(path) || parts.shop?.covers(path) ? null : key).catch((error: unknown) => {
        console.error(error);
        outgoing.destroy();
      });
    };
    if (parts.observe) parts.observe({ incoming, outgoing }, next);
    else next();
  }

  return (incoming, outgoing) => {
    const headers = parseHeaders(incoming.rawHeaders);
    const refused = refuse(incoming, headers, own);
    if (refused) return sendMinimal(outgoing, refused);
    incoming.url = repairTarget(incoming.url ?? '');
    if (!gate || gate.isOpen()) return serve(incoming, outgoing, headers);
    enter(parts, { gate, incoming, headers, outgoing, known, serve: () => serve(incoming, outgoing, headers) });
  };
}

interface Arrival {
  gate: MaintenanceGate;
  incoming: IncomingMessage;
  headers: ParsedHeaders;
  outgoing: ServerResponse;
  known: Known;
  serve: () => void;
}

/** Serves what the gate admits; called unless the house is known to be open. Built files are for everybody: they have no content. */
function enter({ files, reporter }: Parts, { gate, incoming, headers, outgoing, known, serve }: Arrival): void {
  const { url: target, method = 'GET' } = incoming;
  if (!isSaneTarget(target) || files.has(pathOf(target))) return serve();
  const language = incoming.headers['accept-language'] ?? '';
  gate.admit({ method, target, cookie: headers.cookie, language }).then(
    (admitted) => {
      if (admitted instanceof Response) return sendMinimal(outgoing, admitted);
      if (admitted === 'person') known.personal.add(incoming);
      serve();
    },
    (error: unknown) => sendMinimal(outgoing, answerError(error, target, reporter)),
  );
}

/** Sends a file. Without offline reading, the worker of visitors who have it is replaced by the one that removes it. */
function sendFile(
  { partsOff, files }: Parts,
  { incoming, outgoing, file }: { incoming: IncomingMessage; outgoing: ServerResponse; file: PreparedResponse },
): void {
  const send = (sent: PreparedResponse) => sendPrepared(incoming, { response: outgoing, answer: sent });
  if (!partsOff || pathOf(incoming.url ?? '') !== workerAddress) return send(file);
  partsOff().then(
    (off) => send((off.includes('offline') && files.get(offWorkerAddress)) || file),
    () => send(file),
  );
}

/** Machines ask for these by whatever name they know. */
const isProbe = (target: string | undefined) => /^\/(?:healthz|readyz|metrics)$/.test(target ?? '');

/** What is refused whatever its address is: several hosts, the name of another house, and TRACE, which Node's `Request` does not accept. */
function refuse(
  incoming: IncomingMessage,
  headers: { host: string; hosts: number },
  own: string,
): Response | undefined {
  if (!acceptHost(incoming, headers)) return fallbackResponse('bad_request', incoming.url);
  if (isForeignHost(headers.host, own) && !isProbe(incoming.url))
    return new Response(`This server answers for ${own} only.\n`, {
      status: 421,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  return incoming.method === 'TRACE'
    ? new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } })
    : undefined;
}

async function answer(
  { backend, site, shop, partsOff, onNotFound, uploadBytes, reporter }: Parts,
  { request, bindings, known }: { request: Request; bindings: NodeBindings; known: Known },
): Promise<Response> {
  const target = bindings.incoming.url ?? '/';
  const path = pathOf(target);
  const kept = (response: Response) => (known.personal.has(bindings.incoming) ? forOnePerson(response) : response);
  try {
    const bounded = (bytes: number) => limitRequestBody(request, bytes);
    if (isBackendPath(path))
      return await compressResponse(request, kept(await backend(bounded(largestBody(path, uploadBytes)), bindings)));
    // Without the shop its addresses are those of the site, which does not know them.
    if (shop?.covers(path) && !(await partsOff?.())?.includes('webshop'))
      return await compressResponse(request, kept(await shop.answer(bounded(otherBodies), bindings)));
    const response =
      known.uncacheable.get(bindings.incoming) ??
      (await requestContext.run(bindings, () => site(bounded(publicBodies))));
    if (response.status === 404 && request.method === 'GET') onNotFound?.(target);
    return await sendCompressed(request, kept(withoutCaching(response)), bindings.outgoing);
  } catch (error) {
    return answerError(error, target, reporter);
  }
}

/** A response that the page cache does not store must not be stored by other caches. */
function withoutCaching(response: Response): Response {
  response.headers.delete('Cache-Tag');
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** A response that no cache may store: others are refused at the same address. */
function forOnePerson(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'private, no-store');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Tells the client that this connection accepts no further request. */
function closing(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('Connection', 'close');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

function answerError(error: unknown, target: string | undefined, reporter: Reporter | undefined): Response {
  if (error instanceof AppError) return fallbackResponse(error.code, target);
  if (error instanceof RequestError) return fallbackResponse('bad_request', target);
  if (isUnavailable(error)) return fallbackResponse('unavailable', target);
  console.error(error);
  reporter?.report('entrance', error, target);
  return fallbackResponse('internal', target);
}

function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
}

/**
 * Starts tasks one at a time, first in, first out, and lets the event loop run between two starts. Rendering a page
 * blocks the thread for some milliseconds: this way a cached page waits for one rendering at most. A task that waits for
 * the database or another server does not block the queue.
 */
export function renderQueue<A extends unknown[], R>(
  work: (...parameters: A) => Promise<R>,
): (...parameters: A) => Promise<R> {
  const waiting: (() => void)[] = [];

  function next(): void {
    const begin = waiting[0];
    if (!begin) return;
    begin();
    waiting.shift();
    if (waiting.length > 0) setImmediate(next);
  }

  return (...parameters) =>
    new Promise<R>((resolve, reject) => {
      const run = async () => work(...parameters);
      // Keeps the async context of the request, although another request's turn starts the task.
      waiting.push(AsyncLocalStorage.bind(() => void run().then(resolve, reject)));
      if (waiting.length === 1) setImmediate(next);
    });
}
