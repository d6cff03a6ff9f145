import { type Locale, locales } from '#contract/base/locale.ts';
import type { Localized } from '#contract/base/localized.ts';

/** Path segments of the screens of entities, below the locale. */
const screens = {
  event: { de: 'programm', en: 'programme' },
  production: { de: 'produktionen', en: 'productions' },
  festival: { de: 'reihen', en: 'series' },
  person: { de: 'kuenstler', en: 'artists' },
  article: { de: 'blog', en: 'blog' },
  subscription: { de: 'abonnements', en: 'subscriptions' },
  press: { de: 'pressedownloads', en: 'pressedownloads' },
} satisfies Record<string, Localized<string>>;

/** Kinds with a page at `{screen}/{slug}/{id}`. */
export type AddressedKind = keyof typeof screens;

interface Addressed {
  id: number;
  slug: Localized<string>;
}

/** Address of an entity in one locale, `/de/produktionen/salome/3`; without an English slug it uses the German one. */
export function addressOf(kind: AddressedKind, { id, slug }: Addressed, locale: Locale): string {
  return `/${locale}/${screens[kind][locale]}/${encodeURIComponent(slugIn(slug, locale))}/${id}`;
}

/** The address in every locale. */
export function addressesOf(kind: AddressedKind, entity: Addressed): Localized<string> {
  return { de: addressOf(kind, entity, 'de'), en: addressOf(kind, entity, 'en') };
}

export function programmeAddress(locale: Locale): string {
  return `/${locale}/${screens.event[locale]}`;
}

export function festivalsAddress(locale: Locale): string {
  return `/${locale}/${screens.festival[locale]}`;
}

/** Address of a season; its slug is the same in both languages. */
export function seasonAddress({ slug }: { slug: string }, locale: Locale): string {
  return `/${locale}/${screens.production[locale]}/${encodeURIComponent(slug)}`;
}

/** The slug in a locale; German if that is empty. */
export function slugIn(slug: Localized<string>, locale: Locale): string {
  return slug[locale] || slug.de;
}

/** The slugs that addresses use, in every locale. */
export function slugsOf(slug: Localized<string>): Localized<string> {
  const [de, en] = locales.map((locale) => slugIn(slug, locale));
  return { de: de ?? '', en: en ?? '' };
}

/** Back-office address of the list of a resource, or of one entity: `/admin/events/12`. */
export function adminAddress(resource: string, id?: number): string {
  return id === undefined ? `/admin/${resource}` : `/admin/${resource}/${id}`;
}
