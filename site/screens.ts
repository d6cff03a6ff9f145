import { byLocale, isLocale, type Locale, locales } from '#text/languages.ts';
import { contactPath } from '#contract/pages/contact-path.ts';
import type { HeaderBehaviour } from './shell/header/place-header.ts';

/** A screen of the site, with its address in both languages. */
export interface Screen {
  /** Name of the route; its id is `{locale}.{name}`. */
  name: string;
  /** Path below the locale: `:name` is a parameter, `?` marks an optional one, `*` is the rest. */
  path: Record<Locale, string>;
  /** File below site/. */
  file: string;
  /** Guards besides those of every screen; see `guards/guards.server.ts`. */
  guards: readonly string[];
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

function screen(name: string, de: string, en: string, file: string, guards: readonly string[] = []): Screen {
  return { name, path: { de, en }, file, guards, header: headers[name] ?? 'hide' };
}

// A screen that is not built yet shows the page of the page tree at its address, if there is one.
const page = 'screens/page/route.tsx';

/** Every screen in both languages; source of routes, language switch and hreflang. */
export const screens: readonly Screen[] = [
  screen('index', '', '', 'screens/home/route.tsx'),
  screen('subscriptions', 'abonnements', 'subscriptions', 'screens/subscriptions/route.tsx'),
  screen(
    'subscriptions-slug-id',
    'abonnements/:slug/:id',
    'subscriptions/:slug/:id',
    'screens/subscription/route.tsx',
    ['subscription'],
  ),
  screen('blog', 'blog', 'blog', 'screens/magazine/route.tsx'),
  screen('blog-slug-id', 'blog/:slug/:id', 'blog/:slug/:id', 'screens/article/route.tsx', ['article']),
  screen('contact', contactPath.de, contactPath.en, 'screens/contact/route.tsx'),
  screen('artists', 'kuenstler', 'artists', 'screens/artists/route.tsx'),
  screen('artists-slug-id', 'kuenstler/:slug/:id', 'artists/:slug/:id', 'screens/artist/route.tsx', ['person']),
  screen('pressedownloads', 'pressedownloads', 'pressedownloads', 'screens/press/route.tsx'),
  screen(
    'pressedownloads-slug-id',
    'pressedownloads/:slug/:id',
    'pressedownloads/:slug/:id',
    'screens/directory/route.tsx',
    ['directory'],
  ),
  screen('productions', 'produktionen', 'productions', 'screens/productions/route.tsx'),
  screen('productions-slug', 'produktionen/:slug', 'productions/:slug', 'screens/season/route.tsx'),
  screen('productions-slug-id', 'produktionen/:slug/:id', 'productions/:slug/:id', 'screens/production/route.tsx', [
    'production',
  ]),
  screen('events', 'programm', 'programme', 'screens/programme/route.tsx'),
  screen('events-slug-id', 'programm/:slug/:id', 'programme/:slug/:id', 'screens/event/route.tsx', ['event']),
  screen('series', 'reihen', 'series', 'screens/festivals/route.tsx'),
  screen('series-slug-id', 'reihen/:slug/:id', 'series/:slug/:id', 'screens/festival/route.tsx', ['festival']),
  screen('shortlist', 'merkzettel', 'shortlist', 'screens/shortlist/route.tsx'),
  screen('offline', 'offline', 'offline', 'screens/offline/route.tsx'),
  screen('newsletter', 'newsletter', 'newsletter', 'screens/newsletter/route.tsx'),
  screen('newsletter-confirm', 'newsletter/bestaetigen', 'newsletter/confirm', 'screens/newsletter-confirm/route.tsx'),
  screen(
    'newsletter-unsubscribe',
    'newsletter/abmelden',
    'newsletter/unsubscribe',
    'screens/newsletter-unsubscribe/route.tsx',
  ),
  screen('search', 'search/:category?/:page?', 'search/:category?/:page?', 'screens/search/route.tsx'),
  screen('slug', '*', '*', page),
];

/**
 * Paths of the ticket shop by route id, outside the languages. The last is the test shop, `{product}-koeln.webshop`.
 */
export const shopPaths: Readonly<Record<string, string>> = {
  webshop: 'webshop/*',
  'webshop-template': 'eventim-template',
  'webshop-test': ':shop/*',
};

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
  const [, locale, ...rest] = pathname.split('/');
  const parts = rest.filter(Boolean);
  return isLocale(locale) ? screens.find(({ path }) => fits(path[locale], parts)) : undefined;
}

/** Parts of each screen's path, split once: a request reads them about a hundred times. */
const partsOfPath = new Map<string, readonly string[]>();

function fits(path: string, parts: readonly string[]): boolean {
  if (path === '*') return true;
  const own = partsOfPath.get(path) ?? path.split('/').filter(Boolean);
  partsOfPath.set(path, own);
  return (
    parts.length <= own.length &&
    parts.length >= own.filter((part) => !part.endsWith('?')).length &&
    parts.every((part, index) => own[index]?.startsWith(':') || own[index] === part)
  );
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
