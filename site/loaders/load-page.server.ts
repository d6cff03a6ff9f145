import { isLocale, locales } from '#text/languages.ts';
import { isOff } from '#contract/settings/parts.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import { data, redirect } from 'react-router';
import { followPattern, followRedirects, locationOf, targetOf, withQuery } from '../guards/follow-redirects.server.ts';
import { unlessUnavailable } from '../guards/check-address.server.ts';
import { localeOf } from '../locale.ts';
import type { Content } from '../content/content.ts';
import { contentContext, type LoadArgs, queryContext } from '../content/context.ts';
import { type PageQuery, pathOf } from '../page-query.server.ts';
import { guessScreen } from '../screens.ts';
import type { ShownPage } from '../content/reading/read-page.ts';

/**
 * The page of the page tree at an address. Responds with 301 when it has moved, 404 when missing, 503 without a
 * backend.
 */
export async function loadPage({ context }: LoadArgs): Promise<{ page: ShownPage }> {
  const query = context.get(queryContext);
  const [page] = await orUnavailable(
    Promise.all([findPage(context.get(contentContext), query), requirePart({ context })]),
  );
  return page ? { page } : lost({ context });
}

/** The page that is asked for, as draft or revision if that is asked for; null when there is none. */
export function findPage(content: Content, query: PageQuery): Promise<ShownPage | null> {
  return content.page(query.locale, query.path, query);
}

/** Responds with 404 where the address belongs to a part that the house does not have. */
export async function requirePart({ context }: LoadArgs): Promise<void> {
  const { url, locale } = context.get(queryContext);
  const { partsOff } = await context.get(contentContext).settings(locale);
  if (isOff(url.pathname, partsOff)) throw data(null, { status: 404, statusText: 'Not Found' });
}

/** Calls the backend; responds with 503 when it is unavailable. */
export function orUnavailable<T>(requested: Promise<T>): Promise<T> {
  return requested.catch((error: unknown) => {
    if (error instanceof Unavailable) throw data(null, { status: 503, statusText: 'Service Unavailable' });
    throw error;
  });
}

/** For an address without a page: 301 when a redirect or the other language has it, otherwise 404. */
export async function lost({ context }: LoadArgs): Promise<never> {
  const content = context.get(contentContext);
  const { url } = context.get(queryContext);
  const [moved, own] = content.isRemote
    ? await Promise.all([movedTo(url, content), inOwnLanguage(url, content)])
    : [await movedTo(url, content), undefined];
  const target =
    moved ?? (own === undefined ? await inOwnLanguage(url, content) : own) ?? (await meantScreen({ context }));
  if (target) throw redirect(locationOf(target, url), 301);
  throw data(null, { status: 404, statusText: 'Not Found' });
}

/** The screen that the address may mean by its word, unless the house does not have it. */
async function meantScreen({ context }: LoadArgs): Promise<URL | null> {
  const { url, locale } = context.get(queryContext);
  const path = guessScreen(url.pathname);
  if (path === null) return null;
  const { partsOff } = await context.get(contentContext).settings(locale);
  return isOff(path, partsOff) ? null : withQuery(new URL(path, url), url);
}

const maxHops = 5;

/** End of the redirects from an address that is not found; null without one or in a loop. */
async function movedTo(url: URL, content: Content): Promise<URL | null> {
  const locale = localeOf(url.pathname);
  const known = await content.redirects(locale, true);
  const byPattern = followPattern(url, known);
  // The own backend answers from the same list, and only for paths with a language.
  if (byPattern || (!content.isRemote && !isLocale(url.pathname.split('/')[1]))) return byPattern;
  const seen = new Set([url.pathname]);
  let target = url;
  for (let hop = 0; hop < maxHops; hop += 1) {
    const next = targetOf(await content.redirect(localeOf(target.pathname), pathOf(target)), target);
    if (!next) return target === url ? null : target;
    target = followRedirects(withQuery(next, url), known);
    if (target.origin !== url.origin) return target;
    if (seen.has(target.pathname)) return null;
    seen.add(target.pathname);
  }
  return null;
}

/** Address of the page that has this path in the other language; null when there is none. */
async function inOwnLanguage(url: URL, content: Content): Promise<URL | null> {
  const [, own] = url.pathname.split('/');
  if (!isLocale(own)) return null;
  for (const other of locales.filter((each) => each !== own)) {
    const page = await content.page(other, pathOf(url)).catch(unlessUnavailable);
    const target = new URL(page?.urls[own] ?? url, url);
    if (target.pathname !== url.pathname) return withQuery(target, url);
  }
  return null;
}
