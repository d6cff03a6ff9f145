import { isLocale, type Locale } from '#text/languages.ts';
import { keysOf } from '../base/records.ts';
import { contactPath } from './contact-path.ts';

/**
 * Path of every screen below the locale, by its name: `:name` is a parameter, `?` marks an optional one, `*` is the
 * rest.
 */
export const screenPaths = {
  index: { de: '', en: '' },
  subscriptions: { de: 'abonnements', en: 'subscriptions' },
  'subscriptions-slug-id': { de: 'abonnements/:slug/:id', en: 'subscriptions/:slug/:id' },
  blog: { de: 'blog', en: 'blog' },
  'blog-slug-id': { de: 'blog/:slug/:id', en: 'blog/:slug/:id' },
  contact: contactPath,
  artists: { de: 'kuenstler', en: 'artists' },
  'artists-slug-id': { de: 'kuenstler/:slug/:id', en: 'artists/:slug/:id' },
  pressedownloads: { de: 'pressedownloads', en: 'pressedownloads' },
  'pressedownloads-slug-id': { de: 'pressedownloads/:slug/:id', en: 'pressedownloads/:slug/:id' },
  productions: { de: 'produktionen', en: 'productions' },
  'productions-slug': { de: 'produktionen/:slug', en: 'productions/:slug' },
  'productions-slug-id': { de: 'produktionen/:slug/:id', en: 'productions/:slug/:id' },
  events: { de: 'programm', en: 'programme' },
  'events-slug-id': { de: 'programm/:slug/:id', en: 'programme/:slug/:id' },
  series: { de: 'reihen', en: 'series' },
  'series-slug-id': { de: 'reihen/:slug/:id', en: 'series/:slug/:id' },
  shortlist: { de: 'merkzettel', en: 'shortlist' },
  offline: { de: 'offline', en: 'offline' },
  newsletter: { de: 'newsletter', en: 'newsletter' },
  'newsletter-confirm': { de: 'newsletter/bestaetigen', en: 'newsletter/confirm' },
  'newsletter-unsubscribe': { de: 'newsletter/abmelden', en: 'newsletter/unsubscribe' },
  search: { de: 'search/:category?/:page?', en: 'search/:category?/:page?' },
  slug: { de: '*', en: '*' },
} as const satisfies Record<string, Record<Locale, string>>;

export type ScreenName = keyof typeof screenPaths;

/** Parts of each screen's path, split once: a request reads them about a hundred times. */
const partsOfPath = new Map<string, readonly string[]>();

/** True if the parts of an address below the locale fit a screen's path, by their names and number. */
function fitsScreen(path: string, parts: readonly string[]): boolean {
  if (path === '*') return true;
  const own = partsOfPath.get(path) ?? path.split('/').filter(Boolean);
  partsOfPath.set(path, own);
  return (
    parts.length <= own.length &&
    parts.length >= own.filter((part) => !part.endsWith('?')).length &&
    parts.every((part, index) => own[index]?.startsWith(':') || own[index] === part)
  );
}

/** The screen at an address, and the parts of the address below its language; null outside both languages. */
export function screenAt(address: string): { name: ScreenName; parts: string[]; locale: Locale } | null {
  const [, locale, ...rest] = address.split('/');
  const parts = rest.filter(Boolean);
  if (!isLocale(locale)) return null;
  const name = keysOf(screenPaths).find((one) => fitsScreen(screenPaths[one][locale], parts));
  return name === undefined ? null : { name, parts, locale };
}
