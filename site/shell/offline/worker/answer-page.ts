import { defaultLocale, type Locale, locales } from '#text/languages.ts';
import { pageAddress } from './keepable.ts';
import { markKept } from './kept-note.ts';
import { offlinePage } from './offline-page.ts';
import type { Stores } from './stores.ts';

export interface PageRequest {
  request: Request;
  /** Response of navigation preload; undefined when not supported. */
  preloaded?: Promise<Response | undefined>;
}

export interface PageParts {
  stores: Stores;
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  /** Resolves after this number of milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

/** Time in milliseconds to wait for the server before a stored page is shown. */
const timeout = 4000;
/** A later response is not stored: a new version of the worker waits until the old one has finished. */
const keepsUntil = 20_000;
/** Statuses of an unavailable server, or of a proxy before it. */
const away = new Set([502, 503, 504]);

/**
 * Responds to a page request: from the server if it answers in time, otherwise the stored page with a note about its
 * date, otherwise the offline page. `keeping` resolves when the response is stored.
 */
export async function answerPage(
  { request, preloaded }: PageRequest,
  { stores, caches, fetch, wait }: PageParts,
): Promise<{ answer: Response; keeping: Promise<unknown> }> {
  const url = new URL(request.url);
  const address = pageAddress(url);
  const asked = askHouse(request, preloaded, fetch);
  const keepingIt = asked
    .then((answer) => (address === null ? null : stores.keepPage(address, answer.clone())))
    // Offline or without free space, nothing is stored.
    .catch(() => null);
  const keeping = Promise.race([keepingIt, wait(keepsUntil)]);
  const kept = address === null ? undefined : await stores.page(address);
  const came = await (kept ? Promise.race([asked, wait(timeout).then(() => null)]) : asked).catch(() => null);
  if (came && !(kept && away.has(came.status))) return { answer: came, keeping };
  if (url.pathname === '/') return { answer: Response.redirect(`${url.origin}/${defaultLocale}`), keeping };
  const locale = localeOf(url);
  if (kept) return { answer: await markKept(kept, locale, url), keeping };
  return { answer: await offlinePage(caches, locale, url), keeping };
}

async function askHouse(
  request: Request,
  preloaded: PageRequest['preloaded'],
  fetch: PageParts['fetch'],
): Promise<Response> {
  return (await preloaded) ?? fetch(request);
}

function localeOf({ pathname }: URL): Locale {
  return locales.find((locale) => locale === pathname.split('/')[1]) ?? defaultLocale;
}
