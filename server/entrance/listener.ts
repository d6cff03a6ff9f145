import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { AppError } from '#contract/errors.ts';
import { isUnavailable } from '../db/is-unavailable.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { pageKey } from '../page-cache/page-key.ts';
import type { Reporter } from '../reporting/reporter.ts';
import type { Shop } from '../webshop/open-shop.ts';
import type { StaticFiles } from '../static-files/read-static-files.ts';
import { askedHeaders } from './asked-headers.ts';
import { boundBody } from './bounded-body.ts';
import { callers, type NodeBindings } from './callers.ts';
import { compressAnswer, sendCompressed } from './compress-answer.ts';
import { lastResort } from './last-resort.ts';
import { sendReady } from './ready-answer.ts';
import { isBackendPath, isSaneHost, isSaneTarget } from './request-target.ts';
import { sendBare } from './send-bare.ts';
import { takeRest } from './take-rest.ts';

interface Parts {
  pages: PageCache;
  reporter?: Reporter;
  files: StaticFiles;
  backend: (request: Request, bindings: NodeBindings) => Response | Promise<Response>;
  site: (request: Request) => Promise<Response>;
  /** Addresses of the ticket shop that its provider answers. */
  shop?: Shop;
  /** Most bytes of an upload. */
  uploadBytes: number;
}

const otherBodies = 4 * 1024 * 1024;
const uploadFraming = 64 * 1024;

/** The way in: kept pages and files first, without any framework; then the backend or the site. */
export function createListener(parts: Parts): RequestListener {
  const { pages, files, reporter } = parts;
  /** Answers that were made for the page cache and turned out to be for this request alone. */
  const made = new WeakMap<IncomingMessage, Response>();
  const framework = getRequestListener(
    async (request, bindings) => {
      const response = await answer(parts, request, bindings as NodeBindings, made);
      return (await takeRest(request, bindings.incoming)) ? response : closing(response);
    },
    { overrideGlobalObjects: false, errorHandler: (error) => answerError(error, undefined, reporter) },
  );

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse, key: string | null): Promise<void> {
    const outcome =
      key === null
        ? undefined
        : await pages.load(key).catch((error: unknown) => answerError(error, incoming.url, reporter));
    if (outcome && !(outcome instanceof Response)) return sendReady(incoming, outgoing, outcome.answer);
    if (outcome && key === incoming.url) made.set(incoming, outcome);
    await framework(incoming, outgoing);
  }

  return (incoming, outgoing) => {
    const asked = askedHeaders(incoming.rawHeaders);
    const key = pages.keeps ? pageKey(incoming, asked) : null;
    const page = key === null ? undefined : pages.find(key);
    if (page) return sendReady(incoming, outgoing, page.answer, asked);
    if (!isSaneTarget(incoming.url)) return sendBare(outgoing, lastResort('bad_request', incoming.url));
    const path = pathOf(incoming.url);
    const file = incoming.method === 'GET' || incoming.method === 'HEAD' ? files.get(path) : undefined;
    if (file) return sendReady(incoming, outgoing, file);
    if (!isSaneHost(incoming.headers.host)) return sendBare(outgoing, lastResort('bad_request', incoming.url));
    if (/^\/(?:admin\/)?assets\//.test(path)) return sendBare(outgoing, new Response(null, { status: 404 }));
    pass(incoming, outgoing, isBackendPath(path) || parts.shop?.covers(path) ? null : key).catch((error: unknown) => {
      console.error(error);
      outgoing.destroy();
    });
  };
}

async function answer(
  { backend, site, shop, uploadBytes, reporter }: Parts,
  request: Request,
  bindings: NodeBindings,
  made: WeakMap<IncomingMessage, Response>,
): Promise<Response> {
  const target = bindings.incoming.url ?? '/';
  const path = pathOf(target);
  try {
    const bounded = boundBody(request, /\/api\/media\/?/.test(path) ? uploadBytes + uploadFraming : otherBodies);
    if (isBackendPath(path)) return await compressAnswer(request, await backend(bounded, bindings));
    if (shop?.covers(path)) return await compressAnswer(request, await shop.answer(bounded, bindings));
    const response = made.get(bindings.incoming) ?? (await callers.run(bindings, () => site(bounded)));
    return await sendCompressed(request, neverKept(response), bindings.outgoing);
  } catch (error) {
    return answerError(error, target, reporter);
  }
}

/** What the page cache does not keep, nobody else may keep. */
function neverKept(response: Response): Response {
  response.headers.delete('Cache-Tag');
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** Tells the client that this connection takes no further request. */
function closing(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('Connection', 'close');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

function answerError(error: unknown, target: string | undefined, reporter: Reporter | undefined): Response {
  if (error instanceof AppError) return lastResort(error.code, target);
  if (error instanceof RequestError) return lastResort('bad_request', target);
  if (isUnavailable(error)) return lastResort('unavailable', target);
  console.error(error);
  reporter?.report('entrance', error, target);
  return lastResort('internal', target);
}

function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
}
