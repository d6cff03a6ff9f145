import { homeApi, pageEditorApi, siteApi } from '#contract/api.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { defaultLocale, type Locale } from '#text/languages.ts';
import { repairEscapes } from '#text/repair-escapes.ts';
import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router';
import { type Content, createContent } from '../content/content.ts';
import { RemoteBackend } from '../content/client/remote-backend.ts';
import { type ContentQueries, failureReporter } from '../content/client/page-request.ts';
import { defaultBudget, type TimeBudget } from '../content/client/time-budget.ts';
import {
  configContext,
  contentContext,
  queryContext,
  reloadContext,
  reportContext,
  type ReportOnServer,
  type SiteConfig,
} from '../content/context.ts';
import { createResponseCache } from '../content/client/response-cache.ts';
import { type PageQuery, pageQuery } from '../page-query.server.ts';
import { createInlineStyles, type ReadStyleSheet, stylesContext } from '../framework/rendering/inline-styles.ts';
import { securityHeaders } from '../framework/rendering/policy.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { overwriteGetLocale } from '#messages/paraglide/runtime.js';
import { isCrossSite } from '../content/client/send.ts';

const reading = new Set(['GET', 'HEAD']);

/**
 * Prepares a request for the framework, which compares the origin of a form with the request's address in this process.
 * Behind a proxy that address differs from the public one (http instead of https). So the origin is compared here, and
 * a request from another site gets `Sec-Fetch-Site: cross-site`, which the actions reject.
 */
function markCrossSite(request: Request, siteUrl: string): Request {
  const origin = request.headers.get('origin');
  if (origin === null || reading.has(request.method)) return request;
  const { url, method, headers: sent, body, signal } = request;
  const headers = new Headers(sent);
  headers.delete('origin');
  const isOwn = sent.get('sec-fetch-site') === null && origin === new URL(siteUrl).origin;
  if (!isOwn && isCrossSite(request)) headers.set('sec-fetch-site', 'cross-site');
  // TypeScript does not know `duplex`, which a stream as the body needs.
  const init = { method, headers, body, signal, duplex: 'half' };
  return new Request(url, init);
}

const languages = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => languages.getStore() ?? defaultLocale);

/** Runs the work of a request with interface texts in its language. */
function inLanguage<T>(locale: Locale, work: () => T): T {
  return languages.run(locale, work);
}

export interface SiteOptions {
  build: ServerBuild;
  /** Sends a request to the content backend, in this process or over the network. */
  contentFetch: (request: Request) => Promise<Response>;
  /** Calls of the backend in this process, which then answers them without HTTP; forms are sent with `contentFetch`. */
  queries?: ContentQueries | undefined;
  config: SiteConfig;
  /** For a remote backend; what is not given is as by default. */
  budget?: Partial<TimeBudget>;
  /** Reports unexpected errors; absent: no reports. */
  report?: ReportOnServer;
  /**
   * Subscribes to invalidations: calls back with the changed tags, or null for everything. When given, public answers
   * are cached between requests; without it, as with a remote backend, they are requested each time.
   */
  onChange?: (listener: (tags: string[] | null) => void) => void;
  /** Reads the built style sheets, which are then sent within the pages; absent: pages link to them. */
  readStyleSheet?: ReadStyleSheet;
}

/**
 * The site as a function from request to response. A cacheable response has status 200 and a Cache-Tag header; no other
 * response may be cached.
 */
export function createSite({
  build,
  contentFetch,
  queries,
  config,
  budget: limits,
  report,
  onChange,
  readStyleSheet,
}: SiteOptions): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build, import.meta.env.DEV ? 'development' : 'production');
  const origin = config.contentApiUrl ?? config.siteUrl;
  const responseCache = onChange && config.contentApiUrl === undefined ? createResponseCache() : undefined;
  if (responseCache) onChange?.((tags) => responseCache.drop(tags));
  // The own backend has its own timeouts and reports its own errors.
  const budget = { ...defaultBudget, ...limits };
  const onFailure = failureReporter(config.contentApiUrl === undefined ? undefined : report);
  const backend = { fetch: contentFetch, origin };
  const remote = config.contentApiUrl === undefined ? undefined : new RemoteBackend({ ...backend, budget, onFailure });
  const own = { onFailure, ...(remote ? { remote, budget } : { queries, responseCache }) };
  const inlineStyles = readStyleSheet && createInlineStyles(readStyleSheet);
  const always = Object.entries(securityHeaders);
  return (incoming) => {
    const request = markCrossSite(readable(incoming), config.siteUrl);
    const query = pageQuery(request.url);
    return inLanguage(query.locale, async () => {
      const needed = frameOf(query);
      const content = createContent({ ...backend, request, ...own, needed });
      const handleWith = (reload: boolean) => {
        const context = new RouterContextProvider();
        context.set(queryContext, query);
        context.set(contentContext, content);
        context.set(configContext, config);
        context.set(reloadContext, reload);
        if (inlineStyles) context.set(stylesContext, inlineStyles);
        if (report) context.set(reportContext, report);
        return handle(request, context);
      };
      // The framework would run the action of a page for every other method as well.
      const isKnown = reading.has(request.method) || request.method === 'POST';
      const first = isKnown ? await handleWith(false) : new Response(null, { status: 405 });
      // The notice that content is not current is in the document, so the browser loads the whole page.
      const answer = fallbackResponse(query.isData && content.asOf !== null ? await handleWith(true) : first);
      for (const [name, value] of always) answer.headers.set(name, value);
      if (!answer.headers.has('content-security-policy'))
        answer.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      if (answer.status === 405) answer.headers.set('allow', allowedMethods(build, query.url.pathname));
      setCacheHeaders(answer, query, content);
      return answer;
    });
  };
}

/** The calls of every address: the redirects, and for a document menus, settings and news. */
function frameOf({ locale, isData }: PageQuery): { endpoint: Endpoint; params: { locale: Locale } }[] {
  const documents = isData ? [] : [pageEditorApi.navigation, siteApi.settings, homeApi.breakingNews];
  return [pageEditorApi.redirects, ...documents].map((endpoint) => ({ endpoint, params: { locale } }));
}

/** A request whose address can be decoded. */
function readable(request: Request): Request {
  const address = repairEscapes(request.url);
  return address === request.url ? request : new Request(address, request);
}

function setCacheHeaders(answer: Response, query: PageQuery, content: Content): void {
  const personal = content.hasSession || query.isPersonal;
  const keep = answer.status === 200 && !personal && content.complete && content.tags.size > 0;
  if (keep) answer.headers.set('cache-tag', [...content.tags].join(','));
  if (keep && content.expiresAt < Infinity)
    answer.headers.set('cache-until', new Date(content.expiresAt).toISOString());
  answer.headers.set(
    'cache-control',
    content.isPreview || query.theme !== null
      ? 'private, no-store'
      : keep
        ? 'public, max-age=0, must-revalidate'
        : personal
          ? 'private, no-cache'
          : 'no-cache',
  );
  if (query.preview !== undefined || query.theme !== null || content.isPreview)
    answer.headers.set('x-robots-tag', 'noindex, nofollow');
  if (answer.status === 503) answer.headers.set('retry-after', '30');
}

/** The error page could not be rendered either: a minimal page with a link home. */
function fallbackResponse(answer: Response): Response {
  const plain = answer.status === 500 && (answer.headers.get('content-type') ?? '').startsWith('text/plain');
  if (!plain && !(answer.status === 500 && answer.body === null)) return withMutableHeaders(answer);
  const body =
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>500</title><meta name="robots" content="noindex"></head>' +
    '<body><p>An error occurred while showing the error page</p><p><a href="/">Home</a></p></body></html>';
  return new Response(body, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Copies the response: a response of `fetch` may have immutable headers. */
function withMutableHeaders(answer: Response): Response {
  try {
    answer.headers.delete('cache-tag');
    return answer;
  } catch {
    return new Response(answer.body, answer);
  }
}

interface Branch {
  id: string;
  path?: string;
  index?: false;
  children: Branch[];
}

/** Allowed methods of an address, for the header `Allow`: every page can be read, some accept a form. */
function allowedMethods({ routes, basename }: ServerBuild, pathname: string): string {
  const matched = matchRoutes(branches(routes), pathname, basename);
  const leaf = matched?.at(-1)?.route.id ?? '';
  return routes[leaf]?.module.action ? 'GET, HEAD, POST' : 'GET, HEAD';
}

function branches(routes: ServerBuild['routes'], parentId?: string): Branch[] {
  return Object.values(routes).flatMap((route) =>
    route && route.parentId === parentId
      ? [
          {
            id: route.id,
            ...(route.path === undefined ? {} : { path: route.path }),
            children: branches(routes, route.id),
          },
        ]
      : [],
  );
}
