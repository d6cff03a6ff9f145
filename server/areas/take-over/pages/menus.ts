import { pageEditorApi } from '#contract/api.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { Navigation, NavigationItem } from '#contract/pages/navigation.ts';
import { asTexts, nested, type Pair, sideOf } from '../foreign/pair.ts';
import type { Taking } from '../taking.ts';
import { reportFaults } from '../entries/stage.ts';
import { decoded } from '#text/repair-escapes.ts';

export const menuNames = ['main_navigation', 'menu', 'footer'] as const;
export type MenuName = (typeof menuNames)[number];

/** An entry of a menu there. */
export interface MenuItem {
  menu: MenuName;
  title: Localized<string>;
  /** Addresses by language; the English one is empty where the menus do not match. */
  urls: Localized<string>;
  children: MenuItem[];
}

/**
 * The menus of the other side. `absent`: it has none; `failed`: they could not be read in both languages, which is
 * reported, so that nothing is known of them.
 */
export async function readMenus(taking: Taking): Promise<MenuItem[] | 'absent' | 'failed'> {
  const { de, en, faults, unusable } = await taking.backend.show(pageEditorApi.navigation);
  if (!taking.isSecondPass) await reportFaults(taking, { kind: 'page', title: '', faults, unusable });
  if (faults.length > 0) return 'failed';
  if (!de && !en) return 'absent';
  return menuNames.flatMap((menu) => itemsOf({ de, en }, menu));
}

function itemsOf(menus: Pair<Navigation>, menu: MenuName): MenuItem[] {
  const isAlike = menus.de?.[menu].length === menus.en?.[menu].length;
  const pair = isAlike ? menus : { de: menus.de, en: menus.de ? null : menus.en };
  return nested(pair, (side) => side[menu]).map((item) => itemOf(item, menu));
}

function itemOf(pair: Pair<NavigationItem>, menu: MenuName): MenuItem {
  const isAlike = pair.de?.children.length === pair.en?.children.length;
  const children = isAlike ? pair : { de: pair.de, en: pair.de ? null : pair.en };
  return {
    menu,
    ...namesOf(pair),
    children: nested(children, (side) => side.children).map((child) =>
      Object.assign(namesOf(child), { menu, children: [] }),
    ),
  };
}

function namesOf(pair: Pair<{ menu_name: string; url: string; lang?: string | undefined }>) {
  const isFallback = pair.en?.lang === 'de';
  return {
    title: asTexts(pair.de?.menu_name, isFallback ? undefined : pair.en?.menu_name),
    urls: { de: sideOf(pair)?.url ?? '', en: pair.en?.url ?? '' },
  };
}

/** Path below the language of an address of the other side, `besuch/anfahrt`; null for any other address. */
export function pathIn(address: string, locale: 'de' | 'en', origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const own = new URL(origin);
  if (url.host !== own.host) return null;
  const [, language, ...parts] = url.pathname.split('/');
  return language === locale ? parts.filter(Boolean).map(decoded).join('/') : null;
}
