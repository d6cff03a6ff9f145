import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { AppError } from '#contract/base/errors.ts';
import { isUnavailable } from '../../db/is-unavailable.ts';
import type { PageCache } from '../../platform/page-cache/page-cache.ts';
import { pageKey } from '../../platform/page-cache/page-key.ts';
import type { Observe } from '../../platform/metrics/observe-requests.ts';
import type { Reporter } from '../../platform/reporting/reporter.ts';
import type { Shop } from '../../areas/webshop/open-shop.ts';
import type { StaticFiles } from './static-files.ts';
import { parseHeaders } from '../../platform/page-cache/parse-headers.ts';
import { limitRequestBody } from './limit-request-body.ts';
import { requestContext, type NodeBindings } from './request-context.ts';
import { compressResponse, sendCompressed } from './compress-response.ts';
import { fallbackResponse } from './fallback-response.ts';
import { sendPrepared } from '../../platform/page-cache/prepared-response.ts';
import { acceptHost, isBackendPath, isSaneTarget } from './request-target.ts';
import { sendMinimal } from './send-minimal.ts';
import { drainBody } from './drain-body.ts';

interface Parts {
  pages: PageCache;
  reporter?: Reporter;
  files: StaticFiles;
  backend: (request: Request, bindings: NodeBindings) => Response | Promise<Response>;
  site: (request: Request) => Promise<Response>;
  /** Handles the addresses of the ticket shop that the provider serves. */
  shop?: Shop;
  /** Maximum size of an upload in bytes. */
  uploadBytes: number;
  /** Runs around every request that neither a cached page nor a static file answers. */
  observe?: Observe | undefined;
}

const otherBodies = 4 * 1024 * 1024;
const uploadFraming = 64 * 1024;

/** Serves cached pages and static files first, without a framework; then calls the backend or the site. */
export function createListener(parts: Parts): RequestListener {
  const { pages, files, reporter } = parts;
  /** Responses rendered for the page cache that are not cacheable. */
  const uncacheable = new WeakMap<IncomingMessage, Response>();
  const framework = getRequestListener(
    async (request, bindings) => {
      // The listener is that of a HTTP/1.1 server, so these are no bindings of HTTP/2.
      const response = await answer(parts, { request, bindings: bindings as NodeBindings, uncacheable });
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
    if (outcome && key === incoming.url) uncacheable.set(incoming, outcome);
    await framework(incoming, outgoing);
  }

  return (incoming, outgoing) => {
    const headers = parseHeaders(incoming.rawHeaders);
    if (!acceptHost(incoming, headers)) return sendMinimal(outgoing, fallbackResponse('bad_request', incoming.url));
    const key = pages.enabled ? pageKey(incoming, headers) : null;
    const page = key === null ? undefined : pages.find(key);
    if (page) return sendPrepared(incoming, { response: outgoing, answer: page.answer, headers });
    if (!isSaneTarget(incoming.url)) return sendMinimal(outgoing, fallbackResponse('bad_request', incoming.url));
    const path = pathOf(incoming.url);
    const file = incoming.method === 'GET' || incoming.method === 'HEAD' ? files.get(path) : undefined;
    if (file) return sendPrepared(incoming, { response: outgoing, answer: file });
    if (/^\/(?:admin\/)?assets\//.test(path)) return sendMinimal(outgoing, new Response(null, { status: 404 }));
    const next = () => {
      pass(incoming, outgoing, isBackendPath(path) || parts.shop?.covers(path) ? null : key).catch((error: unknown) => {
        console.error(error);
        outgoing.destroy();
      });
    };
    if (parts.observe) parts.observe({ incoming, outgoing }, next);
    else next();
  };
}

async function answer(
  { backend, site, shop, uploadBytes, reporter }: Parts,
  {
    request,
    bindings,
    uncacheable,
  }: { request: Request; bindings: NodeBindings; uncacheable: WeakMap<IncomingMessage, Response> },
): Promise<Response> {
  const target = bindings.incoming.url ?? '/';
  const path = pathOf(target);
  try {
    const bounded = limitRequestBody(request, /\/api\/media\/?/.test(path) ? uploadBytes + uploadFraming : otherBodies);
    if (isBackendPath(path)) return await compressResponse(request, await backend(bounded, bindings));
    if (shop?.covers(path)) return await compressResponse(request, await shop.answer(bounded, bindings));
    const response = uncacheable.get(bindings.incoming) ?? (await requestContext.run(bindings, () => site(bounded)));
    return await sendCompressed(request, withoutCaching(response), bindings.outgoing);
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
