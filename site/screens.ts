import { isLocale, type Locale, locales } from '#contract/languages.ts';
import type { HeaderBehaviour } from './header/place-header.ts';

/** A screen of the house, with its address in both languages. */
export interface Screen {
  /** Name of the route; its id is `{locale}.{name}`. */
  name: string;
  /** Path below the locale: `:name` is a part that changes, `?` one that may be missing, `*` the rest. */
  path: Record<Locale, string>;
  /** File below site/. */
  file: string;
  /** What is checked before it is shown, besides the checks of every screen; see guards.server.ts. */
  guards: readonly string[];
  /** What the header does while one scrolls; `hide` where nothing else is said in `headers`. */
  header: HeaderBehaviour;
}

/** Screens whose own heads stick: below a header that stays, or in the place of one that stays away. */
const headers: Readonly<Record<string, HeaderBehaviour>> = {
  events: 'default',
  search: 'default',
  shortlist: 'default',
  'productions-slug-id': 'resize',
};

function screen(name: string, de: string, en: string, file: string, guards: readonly string[] = []): Screen {
  return { name, path: { de, en }, file, guards, header: headers[name] ?? 'hide' };
}

// A screen that is not built yet shows the page of the page tree at its address, where there is one.
const page = 'routes/page.tsx';

/** Every screen in both languages: routes, the language switch and hreflang come from here. */
export const screens: readonly Screen[] = [
  screen('index', '', '', 'routes/home.tsx'),
  screen('subscriptions', 'abonnements', 'subscriptions', 'routes/subscriptions.tsx'),
  screen('subscriptions-slug-id', 'abonnements/:slug/:id', 'subscriptions/:slug/:id', 'routes/subscription.tsx', [
    'subscription',
  ]),
  screen('blog', 'blog', 'blog', 'routes/magazine.tsx'),
  screen('blog-slug-id', 'blog/:slug/:id', 'blog/:slug/:id', 'routes/article.tsx', ['article']),
  screen('contact', 'kontakt', 'contacts', 'routes/contact.tsx'),
  screen('artists', 'kuenstler', 'artists', 'routes/artists.tsx'),
  screen('artists-slug-id', 'kuenstler/:slug/:id', 'artists/:slug/:id', 'routes/artist.tsx', ['person']),
  screen('pressedownloads', 'pressedownloads', 'pressedownloads', 'routes/press.tsx'),
  screen('pressedownloads-slug-id', 'pressedownloads/:slug/:id', 'pressedownloads/:slug/:id', 'routes/directory.tsx', [
    'directory',
  ]),
  screen('productions', 'produktionen', 'productions', 'routes/productions.tsx'),
  screen('productions-slug', 'produktionen/:slug', 'productions/:slug', 'routes/season.tsx'),
  screen('productions-slug-id', 'produktionen/:slug/:id', 'productions/:slug/:id', 'routes/production.tsx', [
    'production',
  ]),
  screen('events', 'programm', 'programme', 'routes/programme.tsx'),
  screen('events-slug-id', 'programm/:slug/:id', 'programme/:slug/:id', 'routes/event.tsx', ['event']),
  screen('shortlist', 'merkzettel', 'shortlist', 'routes/shortlist.tsx'),
  screen('offline', 'offline', 'offline', 'routes/offline.tsx'),
  screen('newsletter', 'newsletter', 'newsletter', 'routes/newsletter.tsx'),
  screen('newsletter-confirm', 'newsletter/bestaetigen', 'newsletter/confirm', 'routes/newsletter-confirm.tsx'),
  screen(
    'newsletter-unsubscribe',
    'newsletter/abmelden',
    'newsletter/unsubscribe',
    'routes/newsletter-unsubscribe.tsx',
  ),
  screen('search', 'search/:category?/:page?', 'search/:category?/:page?', 'routes/search.tsx'),
  screen('slug', '*', '*', page),
];

/** Paths of the ticket shop by the ids of their routes, outside the languages. The last is the test shop, `{product}-koeln.webshop`. */
export const shopPaths: Readonly<Record<string, string>> = {
  webshop: 'webshop/*',
  'webshop-template': 'eventim-template',
  'webshop-test': ':shop/*',
};

/** What the header does on the screen of a route, by the route's id. */
export function headerOf(routeId: string | undefined): HeaderBehaviour {
  const name = routeId?.replace(/^[a-z]+\./, '');
  return screens.find((each) => each.name === name)?.header ?? 'hide';
}

/** The screen at an address, by the names and the number of its parts. */
export function screenOf(pathname: string): Screen | undefined {
  const [, locale, ...rest] = pathname.split('/');
  const parts = rest.filter(Boolean);
  return isLocale(locale) ? screens.find(({ path }) => fits(path[locale], parts)) : undefined;
}

/** Parts of each path of a screen, taken apart once: a visit asks for them a hundred times. */
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

/** The address in both languages of what stands at a path: same screen, same parameters. */
export function addresses(pathname: string): Record<Locale, string> {
  const [from, ...rest] = pathname.split('/').filter(Boolean);
  const wordsOf = (locale: Locale) => screenOf(pathname)?.path[locale].split('/') ?? [];
  const [own, parts] = isLocale(from) ? [wordsOf(from), rest] : [[], []];
  const at = (locale: Locale) =>
    ['', locale, ...parts.map((part, index) => (part === own[index] ? wordsOf(locale)[index] : part))].join('/');
  return Object.fromEntries(locales.map((locale) => [locale, at(locale)])) as Record<Locale, string>;
}

/**
 * The address, in the language that a path begins with, of the screen that it names in the words of another one,
 * `/en/programm` for `/en/programme`; null where it names none so.
 */
export function inOwnWords(pathname: string): string | null {
  const [, own, ...rest] = pathname.split('/');
  if (!isLocale(own)) return null;
  for (const other of locales) {
    const there = ['', other, ...rest].join('/');
    const found = screenOf(there)?.path[other] === '*' ? pathname : addresses(there)[own];
    if (other !== own && found !== pathname) return found;
  }
  return null;
}
