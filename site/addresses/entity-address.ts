import { byLocale, isLocale, type Locale } from '#text/languages.ts';
import { screenAddress } from './screen-address.ts';

/** Address of an entity below its screen: `/de/produktionen/salome/3`. */
export function entityAddress(screen: string, locale: Locale, slug: string, id: number): string {
  return `${screenAddress(screen, locale)}/${slugInPath(slug)}/${id}`;
}

/** A slug as a part of a path, unchanged but for what a path cannot hold; dots alone would lead elsewhere. */
export function slugInPath(slug: string): string {
  return /^\.{1,2}$/.test(slug) ? '-' : encodeURIComponent(slug);
}

/** Id of the entity in an address, whatever the slug; null without a valid id. */
export function entityIdAt(screen: string, pathname: string): number | null {
  const [, locale, list, , digits = '', ...more] = pathname.split('/');
  if (!isLocale(locale) || `/${locale}/${list}` !== screenAddress(screen, locale) || more.length > 0) return null;
  return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : null;
}

/** Adds an address to each entity, also when the backend sends none. */
export function withAddresses<T extends { id: number; slug: string; url: string }>(
  screen: string,
  locale: Locale,
  entities: T[],
): T[] {
  return entities.map((entity) =>
    entity.url === '' ? { ...entity, url: entityAddress(screen, locale, entity.slug || screen, entity.id) } : entity,
  );
}

interface Addressed {
  id: number;
  /** Address in the language of the response. */
  url: string;
  urls: Partial<Record<Locale, string>>;
  slugs: Partial<Record<Locale, string>>;
  /** Slug in the language of the response; all that some backends send. */
  slug?: string | object;
}

/** Address of an entity in each language, also when the backend sends only one. */
export function entityUrls(screen: string, entity: Addressed, locale: Locale): Record<Locale, string> {
  const { id, url, urls, slugs } = entity;
  const own = typeof entity.slug === 'string' ? entity.slug : '';
  const address = (each: Locale) => {
    const given = urls[each] || (each === locale ? url : '');
    const known = entityIdAt(screen, given) === id && given.startsWith(`/${each}/`);
    return known ? given : entityAddress(screen, each, slugs[each] || slugs[locale] || slugs.de || own || screen, id);
  };
  return byLocale(address);
}
