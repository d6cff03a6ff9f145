import { type Locale, locales } from '#contract/base/locale.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { pages } from '../../db/tables/pages.ts';

export type PageRow = typeof pages.$inferSelect;

type Placed = Pick<PageRow, 'pathDe' | 'pathEn' | 'target'>;

/** Address of a path of the page tree, `/de/besuch/anfahrt`; `/de` for the empty path. */
export function addressOf(locale: Locale, path: string): string {
  return path === '' ? `/${locale}` : `/${locale}/${path}`;
}

/** Address of a page in every locale; a menu entry has the address of its target. */
export function urlsOf({ pathDe, pathEn, target }: Placed): Localized<string> {
  if (target.de !== '') return { de: target.de, en: target.en || target.de };
  return { de: addressOf('de', pathDe), en: addressOf('en', pathEn) };
}

/** The path of a page with this slug below a parent; without an English slug it uses the German one. */
export function pathBelow(
  parent: Pick<PageRow, 'pathDe' | 'pathEn'> | undefined,
  slug: Localized<string>,
): Localized<string> {
  const join = (above: string, own: string) => [above, own].filter(Boolean).join('/');
  return { de: join(parent?.pathDe ?? '', slug.de), en: join(parent?.pathEn ?? '', slug.en || slug.de) };
}

/** The locales in which two addresses differ. */
export function differing(before: Localized<string>, after: Localized<string>): Locale[] {
  return locales.filter((locale) => before[locale] !== after[locale]);
}
