import { asc } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { Navigation, NavigationItem } from '#contract/pages/navigation.ts';
import { isOff } from '#contract/settings/parts.ts';
import { pages } from '../../db/tables/pages.ts';
import type { RequestContext } from '../../request-context.ts';
import { urlsOf } from '../links/page-address.ts';

const columns = {
  id: pages.id,
  parentId: pages.parentId,
  title: pages.title,
  pathDe: pages.pathDe,
  pathEn: pages.pathEn,
  target: pages.target,
  isOnline: pages.isOnline,
  isClickable: pages.isClickable,
  inMainNavigation: pages.inMainNavigation,
  inMenu: pages.inMenu,
  inFooter: pages.inFooter,
};

type Entry = Pick<typeof pages.$inferSelect, keyof typeof columns>;
type Flag = 'inMainNavigation' | 'inMenu' | 'inFooter';

/**
 * Builds the three menus from the flags and the order of the page tree. A flagged page is in the submenu of its parent
 * if the parent is in the same menu, otherwise at the top level. Offline pages and those of parts that are off
 * are left out with their children.
 */
export async function readNavigation({
  db,
  locale,
  partsOff,
}: Pick<RequestContext, 'db' | 'locale' | 'partsOff'>): Promise<Navigation> {
  const rows = await db.select(columns).from(pages).orderBy(asc(pages.position), asc(pages.id));
  for (const row of rows) if (isOff(urlsOf(row)[locale], partsOff)) row.isOnline = false;
  return {
    main_navigation: menuOf(rows, 'inMainNavigation', locale),
    menu: menuOf(rows, 'inMenu', locale),
    footer: menuOf(rows, 'inFooter', locale),
  };
}

function menuOf(entries: Entry[], flag: Flag, locale: Locale): NavigationItem[] {
  const flagged = entries.filter((entry) => entry[flag]);
  const ids = new Set(flagged.map((entry) => entry.id));
  const shown = flagged.filter((entry) => entry.isOnline);
  return shown
    .filter((entry) => entry.parentId === null || !ids.has(entry.parentId))
    .map((entry) => {
      const children = shown
        .filter((child) => child.parentId === entry.id && child.isClickable)
        .map((child) => toItem(child, locale));
      return {
        clickable: entry.isClickable,
        item: { ...toItem(entry, locale), children, hasChildren: children.length > 0 },
      };
    })
    .filter(({ clickable, item }) => clickable || item.hasChildren)
    .map(({ item }) => item);
}

function toItem(entry: Entry, locale: Locale): { menu_name: string; url: string; lang?: string } {
  const { text, lang } = inLocale(entry.title, locale);
  return { menu_name: text, url: urlsOf(entry)[locale], ...(lang ? { lang } : {}) };
}
