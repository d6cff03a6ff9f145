import { isLocale, type Locale, locales } from '#contract/languages.ts';
import { screens } from './screens.ts';

/** Address of a screen without parameters, by the name it has in screens.ts: `/de/produktionen`. */
export function screenAddress(screen: string, locale: Locale): string {
  const path = screens.find(({ name }) => name === screen)?.path[locale] ?? '';
  return path === '' ? `/${locale}` : `/${locale}/${path}`;
}

/** Address of a thing below its screen, `/de/produktionen/salome/3`. */
export function thingAddress(screen: string, locale: Locale, slug: string, id: number): string {
  return `${screenAddress(screen, locale)}/${encodeURIComponent(slug)}/${id}`;
}

/** The number of the thing of a screen that an address names, whatever its slug; null where it names none. */
export function thingIdAt(screen: string, pathname: string): number | null {
  const [, locale, list, , digits = '', ...more] = pathname.split('/');
  if (!isLocale(locale) || `/${locale}/${list}` !== screenAddress(screen, locale) || more.length > 0) return null;
  return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : null;
}

/** Things of a screen, each with its address, also of a backend that tells none. */
export function withAddresses<T extends { id: number; slug: string; url: string }>(
  screen: string,
  locale: Locale,
  things: T[],
): T[] {
  return things.map((thing) =>
    thing.url === '' ? { ...thing, url: thingAddress(screen, locale, thing.slug || screen, thing.id) } : thing,
  );
}

interface Addressed {
  id: number;
  /** Address in the language of the answer. */
  url: string;
  urls: Partial<Record<Locale, string>>;
  slugs: Partial<Record<Locale, string>>;
}

/** Address of a thing in each language, also of a backend that tells only one. */
export function thingUrls(screen: string, thing: Addressed, locale: Locale): Record<Locale, string> {
  const { id, url, urls, slugs } = thing;
  const address = (each: Locale) => {
    const told = urls[each] || (each === locale ? url : '');
    const known = thingIdAt(screen, told) === id && told.startsWith(`/${each}/`);
    return known ? told : thingAddress(screen, each, slugs[each] || slugs[locale] || slugs.de || screen, id);
  };
  return Object.fromEntries(locales.map((each) => [each, address(each)])) as Record<Locale, string>;
}
