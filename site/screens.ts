import { byLocale, isLocale, type Locale, locales } from '#text/languages.ts';
import { keysOf } from '#contract/base/records.ts';
import { screenAt, type ScreenName, screenPaths } from '#contract/pages/screen-paths.ts';
import type { HeaderBehaviour } from './shell/header/place-header.ts';

/** A screen of the site, with its address in both languages. */
export interface Screen {
  /** Name of the route; its id is `{locale}.{name}`. */
  name: ScreenName;
  /** Path below the locale: `:name` is a parameter, `?` marks an optional one, `*` is the rest. */
  path: Record<Locale, string>;
  /** Behaviour of the header on scroll; `hide` unless listed in `headers`. */
  header: HeaderBehaviour;
}

/** Screens with sticky headings: below a header that stays, or in place of a header that is hidden. */
const headers: Readonly<Record<string, HeaderBehaviour>> = {
  events: 'default',
  search: 'default',
  'series-slug-id': 'default',
  shortlist: 'default',
  'productions-slug-id': 'resize',
};

/** Every screen in both languages; source of routes, language switch and hreflang. */
export const screens: readonly Screen[] = keysOf(screenPaths).map((name) => ({
  name,
  path: screenPaths[name],
  header: headers[name] ?? 'hide',
}));

/** Words by which people look for a screen, in either language; they lead to it where no page has that address. */
const wordsOfScreens: Readonly<Record<string, readonly string[]>> = {
  blog: ['magazin', 'magazine'],
  contact: ['contact', 'contact-us', 'kontakte'],
  artists: ['artist', 'kuenstlerinnen'],
  events: ['calendar', 'events', 'kalender', 'program', 'spielplan', 'termine'],
  pressedownloads: ['press', 'presse'],
  productions: ['production', 'produktion'],
  search: ['suche'],
  subscriptions: ['abo', 'abonnement', 'abos', 'subscription'],
};

/** Address of the screen that `/en/contact` or `/de/suche` may mean; null when there is none. */
export function guessScreen(pathname: string): string | null {
  const [, locale, word = '', ...rest] = pathname.split('/');
  if (!isLocale(locale) || rest.length > 0) return null;
  const found = screens.find(({ name }) => wordsOfScreens[name]?.includes(word.toLowerCase()));
  return found ? `/${locale}/${found.path[locale].split('/:')[0]}` : null;
}

/** Behaviour of the header on the screen of a route, by the route's id. */
export function headerOf(routeId: string | undefined): HeaderBehaviour {
  const name = routeId?.replace(/^[a-z]+\./, '');
  return screens.find((each) => each.name === name)?.header ?? 'hide';
}

/** The screen at an address, by the names and number of its parts. */
export function screenOf(pathname: string): Screen | undefined {
  const found = screenAt(pathname);
  return found ? screens.find(({ name }) => name === found.name) : undefined;
}

/** Addresses of a path in both languages: same screen, same parameters. */
export function addresses(pathname: string): Record<Locale, string> {
  const [from, ...rest] = pathname.split('/').filter(Boolean);
  const wordsOf = (locale: Locale) => screenOf(pathname)?.path[locale].split('/') ?? [];
  const [own, parts] = isLocale(from) ? [wordsOf(from), rest] : [[], []];
  const at = (locale: Locale) =>
    ['', locale, ...parts.map((part, index) => (part === own[index] ? wordsOf(locale)[index] : part))].join('/');
  return byLocale(at);
}

/**
 * Address, in the language of a path, of the screen that the path names in another language: `/en/programme` for
 * `/en/programm`; null when there is none.
 */
export function translatePath(pathname: string): string | null {
  const [, own, ...rest] = pathname.split('/');
  if (!isLocale(own)) return null;
  for (const other of locales) {
    const there = ['', other, ...rest].join('/');
    const found = screenOf(there)?.path[other] === '*' ? pathname : addresses(there)[own];
    if (other !== own && found !== pathname) return found;
  }
  return null;
}
