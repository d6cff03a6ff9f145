import type { Navigation, NavigationItem } from '#contract/pages/navigation.ts';
import { address, list, record, text } from './read.ts';

/** The menus in an answer, empty when missing; entries without a name or address are left out. */
export function readNavigation(answer: unknown): Navigation {
  const menus = record(answer);
  return {
    main_navigation: items(menus.main_navigation),
    menu: items(menus.menu),
    footer: items(menus.footer),
  };
}

function items(value: unknown): NavigationItem[] {
  return list(value).flatMap((entry) => {
    const item = child(entry);
    if (!item) return [];
    const children = list(record(entry).children).flatMap((each) => child(each) ?? []);
    if (item.url === '' && children.length === 0) return [];
    return [{ ...item, children, hasChildren: children.length > 0 }];
  });
}

function child(entry: unknown) {
  const { menu_name, title, url, lang } = record(entry);
  const name = text(menu_name) || text(title);
  if (name === '') return null;
  return { menu_name: name, url: address(url), ...(lang === 'de' && { lang }) };
}
