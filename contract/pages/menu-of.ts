import type { Locale } from '../base/locale.ts';
import { inLocale } from '../base/localized.ts';
import type { NavigationItem } from './navigation.ts';
import type { PageSettings } from './page-settings.ts';

/** The flags of a page that put it into a menu. */
export type MenuFlag = 'in_main_navigation' | 'in_menu' | 'in_footer';

/** What a menu needs to know of a page. */
export type MenuPage = Pick<
  PageSettings,
  'id' | 'parent_id' | 'title' | 'urls' | 'is_online' | 'is_clickable' | MenuFlag
>;

/**
 * A menu from the flags and the order of the pages. A flagged page is in the submenu of its parent if the parent is in
 * the same menu, otherwise at the top level. Offline pages are left out with their children.
 */
export function menuOf(pages: readonly MenuPage[], flag: MenuFlag, locale: Locale): NavigationItem[] {
  const flagged = pages.filter((page) => page[flag]);
  const ids = new Set(flagged.map(({ id }) => id));
  const shown = flagged.filter((page) => page.is_online);
  return shown
    .filter((page) => page.parent_id === null || !ids.has(page.parent_id))
    .map((page) => {
      const children = shown
        .filter((child) => child.parent_id === page.id && child.is_clickable)
        .map((child) => toItem(child, locale));
      return {
        clickable: page.is_clickable,
        item: { ...toItem(page, locale), children, hasChildren: children.length > 0 },
      };
    })
    .filter(({ clickable, item }) => clickable || item.hasChildren)
    .map(({ item }) => item);
}

function toItem(page: MenuPage, locale: Locale): { menu_name: string; url: string; lang?: string } {
  const { text, lang } = inLocale(page.title, locale);
  return { menu_name: text, url: page.urls[locale], ...(lang ? { lang } : {}) };
}
