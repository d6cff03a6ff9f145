import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createContent, type Content } from '../content/content.ts';
import type { Patience } from '../content/ask.ts';
import {
  configContext,
  contentContext,
  reportContext,
  type ReportOnServer,
  type SiteConfig,
} from '../content/context.ts';
import { createMemory } from '../content/memory.ts';
import { localeAt } from '../locale.ts';
import { allowedMethods } from './allowed-methods.ts';
import { inLanguage } from './language.ts';
import { withParts } from './parts.ts';
import { securityHeaders } from './policy.ts';
import { markSender } from './sent-from.ts';

export interface SiteOptions {
  build: ServerBuild;
  /** Sends a request to the content backend, in this process or over the net. */
  contentFetch: (request: Request) => Promise<Response>;
  config: SiteConfig;
  patience?: Patience;
  /** Where failures that nobody expected are told; absent: nowhere. */
  report?: ReportOnServer;
  /**
   * Calls back with the tags of what changed, null for everything. With it public answers are kept between
   * requests; without it, as with a backend elsewhere, they are asked for each time.
   */
  onChange?: (listener: (tags: string[] | null) => void) => void;
}

/** For a backend elsewhere: a slow one still gives a page, without the parts that can be missed. */
const elsewherePatience: Patience = { needed: 15_000, optional: 3000 };

/**
 * The site as a function from request to answer. An answer that may be kept has status 200 and a Cache-Tag header; every
 * other one must not be.
 */
export function createSite({
  build,
  contentFetch,
  config,
  patience = elsewherePatience,
  report,
  onChange,
}: SiteOptions): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build, import.meta.env.DEV ? 'development' : 'production');
  const origin = config.contentApiUrl ?? config.siteUrl;
  const memory = onChange && config.contentApiUrl === undefined ? createMemory() : undefined;
  if (memory) onChange?.((tags) => memory.drop(tags));
  // The own backend has bounds of its own and tells of its own failures.
  const elsewhere = config.contentApiUrl === undefined ? {} : { patience, report };
  const always = Object.entries(securityHeaders(config));
  return (incoming) => {
    const request = markSender(readable(incoming), config.siteUrl);
    return inLanguage(localeAt(new URL(request.url)), async () => {
      const content = createContent({ fetch: contentFetch, origin, request, memory, ...elsewhere });
      const context = new RouterContextProvider();
      context.set(contentContext, content);
      context.set(configContext, config);
      if (report) context.set(reportContext, report);
      const isData = new URL(request.url).pathname.endsWith('.data');
      const make = () => handle(request, context);
      const answer = lastResort(await (isData ? make() : withParts(make)));
      for (const [name, value] of always) answer.headers.set(name, value);
      if (!answer.headers.has('content-security-policy'))
        answer.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      if (answer.status === 405) answer.headers.set('allow', allowedMethods(build, new URL(request.url).pathname));
      markKeeping(answer, request, content);
      return answer;
    });
  };
}

/** A path that cannot be decoded is taken letter by letter; it then is an address like any other, and nowhere. */
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
  if (keep && content.until < Infinity) answer.headers.set('cache-until', new Date(content.until).toISOString());
  answer.headers.set(
    'cache-control',
    keep ? 'public, max-age=0, must-revalidate' : personal ? 'private, no-cache' : 'no-cache',
  );
  if (searchParams.has('preview')) answer.headers.set('x-robots-tag', 'noindex, nofollow');
  if (answer.status === 503) answer.headers.set('retry-after', '30');
}

/** Even the error page could not be drawn: the plainest page that still leads home. */
function lastResort(answer: Response): Response {
  const plain = answer.status === 500 && (answer.headers.get('content-type') ?? '').startsWith('text/plain');
  if (!plain && !(answer.status === 500 && answer.body === null)) return changeable(answer);
  const body =
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>500</title><meta name="robots" content="noindex"></head>' +
    '<body><p>An error occurred while showing the error page</p><p><a href="/">Home</a></p></body></html>';
  return new Response(body, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** An answer that the framework took from elsewhere may have headers that cannot be set. */
function changeable(answer: Response): Response {
  try {
    answer.headers.delete('cache-tag');
    return answer;
  } catch {
    return new Response(answer.body, answer);
  }
}
