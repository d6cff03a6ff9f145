import { closedHeader } from '#contract/settings/closed-header.ts';
import { defaultLocale, type Locale, locales } from '#text/languages.ts';
import { pageAddress } from './page-address.ts';
import { addStoredNotice } from './stored-notice.ts';
import { offlinePage } from './offline-page.ts';
import type { OfflineStore } from './offline-store.ts';

export interface PageRequest {
  request: Request;
  /** Response of navigation preload; undefined when not supported. */
  preloaded?: Promise<Response | undefined>;
}

export interface PageParts {
  stores: OfflineStore;
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  /** Resolves after this number of milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

/** Time in milliseconds to wait for the server before a stored page is shown. */
const timeout = 4000;
/** A later response is not stored: a new version of the worker waits until the old one has finished. */
const storeTimeout = 20_000;
/** Statuses of an unavailable server, or of a proxy before it. */
const unavailableStatuses = new Set([502, 503, 504]);

/**
 * Responds to a page request: from the server if it answers in time, otherwise the stored page with a note about its
 * date, otherwise the offline page. `stored` resolves when the response is stored. A house that is closed shows nothing,
 * so what was stored of it before is deleted.
 */
export async function answerPage(
  { request, preloaded }: PageRequest,
  { stores, caches, fetch, wait }: PageParts,
): Promise<{ answer: Response; stored: Promise<unknown> }> {
  const url = new URL(request.url);
  const address = pageAddress(url);
  const response = fetchPage(request, preloaded, fetch);
  const storing = response
    .then(async (answer) => {
      if (isClosed(answer)) await stores.deletePages();
      else if (address !== null) await stores.storePage(address, answer.clone());
    })
    // Offline or without free space, nothing is stored.
    .catch(() => null);
  const stored = Promise.race([storing, wait(storeTimeout)]);
  const storedPage = address === null ? undefined : await stores.page(address);
  const arrived = await (storedPage ? Promise.race([response, wait(timeout).then(() => null)]) : response).catch(
    () => null,
  );
  if (arrived && !(storedPage && isUnavailable(arrived))) return { answer: arrived, stored };
  if (url.pathname === '/') return { answer: Response.redirect(`${url.origin}/${defaultLocale}`), stored };
  const locale = localeOf(url);
  if (storedPage) return { answer: await addStoredNotice(storedPage, locale, url), stored };
  return { answer: await offlinePage(caches, locale, url), stored };
}

function isClosed(answer: Response): boolean {
  return answer.headers.has(closedHeader);
}

function isUnavailable(answer: Response): boolean {
  return unavailableStatuses.has(answer.status) && !isClosed(answer);
}

async function fetchPage(
  request: Request,
  preloaded: PageRequest['preloaded'],
  fetch: PageParts['fetch'],
): Promise<Response> {
  return (await preloaded) ?? fetch(request);
}

function localeOf({ pathname }: URL): Locale {
  return locales.find((locale) => locale === pathname.split('/')[1]) ?? defaultLocale;
}
