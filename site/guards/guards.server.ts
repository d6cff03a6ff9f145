import { data } from 'react-router';
import type { Locale } from '#contract/base/locale.ts';
import type { Redirect } from '#contract/pages/redirect.ts';
import { Unavailable } from '../content/client/requester.ts';
import type { Content } from '../content/content.ts';
import { pathOf } from './path-of.server.ts';
import { eventIdAt } from '../addresses/event-address.ts';
import { localeOf } from '../locale.ts';
import { translatePath, screens } from '../screens.ts';
import { entityIdAt, entityUrls } from '../addresses/entity-address.ts';

/** A request before any loader has run. */
export interface Visit {
  locale: Locale;
  content: Content;
}

/** Checks an address and returns the one to redirect to; the same address when it is correct. */
export type Guard = (target: URL, visit: Visit) => URL | Promise<URL>;

/** Every guard by its name. */
export const guards: Readonly<Record<string, Guard>> = {
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

/** Normalises the address: locale and screen name in lower case, single slashes, no trailing slash. */
function address(url: URL): URL {
  const target = new URL(url);
  const path = url.pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  target.pathname =
    path === '/'
      ? '/de'
      : path.replace(/^\/(de|en)(?:\/([^/]+))?(?=\/|$)/i, (all, locale: string, name?: string) =>
          name && isScreenName(name) ? all.toLowerCase() : all.replace(locale, locale.toLowerCase()),
        );
  return target;
}

/** The router ignores case, but the menus and the language switch compare exact paths. */
function isScreenName(name: string): boolean {
  return screenNames.has(name.toLowerCase());
}

const screenNames = new Set(screens.flatMap(({ path }) => Object.values(path).map((own) => own.split('/')[0])));

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
  if (own === null) return url;
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

/** End of a redirect chain; the address itself without a redirect or in a loop. */
export function followRedirects(url: URL, list: readonly Redirect[]): URL {
  const byPath = indexOf(list);
  const seen = new Set<string>();
  let target = url;
  for (;;) {
    const path = readable(target.pathname);
    if (seen.has(path)) return url;
    const next = targetOf(byPath.get(path), url);
    if (!next) return target;
    seen.add(path);
    target = withQuery(next, url);
    if (target.origin !== url.origin) return target;
  }
}

/** The address that a redirect leads to; null unless it is a path or a web address. */
export function targetOf(newPath: string | null | undefined, from: URL): URL | null {
  if (newPath === null || newPath === undefined || !URL.canParse(newPath, from)) return null;
  const target = new URL(newPath, from);
  return /^https?:$/.test(target.protocol) ? target : null;
}

const indexes = new WeakMap<readonly Redirect[], Map<string, string>>();

/** The redirects as a map, cached as long as their list is. */
function indexOf(list: readonly Redirect[]): Map<string, string> {
  const known = indexes.get(list) ?? new Map(list.map(({ old_path, new_path }) => [readable(old_path), new_path]));
  indexes.set(list, known);
  return known;
}

/** Adds the query of the old address when the new one has none. */
export function withQuery(target: URL, from: URL): URL {
  if (target.search === '') target.search = from.search;
  return target;
}

function readable(path: string): string {
  const trimmed = path.replace(/(.)\/$/, '$1');
  try {
    return decodeURI(trimmed);
  } catch (error) {
    if (error instanceof URIError) return trimmed;
    throw error;
  }
}

/** Value of a Location header: without the origin for internal targets, so that it is correct behind any proxy. */
export function locationOf(target: URL, from: URL): string {
  return target.origin === from.origin ? `${target.pathname}${target.search}${target.hash}` : target.href;
}
