import { closedHeader } from '#contract/settings/closed-header.ts';
import { defaultLocale, type Locale, locales } from '#text/languages.ts';
import { pageAddress } from './page-address.ts';
import { offlinePage } from './offline-page.ts';
import type { OfflineStore } from './offline-store.ts';
import { m } from '#messages/paraglide/messages.js';
import { storedAtHeader } from '../stored-pages.ts';
import { dateAndTime } from './clock.ts';
import { escapeHtml } from '#text/escape-html.ts';

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

const bar =
  'position:sticky;bottom:0;z-index:20;display:flex;flex-wrap:wrap;gap:.2rem 1.5rem;align-items:center;justify-content:center;padding:.2rem 1.25rem;background:var(--stage);color:var(--light);border-top:1px solid var(--glow);font-size:1rem;line-height:1.4';
const link =
  'display:inline-flex;align-items:center;min-height:44px;color:inherit;text-decoration:underline;text-underline-offset:.24em';

/**
 * Adds a note with the date to a stored page, so that outdated availability is not mistaken for current. The note is
 * the last element of the body, which React's hydration ignores; it disappears with the next page.
 */
async function addStoredNotice(stored: Response, locale: Locale, url: URL): Promise<Response> {
  const html = await stored.text();
  const time = dateAndTime(locale, new Date(stored.headers.get(storedAtHeader) ?? ''));
  const note = `<aside data-kept aria-label="${escapeHtml(m.offline_note({}, { locale }))}" style="${bar}"><p style="margin:0">${escapeHtml(
    m.offline_as_of({ time }, { locale }),
  )}</p><a style="${link}" href="${escapeHtml(url.pathname + url.search)}">${escapeHtml(m.offline_retry({}, { locale }))}</a></aside>`;
  const end = html.indexOf('<script', Math.max(0, html.lastIndexOf('</footer>')));
  const marked = end < 0 ? html : html.slice(0, end) + note + html.slice(end);
  return new Response(marked, { status: stored.status, headers: stored.headers });
}
