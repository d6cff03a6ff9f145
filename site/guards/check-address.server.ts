import { data, type MiddlewareFunction, redirect, redirectDocument } from 'react-router';
import type { Locale } from '#contract/base/locale.ts';
import { normalPath } from '#contract/pages/normal-path.ts';
import { isOff } from '#contract/settings/parts.ts';
import type { Content } from '../content/content.ts';
import { contentContext, queryContext, reloadContext } from '../content/context.ts';
import { pathOf } from '../page-query.server.ts';
import { followRedirects, locationOf } from './follow-redirects.server.ts';
import { eventIdAt } from '../addresses/event-address.ts';
import { localeOf } from '../locale.ts';
import type { ScreenName } from '#contract/pages/screen-paths.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import { screenOf, translatePath } from '../screens.ts';
import { entityIdAt, entityUrls } from '../addresses/entity-address.ts';

/** A request before any loader has run. */
export interface Visit {
  locale: Locale;
  content: Content;
}

/** Checks an address and returns the one to redirect to; the same address when it is correct. */
export type Guard = (target: URL, visit: Visit) => URL | Promise<URL>;

/** Runs the guards of the screen before any loader, for document and data requests. */
export const checkAddress: MiddlewareFunction<Response> = async ({ context }) => {
  const { url, locale } = context.get(queryContext);
  if (context.get(reloadContext)) throw redirectDocument(`${url.pathname}${url.search}`);
  const visit = { locale, content: context.get(contentContext) };
  const isStart = url.pathname === '/';
  // An old start page, `/?p=5`: the guards would take it for that of a language.
  const asked = isStart && url.search !== '' ? followRedirects(url, await visit.content.redirects(visit.locale)) : url;
  if (asked.href !== url.href) throw redirect(locationOf(asked, url), 301);
  const right = (await runGuards(guardsOfEveryScreen, url, visit)) ?? url;
  const screen = right.origin === url.origin ? screenOf(right.pathname) : undefined;
  const guard = screen && guardOfScreen[screen.name];
  const target = (await runGuards(guard ? [guard] : [], right, visit)) ?? right;
  if (target.href !== url.href) throw redirect(locationOf(target, url), isStart ? 302 : 301);
};

/** Every guard by its name. */
const guards: Readonly<Record<string, Guard>> = {
  address,
  version,
  redirects,
  otherLanguage,
  event,
  production: entityGuard('productions', (content, locale, id) => content.production(locale, id)),
  article: entityGuard('blog', (content, locale, id) => content.article(locale, id)),
  person: entityGuard('artists', (content, locale, id) => content.person(locale, id)),
  subscription: entityGuard('subscriptions', (content, locale, id) => content.subscription(locale, id)),
  festival: entityGuard('series', (content, locale, id) => content.festival(locale, id)),
  directory: entityGuard('pressedownloads', (content, locale, id) => content.pressDirectory(locale, id)),
};

/** Guards of every screen, in order. */
export const guardsOfEveryScreen: readonly string[] = ['address', 'version', 'redirects', 'otherLanguage'];

/** The guard besides those of every screen. */
const guardOfScreen: Partial<Record<ScreenName, string>> = {
  'subscriptions-slug-id': 'subscription',
  'blog-slug-id': 'article',
  'artists-slug-id': 'person',
  'pressedownloads-slug-id': 'directory',
  'productions-slug-id': 'production',
  'events-slug-id': 'event',
  'series-slug-id': 'festival',
};

/** Target of the redirect, in one step for all reasons together; null when the address is correct. */
export async function runGuards(names: readonly string[], url: URL, visit: Visit): Promise<URL | null> {
  let target = new URL(url);
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw data(null, { status: 500, statusText: `Unknown middleware ${name}` });
    target = await guard(target, visit);
  }
  return target.href === url.href ? null : target;
}

/** Normalises the address; the start page is that of the default language. */
function address(url: URL): URL {
  const target = new URL(url);
  const path = normalPath(url.pathname);
  target.pathname = path === '/' ? '/de' : path;
  return target;
}

/** Removes `revision` for visitors, who only see the published page. */
async function version(url: URL, { locale, content }: Visit): Promise<URL> {
  const names = [...url.searchParams.keys()].filter((name) => name.startsWith('version'));
  if (names.length === 0 || (await content.isLoggedIn(locale))) return url;
  const target = new URL(url);
  for (const name of names) target.searchParams.delete(name);
  return target;
}

/** Follows redirects from old addresses. */
async function redirects(url: URL, { locale, content }: Visit): Promise<URL> {
  return followRedirects(url, await content.redirects(locale));
}

/** Finds a screen by its path in the other language, unless a page has that address. */
async function otherLanguage(url: URL, { content }: Visit): Promise<URL> {
  const own = translatePath(url.pathname);
  if (own === null || isOff(own, (await content.settings(localeOf(url.pathname))).partsOff)) return url;
  const page = await content.page(localeOf(url.pathname), pathOf(url)).catch(unlessUnavailable);
  if (page) return url;
  const target = new URL(url);
  target.pathname = own;
  return target;
}

/** An event is found by its id; corrects the slug. */
async function event(url: URL, { content }: Visit): Promise<URL> {
  const locale = localeOf(url.pathname);
  const id = eventIdAt(url.pathname);
  const found = id === null ? null : await content.event(locale, id).catch(unlessUnavailable);
  if (!found) return url;
  const target = new URL(url);
  target.pathname = found.urls[locale];
  return target;
}

/** An entity is found by its id; corrects the slug, as for events. */
function entityGuard<T extends Parameters<typeof entityUrls>[1]>(
  screen: string,
  find: (content: Content, locale: Locale, id: number) => Promise<T | null>,
): Guard {
  return async (url, { content }) => {
    const locale = localeOf(url.pathname);
    const id = entityIdAt(screen, url.pathname);
    const found = id === null ? null : await find(content, locale, id).catch(unlessUnavailable);
    if (!found || !isNamed(found)) return url;
    const target = new URL(url);
    target.pathname = entityUrls(screen, found, locale)[locale];
    return target;
  };
}

/** False for an entity of a backend without slugs and addresses: any slug in its address is as good as another. */
function isNamed({ slug, slugs, url, urls }: Parameters<typeof entityUrls>[1]): boolean {
  return [slug, url, ...Object.values(slugs), ...Object.values(urls)].some(
    (each) => typeof each === 'string' && each !== '',
  );
}

/** Ignores a failed request here: the loader meets the same failure and shows it. */
export function unlessUnavailable(error: unknown): null {
  if (error instanceof Unavailable) return null;
  throw error;
}
