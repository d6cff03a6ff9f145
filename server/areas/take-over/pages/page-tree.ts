import type { Localized } from '#contract/base/localized.ts';
import { isFixedScreen } from '#contract/pages/fixed-screens.ts';
import type { Taking } from '../taking.ts';
import type { Values } from '../../upsert/usable-values.ts';
import type { FoundPage } from './find-pages.ts';
import { type MenuItem, type MenuName, pathIn } from './menus.ts';

/** Which pages there are, and in which menus. */
export class PageTree {
  readonly taking: Taking;
  readonly menus: MenuItem[];
  readonly #hasMenus: boolean;
  readonly #areMenusKnown: boolean;
  readonly #found: FoundPage[];
  readonly #byPath: Map<string, FoundPage>;

  constructor(taking: Taking, { found, menus }: { found: FoundPage[]; menus: MenuItem[] | 'absent' | 'failed' }) {
    this.taking = taking;
    this.menus = typeof menus === 'string' ? [] : menus;
    this.#hasMenus = menus !== 'absent';
    this.#areMenusKnown = menus !== 'failed';
    this.#found = found;
    this.#byPath = new Map(found.map((page) => [page.path.de, page]));
  }

  /**
   * Pages, and entries of menus that are no pages at this place: screens without a page, addresses, pages from elsewhere.
   * Parents first, then as in the menus.
   */
  inOrder(): Placed[] {
    const items = this.menus.flatMap((item): Placed[] => [
      { item, depth: 1 },
      ...item.children.map((child) => ({ item: child, above: item, depth: this.#depthOf(item) + 1 })),
    ]);
    const ranks = new Map(items.map(({ item }, rank) => [item ? this.pathOf(item) : null, rank]));
    const ranked = [
      ...this.#found.map((page) => ({
        placed: { page, depth: depthOf(page.path.de) },
        rank: ranks.get(page.path.de) ?? items.length,
      })),
      ...items.map((placed, rank) => ({ placed, rank })).filter(({ placed }) => !this.#isPageAtPlace(placed)),
    ];
    return ranked
      .toSorted((one, other) => one.placed.depth - other.placed.depth || one.rank - other.rank)
      .map(({ placed }) => placed);
  }

  #depthOf(item: MenuItem): number {
    const page = this.pageAt(this.pathOf(item));
    return page ? depthOf(page.path.de) : 1;
  }

  #isPageAtPlace({ item, above }: Placed): boolean {
    const page = item && this.pageAt(this.pathOf(item));
    return page !== undefined && (above === undefined || isBelow(page.path.de, this.pathOf(above)));
  }

  pageAt(path: string | null): FoundPage | undefined {
    return path === null ? undefined : this.#byPath.get(path);
  }

  /** Path of a screen that every house has and that is no page there; null for any other entry. */
  screenWithoutPage({ urls }: MenuItem): Localized<string> | null {
    const { origin } = this.taking.backend;
    const de = pathIn(urls.de, 'de', origin);
    if (de === null || !isFixedScreen(`/de/${de}`) || this.pageAt(de)) return null;
    return { de, en: pathIn(urls.en || urls.de, 'en', origin) ?? de };
  }

  /** Path below the language of where an entry leads; null if that is no page of the other side. */
  pathOf({ urls }: MenuItem): string | null {
    return pathIn(urls.de, 'de', this.taking.backend.origin);
  }

  /** In which menus a page stands; nothing if that is not known. */
  flagsOf(page: FoundPage): Values {
    if (!this.#areMenusKnown) return {};
    const { in_menu: isInMenu = false, in_footer: isInFooter = false } = page.pair.de ?? {};
    return this.#hasMenus ? flagsOf(this.#menusOf(page)) : { in_main_navigation: isInMenu, in_footer: isInFooter };
  }

  /** The menus in which a page stands at its place in the tree. */
  #menusOf({ path }: FoundPage): Set<MenuName> {
    const own = new Set<MenuName>();
    for (const item of this.menus) {
      if (this.pathOf(item) === path.de) own.add(item.menu);
      for (const child of item.children)
        if (this.pathOf(child) === path.de && isBelow(path.de, this.pathOf(item))) own.add(child.menu);
    }
    return own;
  }
}

/** The fields that say in which menus an entry stands. */
export function flagsOf(menus: ReadonlySet<MenuName>): Values {
  return {
    in_main_navigation: menus.has('main_navigation'),
    in_menu: menus.has('menu'),
    in_footer: menus.has('footer'),
  };
}

/** A page, or an entry of a menu with the one above it. */
export interface Placed {
  page?: FoundPage;
  item?: MenuItem;
  above?: MenuItem;
  depth: number;
}

function depthOf(path: string): number {
  return path.split('/').length;
}

/** True for the parent of a path. */
function isBelow(path: string, parent: string | null): boolean {
  return parent !== null && parent !== '' && path.split('/').slice(0, -1).join('/') === parent;
}
