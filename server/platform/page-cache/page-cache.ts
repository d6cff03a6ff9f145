import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { overlayIdOf, overlayName } from '#contract/events/event-overlay.ts';
import { pageQueryNames } from '#contract/pages/page-query.ts';
import { cacheResponse, type CachedPage, isCacheable, recompress } from './cache-response.ts';
import type { ParsedHeaders } from './parse-headers.ts';
import { sizeOf } from './prepared-response.ts';

interface Options {
  /** Size limit in bytes; 0 turns the cache off. */
  bytes: number;
  /** Renders the page of a key for an anonymous visitor. */
  render: (key: string) => Promise<Response>;
  now?: () => number;
  /** Send the Cache-Tag header on to clients, for a shared cache in front. */
  exposeTags?: boolean;
  /** Milliseconds after which a page is rendered again in the background. */
  freshFor?: number;
  /** Milliseconds for which a request waits for a stale page to be rendered again; then it gets the stale one. */
  staleWait?: number;
}

/** A rendering in flight, and the tags that were dropped meanwhile. */
interface Flight {
  outcome: Promise<CachedPage | Response>;
  dropped: Set<string>;
  all: boolean;
}

/** Hits after which a page is recompressed with the best quality; most pages that only crawlers read never are. */
const wellUsed = 1;

/** Keeps whole pages in memory and evicts the least recently used. */
export class PageCache {
  readonly #options: Required<Options>;
  /** Ordered from the least recently used. */
  readonly #pages = new Map<string, CachedPage>();
  /** The last of them. */
  #newest: CachedPage | undefined;
  /** Renderings in flight that later requests may join. */
  readonly #flights = new Map<string, Flight>();
  /** All renderings in flight, including those removed from `#flights`: they must see later invalidations too. */
  readonly #inFlight = new Set<Flight>();
  #bytes = 0;
  /** Requests answered from the cache, and renderings for it, since the start. */
  hits = 0;
  misses = 0;
  /** True while rendering takes too long: stale pages are then sent without waiting. */
  #isSlow = false;
  #recompressing: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = { now: Date.now, freshFor: 60_000, staleWait: 500, exposeTags: false, ...options };
  }

  /** False when the size limit is 0. */
  get enabled(): boolean {
    return this.#options.bytes > 0;
  }

  /** Number and bytes of the cached pages. */
  get stock(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  /** The cached page, or undefined. An aged page is returned and rendered again in the background. */
  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    const now = this.#options.now();
    if (!page || page.stale || page.expiresAt <= now) return undefined;
    if (page !== this.#newest) this.#putLast(key, page);
    page.hits += 1;
    this.hits += 1;
    if (page.hits === wellUsed)
      this.#recompressing = this.#recompressing.then(() => this.#recompress(key, page)).catch(() => {});
    if (now - page.renderedAt > this.#options.freshFor && !this.#flights.has(key)) this.#renew(key);
    return page;
  }

  /** Like `#render`, but does not wait long if there is a stale page: the database may not answer at all. */
  async load(key: string): Promise<CachedPage | Response | undefined> {
    const rendering = this.#render(key);
    const old = this.#pages.get(key);
    if (!old?.stale || old.expiresAt <= this.#options.now()) return rendering;
    const late = pause(this.#isSlow ? 0 : this.#options.staleWait, 'late' as const);
    const outcome = await Promise.race([rendering, late]);
    if (outcome !== 'late') return outcome;
    this.#isSlow = true;
    discard(rendering);
    return old;
  }

  /**
   * Renders a page that is not cached; concurrent requests share one rendering. Returns the response itself when it is
   * not cacheable, and undefined to those who only waited for it.
   */
  async #render(key: string): Promise<CachedPage | Response | undefined> {
    const running = this.#flights.get(key);
    if (!running) return this.#start(key);
    const outcome = await running.outcome;
    return outcome instanceof Response ? undefined : outcome;
  }

  /** Drops the pages with one of the tags, null: all, for good: what they show may have been hidden. */
  drop(tags: string[] | null): void {
    this.#flights.clear();
    for (const flight of this.#inFlight) {
      if (tags === null) flight.all = true;
      else for (const tag of tags) flight.dropped.add(tag);
    }
    for (const [key, page] of this.#pages)
      if (tags === null || page.tags.some((tag) => tags.includes(tag))) this.#forget(key);
  }

  /** A tag may have been missed: all pages are rendered again before they are sent, if that is quick. */
  markAllStale(): void {
    this.#flights.clear();
    for (const flight of this.#inFlight) flight.all = true;
    for (const page of this.#pages.values()) page.stale = true;
  }

  #start(key: string): Promise<CachedPage | Response> {
    const flight: Flight = { outcome: Promise.resolve(new Response()), dropped: new Set(), all: false };
    this.#inFlight.add(flight);
    this.#flights.set(key, flight);
    flight.outcome = this.#make(key, flight).finally(() => {
      this.#inFlight.delete(flight);
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    return flight.outcome;
  }

  /** When rendering fails, the previous page stays. */
  async #make(key: string, flight: Flight): Promise<CachedPage | Response> {
    const startedAt = this.#options.now();
    this.misses += 1;
    const outcome = await this.#options.render(key).catch((error: unknown) => {
      const old = this.#pages.get(key);
      if (old) return old;
      throw error;
    });
    if (!(outcome instanceof Response)) return outcome;
    if (outcome.status >= 500) return this.#insteadOf(outcome, key);
    if (!isCacheable(outcome)) {
      this.#forget(key);
      return outcome;
    }
    const page = await cacheResponse(outcome, startedAt, this.#options.exposeTags);
    const outdated = flight.all || page.tags.some((tag) => flight.dropped.has(tag));
    return outdated ? page : this.#keep(key, page);
  }

  #insteadOf(failure: Response, key: string): CachedPage | Response {
    const old = this.#pages.get(key);
    if (!old) return failure;
    void failure.body?.cancel();
    return old;
  }

  #keep(key: string, page: CachedPage): CachedPage {
    this.#isSlow = false;
    if (sizeOf(page.answer) > this.#options.bytes / 4) return page;
    const before = this.#pages.get(key);
    if (before?.answer.hash === page.answer.hash) {
      page.hits = before.hits;
      page.answer = before.answer;
    }
    this.#forget(key);
    this.#putLast(key, page);
    this.#bytes += sizeOf(page.answer);
    this.#makeRoom();
    return page;
  }

  #putLast(key: string, page: CachedPage): void {
    this.#pages.delete(key);
    this.#pages.set(key, page);
    this.#newest = page;
  }

  /** Evicts addresses with a query first: a client can invent any number of them. */
  #makeRoom(): void {
    for (const withQuery of [true, false]) {
      for (const key of this.#pages.keys()) {
        if (this.#bytes <= this.#options.bytes) return;
        if (key.includes('?') === withQuery) this.#forget(key);
      }
    }
  }

  #forget(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#bytes -= sizeOf(page.answer);
    this.#pages.delete(key);
  }

  #renew(key: string): void {
    discard(this.#start(key));
  }

  /** The page may be rendered again meanwhile; if its hash is the same, it takes the recompressed bytes. */
  async #recompress(key: string, { answer }: CachedPage): Promise<void> {
    const same = () => {
      const page = this.#pages.get(key);
      return page?.answer.hash === answer.hash ? page : undefined;
    };
    if (!same()) return;
    const recompressed = await recompress(answer);
    const page = same();
    if (!page) return;
    this.#bytes += sizeOf(recompressed) - sizeOf(page.answer);
    page.answer = recompressed;
  }
}

/** For a rendering whose outcome nobody waits for. */
function discard(rendering: Promise<CachedPage | Response | undefined>): void {
  rendering.then(
    (outcome) => (outcome instanceof Response ? outcome.body?.cancel() : undefined),
    () => {},
  );
}

const personal = /^(edit|version|version_id|preview)$/;
const sessionCookie = /(?:^|; ?)[^=;]*session[^=;]*=/i;
const longestKey = 1000;

type Request = Pick<IncomingMessage, 'method' | 'url'>;

/**
 * The cache key of a request, or null if the response is for one person. The key is the path with the query parameters
 * that a screen reads, sorted by name.
 */
export function pageKey(request: Request, headers: Pick<ParsedHeaders, 'cookie' | 'authorization'>): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (headers.authorization !== '' || (headers.cookie !== '' && sessionCookie.test(headers.cookie))) return null;
  const url = request.url ?? '';
  if (url.length > longestKey) return null;
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  const parameters = [...new URLSearchParams(url.slice(mark + 1))];
  if (parameters.some(([name]) => personal.test(name))) return null;
  const query = new URLSearchParams(parameters.filter(([name]) => pageQueryNames.has(name)));
  const overlay = overlayIdOf(query);
  query.delete(overlayName);
  if (overlay !== null) query.set(overlayName, String(overlay));
  query.sort();
  return query.size > 0 ? `${url.slice(0, mark)}?${query}` : url.slice(0, mark);
}
