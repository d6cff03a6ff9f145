import { type Locale, locales } from '#contract/locale.ts';
import type { Localized } from '#contract/localized.ts';

/** Where the screens of things with an id of their own lie, below the locale. */
const screens = {
  event: { de: 'programm', en: 'programme' },
  production: { de: 'produktionen', en: 'productions' },
  person: { de: 'kuenstler', en: 'artists' },
  article: { de: 'blog', en: 'blog' },
  subscription: { de: 'abonnements', en: 'subscriptions' },
  press: { de: 'pressedownloads', en: 'pressedownloads' },
} satisfies Record<string, Localized<string>>;

/** What has a page at `{screen}/{slug}/{id}`. */
export type AddressedKind = keyof typeof screens;

interface Addressed {
  id: number;
  slug: Localized<string>;
}

/** Address of a thing in one language, `/de/produktionen/salome/3`; where there is no English slug the German one stands. */
export function addressOf(kind: AddressedKind, { id, slug }: Addressed, locale: Locale): string {
  return `/${locale}/${screens[kind][locale]}/${encodeURIComponent(slugIn(slug, locale))}/${id}`;
}

/** Its address in every language. */
export function addressesOf(kind: AddressedKind, thing: Addressed): Localized<string> {
  return { de: addressOf(kind, thing, 'de'), en: addressOf(kind, thing, 'en') };
}

/** Address of the programme. */
export function programmeAddress(locale: Locale): string {
  return `/${locale}/${screens.event[locale]}`;
}

/** Address of a season; its slug is the same in both languages. */
export function seasonAddress({ slug }: { slug: string }, locale: Locale): string {
  return `/${locale}/${screens.production[locale]}/${encodeURIComponent(slug)}`;
}

/** The slug in a language, German where that is empty. */
export function slugIn(slug: Localized<string>, locale: Locale): string {
  return slug[locale] || slug.de;
}

/** The slug in every language as addresses show it. */
export function slugsOf(slug: Localized<string>): Localized<string> {
  const [de, en] = locales.map((locale) => slugIn(slug, locale));
  return { de: de ?? '', en: en ?? '' };
}

/** Where the back office lists the things of a resource, or shows one of them: `/admin/events/12`. */
export function adminAddress(resource: string, id?: number): string {
  return id === undefined ? `/admin/${resource}` : `/admin/${resource}/${id}`;
}
