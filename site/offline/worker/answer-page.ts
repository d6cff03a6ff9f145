import { defaultLocale, type Locale, locales } from '#contract/languages.ts';
import { pageAddress } from './keepable.ts';
import { markKept } from './kept-note.ts';
import { offlinePage } from './offline-page.ts';
import type { Stores } from './stores.ts';

export interface PageRequest {
  request: Request;
  /** What the browser has begun to ask for while the worker started; undefined where it cannot do that. */
  preloaded?: Promise<Response | undefined>;
}

export interface PageParts {
  stores: Stores;
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  /** Settles after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

/** How long the house may take before a page that is kept is shown instead, in milliseconds. */
const patience = 4000;
/** What comes later than this is not kept any more: a new version of the worker waits for the old one to finish. */
const keepsUntil = 20_000;
/** Somebody in front of the house says that it does not answer, or the house that it cannot. */
const away = new Set([502, 503, 504]);

/**
 * A page: from the house where it answers in time, otherwise as it was kept, with the time of it on it, otherwise the
 * page that says what can be read without a connection. `keeping` settles when what came is kept.
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
    // Without a connection, or without room for it, nothing is kept.
    .catch(() => null);
  const keeping = Promise.race([keepingIt, wait(keepsUntil)]);
  const kept = address === null ? undefined : await stores.page(address);
  const came = await (kept ? Promise.race([asked, wait(patience).then(() => null)]) : asked).catch(() => null);
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
