import { data } from 'react-router';
import type { Locale } from '#contract/locale.ts';
import type { Redirect } from '#contract/redirect.ts';
import { Unavailable } from './content/ask.ts';
import type { Content } from './content/content.ts';
import { pathOf } from './content/path-of.server.ts';
import { eventIdAt } from './event/event-address.ts';
import { localeOf } from './locale.ts';
import { inOwnWords, screens } from './screens.ts';
import { thingIdAt, thingUrls } from './thing-address.ts';

/** A visit before anything is loaded. */
export interface Visit {
  locale: Locale;
  content: Content;
}

/** Looks at an address and gives back the one that should be asked for; the same one where all is well. */
export type Guard = (target: URL, visit: Visit) => URL | Promise<URL>;

/** Every guard by its name. */
export const guards: Readonly<Record<string, Guard>> = {
  address,
  version,
  redirects,
  words,
  event,
  production: thing('productions', (content, locale, id) => content.production(locale, id)),
  article: thing('blog', (content, locale, id) => content.article(locale, id)),
  person: thing('artists', (content, locale, id) => content.person(locale, id)),
  subscription: thing('subscriptions', (content, locale, id) => content.subscription(locale, id)),
  directory: thing('pressedownloads', (content, locale, id) => content.pressDirectory(locale, id)),
};

/** The guards of every screen, in order. */
export const everywhere: readonly string[] = ['address', 'version', 'redirects', 'words'];

/** Where the visit has to go instead, one hop whatever the reasons; null where it is right. */
export async function runGuards(names: readonly string[], url: URL, visit: Visit): Promise<URL | null> {
  let target = new URL(url);
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw data(null, { status: 500, statusText: `Unknown middleware ${name}` });
    target = await guard(target, visit);
  }
  return target.href === url.href ? null : target;
}

/** One spelling for each address: locale and name of the screen in small letters, single slashes, none at the end. */
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

/** The router finds a screen however it is written; its own address, its menus and its other language would not. */
function isScreenName(name: string): boolean {
  return screenNames.has(name.toLowerCase());
}

const screenNames = new Set(screens.flatMap(({ path }) => Object.values(path).map((own) => own.split('/')[0])));

/** Revisions are for those who are logged in; everyone else sees the page as it is public. */
async function version(url: URL, { locale, content }: Visit): Promise<URL> {
  const names = [...url.searchParams.keys()].filter((name) => name.startsWith('version'));
  if (names.length === 0 || (await content.isLoggedIn(locale))) return url;
  const target = new URL(url);
  for (const name of names) target.searchParams.delete(name);
  return target;
}

/** Old addresses lead to where their content is now. */
async function redirects(url: URL, { locale, content }: Visit): Promise<URL> {
  return followRedirects(url, await content.redirects(locale));
}

/** A screen is found by its words in the other language, too, unless a page of the house has that address. */
async function words(url: URL, { content }: Visit): Promise<URL> {
  const own = inOwnWords(url.pathname);
  if (own === null) return url;
  const page = await content.page(localeOf(url.pathname), pathOf(url)).catch(unlessUnavailable);
  if (page) return url;
  const target = new URL(url);
  target.pathname = own;
  return target;
}

/** An event is found by its number; the words before it are its slug, whatever stood there. */
async function event(url: URL, { content }: Visit): Promise<URL> {
  const locale = localeOf(url.pathname);
  const id = eventIdAt(url.pathname);
  const found = id === null ? null : await content.event(locale, id).catch(unlessUnavailable);
  if (!found) return url;
  const target = new URL(url);
  target.pathname = found.urls[locale];
  return target;
}

/** A thing of a screen is found by its number, as an event is. */
function thing<T extends Parameters<typeof thingUrls>[1]>(
  screen: string,
  find: (content: Content, locale: Locale, id: number) => Promise<T | null>,
): Guard {
  return async (url, { content }) => {
    const locale = localeOf(url.pathname);
    const id = thingIdAt(screen, url.pathname);
    const found = id === null ? null : await find(content, locale, id).catch(unlessUnavailable);
    if (!found) return url;
    const target = new URL(url);
    target.pathname = thingUrls(screen, found, locale)[locale];
    return target;
  };
}

/** What loads the page hears of the same trouble, and says so to the visitor. */
export function unlessUnavailable(error: unknown): null {
  if (error instanceof Unavailable) return null;
  throw error;
}

/** The end of the chain of redirects that begins at an address; the address itself where none does, or they go in a circle. */
export function followRedirects(url: URL, list: readonly Redirect[]): URL {
  const byPath = indexOf(list);
  const seen = new Set<string>();
  let target = url;
  for (;;) {
    const path = readable(target.pathname);
    if (seen.has(path)) return url;
    const next = byPath.get(path);
    if (next === undefined || !URL.canParse(next, url)) return target;
    seen.add(path);
    target = withQuery(new URL(next, url), url);
    if (target.origin !== url.origin) return target;
  }
}

const indexes = new WeakMap<readonly Redirect[], Map<string, string>>();

/** The same list, to be looked up; the list itself may be kept for many requests, and so is this. */
function indexOf(list: readonly Redirect[]): Map<string, string> {
  const known = indexes.get(list) ?? new Map(list.map(({ old_path, new_path }) => [readable(old_path), new_path]));
  indexes.set(list, known);
  return known;
}

/** A new address with the query of the old one, where it has none of its own. */
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

/** The value of a Location header: within the site without the origin, so that any proxy's name in front holds. */
export function locationOf(target: URL, from: URL): string {
  return target.origin === from.origin ? `${target.pathname}${target.search}${target.hash}` : target.href;
}
