import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createContent, type Content } from '../content/content.ts';
import type { Timeouts } from '../content/client/requester.ts';
import {
  configContext,
  contentContext,
  reportContext,
  type ReportOnServer,
  type SiteConfig,
} from '../content/context.ts';
import { createResponseCache } from '../content/client/response-cache.ts';
import { localeAt } from '../locale.ts';
import { allowedMethods } from './allowed-methods.ts';
import { inLanguage } from './language.ts';
import { securityHeaders } from '../framework/rendering/policy.ts';
import { markCrossSite } from './mark-cross-site.ts';

export interface SiteOptions {
  build: ServerBuild;
  /** Sends a request to the content backend, in this process or over the network. */
  contentFetch: (request: Request) => Promise<Response>;
  config: SiteConfig;
  timeouts?: Timeouts;
  /** Reports unexpected errors; absent: no reports. */
  report?: ReportOnServer;
  /**
   * Subscribes to invalidations: calls back with the changed tags, or null for everything. When given, public answers
   * are cached between requests; without it, as with a remote backend, they are requested each time.
   */
  onChange?: (listener: (tags: string[] | null) => void) => void;
}

/** For a remote backend: when it is slow, the page is rendered without its optional parts. */
const remoteTimeouts: Timeouts = { required: 15_000, optional: 3000 };

/**
 * The site as a function from request to response. A cacheable response has status 200 and a Cache-Tag header; no other
 * response may be cached.
 */
export function createSite({
  build,
  contentFetch,
  config,
  timeouts = remoteTimeouts,
  report,
  onChange,
}: SiteOptions): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build, import.meta.env.DEV ? 'development' : 'production');
  const origin = config.contentApiUrl ?? config.siteUrl;
  const responseCache = onChange && config.contentApiUrl === undefined ? createResponseCache() : undefined;
  if (responseCache) onChange?.((tags) => responseCache.drop(tags));
  // The own backend has its own timeouts and reports its own errors.
  const remote = config.contentApiUrl === undefined ? {} : { timeouts, report };
  const always = Object.entries(securityHeaders(config));
  return (incoming) => {
    const request = markCrossSite(readable(incoming), config.siteUrl);
    return inLanguage(localeAt(new URL(request.url)), async () => {
      const content = createContent({ fetch: contentFetch, origin, request, responseCache, ...remote });
      const context = new RouterContextProvider();
      context.set(contentContext, content);
      context.set(configContext, config);
      if (report) context.set(reportContext, report);
      const answer = fallbackResponse(await handle(request, context));
      for (const [name, value] of always) answer.headers.set(name, value);
      if (!answer.headers.has('content-security-policy'))
        answer.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      if (answer.status === 405) answer.headers.set('allow', allowedMethods(build, new URL(request.url).pathname));
      markKeeping(answer, request, content);
      return answer;
    });
  };
}

/** Encodes a path that cannot be decoded again, so that it results in a 404. */
function readable(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    url.pathname = url.pathname.replaceAll('%', '%25');
    return new Request(url, request);
  }
}

function markKeeping(answer: Response, request: Request, content: Content): void {
  const { searchParams } = new URL(request.url);
  const personal =
    content.hasSession || searchParams.has('edit') || searchParams.has('version_id') || searchParams.has('preview');
  const keep = answer.status === 200 && !personal && content.complete && content.tags.size > 0;
  if (keep) answer.headers.set('cache-tag', [...content.tags].join(','));
  if (keep && content.expiresAt < Infinity)
    answer.headers.set('cache-until', new Date(content.expiresAt).toISOString());
  answer.headers.set(
    'cache-control',
    content.isPreview
      ? 'private, no-store'
      : keep
        ? 'public, max-age=0, must-revalidate'
        : personal
          ? 'private, no-cache'
          : 'no-cache',
  );
  if (searchParams.has('preview') || content.isPreview) answer.headers.set('x-robots-tag', 'noindex, nofollow');
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
