import { and, eq, sql } from 'drizzle-orm';
import type { Localized } from '#contract/base/localized.ts';
import { isFixedScreen } from '#contract/pages/fixed-screens.ts';
import { pages } from '../../../db/tables/pages.ts';
import { findSlug } from '../../pages/page-content.ts';
import { onlyOne } from '../entries/find-here.ts';
import { isNext, type Stage } from '../entries/stage.ts';
import { slugOf } from '../entries/values.ts';
import { linksOf } from '../modules/links.ts';
import { takeSection } from '../modules/take-section.ts';
import type { Taking } from '../taking.ts';
import { takeEntry } from '../writing/take-entry.ts';
import type { Values } from '../writing/usable-values.ts';
import { findPages, type FoundPage } from './find-pages.ts';
import { type MenuItem, type MenuName, pathIn, readMenus } from './menus.ts';
import { pagesStore } from './pages-store.ts';
import { lastParts, pageValues } from './page-values.ts';

const kind = 'page';
const subject = 'pages';

/** Pages with their content, and the menus. First all pages are created, so that they can link to one another. */
export const pagesStage: Stage = {
  kind,
  subject,
  async take(taking, only) {
    const menus = await readMenus(taking);
    const found = await findPages(taking, menus ?? []);
    const tree = new PageTree(taking, { found, menus });
    if (!only) {
      for (const { page, item, above } of tree.inOrder())
        await (page ? takeSettings(tree, page) : item && takeItem(tree, { item, above }));
    }
    for (const page of found) await takeContent(taking, page, only);
    if (!only) await reportGone(taking);
  },
};

/** Pages of earlier runs that are no longer there; their addresses were asked for. */
async function reportGone({ records, report, backend }: Taking): Promise<void> {
  for (const { foreignId, urls, ownId } of records.unmet(kind)) {
    if (!urls || !/^\d+$/.test(foreignId)) continue;
    const address = backend.origin + urls.de;
    await report.add({ finding: 'skipped', kind, title: urls.de, ownId, address, message: 'take_over_gone' });
    await records.meet(kind, foreignId, 'unchanged');
  }
}

/** Which pages there are, and in which menus. */
class PageTree {
  readonly taking: Taking;
  readonly menus: MenuItem[];
  readonly hasMenus: boolean;
  readonly #found: FoundPage[];
  readonly #byPath: Map<string, FoundPage>;

  constructor(taking: Taking, { found, menus }: { found: FoundPage[]; menus: MenuItem[] | null }) {
    this.taking = taking;
    this.menus = menus ?? [];
    this.hasMenus = menus !== null;
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

  /** Path below the language of where an entry leads; null if that is no page of the other side. */
  pathOf({ urls }: MenuItem): string | null {
    return pathIn(urls.de, 'de', this.taking.backend.origin);
  }

  /** The menus in which a page stands at its place in the tree. */
  menusOf({ path }: FoundPage): Set<MenuName> {
    const own = new Set<MenuName>();
    for (const item of this.menus) {
      if (this.pathOf(item) === path.de) own.add(item.menu);
      for (const child of item.children)
        if (this.pathOf(child) === path.de && isBelow(path.de, this.pathOf(item))) own.add(child.menu);
    }
    return own;
  }
}

/** A page, or an entry of a menu with the one above it. */
interface Placed {
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

async function takeSettings(tree: PageTree, page: FoundPage): Promise<void> {
  const { taking } = tree;
  const { foreignId, path, address, isPartial } = page;
  if (!(await isNext(taking, { kind, id: foreignId, only: undefined }))) return;
  const title = page.pair.de?.title || path.de;
  const use = { kind, title, address };
  const menus = tree.menusOf(page);
  const inMenus = tree.hasMenus
    ? { in_main_navigation: menus.has('main_navigation'), in_menu: menus.has('menu'), in_footer: menus.has('footer') }
    : { in_main_navigation: page.pair.de?.in_menu ?? false, in_footer: page.pair.de?.in_footer ?? false };
  await takeEntry(taking, pagesStore, {
    ...{ ...use, foreignId, isPartial },
    urls: { de: `/de/${path.de}`, en: `/en/${path.en}` },
    values: {
      ...(await pageValues(taking, page, use)),
      ...inMenus,
      parent_id: path.de === '' ? null : await parentOf(tree, page),
    },
    onlyNew: { is_online: taking.run.state === 'public' && page.isOnline },
    find: ({ db }) => onlyOne(db, pages, eq(pages.pathDe, path.de), sql`${pages.target}->>'de' = ''`),
  });
}

/** Id here of the page above; one that is no page there is created, because others are below it. */
async function parentOf(tree: PageTree, { path, address }: FoundPage): Promise<number | null> {
  const { taking } = tree;
  const above = { de: path.de.split('/').slice(0, -1).join('/'), en: path.en.split('/').slice(0, -1).join('/') };
  if (above.de === '') return null;
  const known = taking.records.atAddress(`/de/${above.de}`);
  if (known) return known.ownId;
  const item = tree.menus.flatMap((one) => [one, ...one.children]).find((one) => tree.pathOf(one) === above.de);
  const parentId = await parentOf(tree, { ...emptyPage, path: above, address });
  const title = item?.title ?? { de: capitalised(above.de), en: '' };
  const record = await takeEntry(taking, pagesStore, {
    ...{ kind, foreignId: `path:${above.de}`, title: title.de, address },
    urls: { de: `/de/${above.de}`, en: `/en/${above.en || above.de}` },
    values: {
      ...{
        title,
        slug: lastParts({ de: above.de, en: above.en || above.de }),
        is_clickable: false,
        parent_id: parentId,
      },
      in_main_navigation: item?.menu === 'main_navigation',
    },
    onlyNew: { is_online: taking.run.state === 'public' },
    find: ({ db }) => onlyOne(db, pages, eq(pages.pathDe, above.de), sql`${pages.target}->>'de' = ''`),
  });
  await taking.report.add({
    ...{ finding: 'skipped', kind, title: title.de, address },
    ownId: record?.ownId ?? null,
    message: 'take_over_parent_made',
  });
  return record?.ownId ?? null;
}

const emptyPage: FoundPage = {
  ...{ foreignId: '', path: { de: '', en: '' }, pair: { de: null, en: null }, address: '' },
  ...{ isOnline: true, isClickable: false, isPartial: false },
};

function capitalised(path: string): string {
  const [first = '', ...rest] = (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return first.toUpperCase() + rest.join('');
}

async function takeItem(
  tree: PageTree,
  { item, above }: Pick<Required<Placed>, 'item'> & Pick<Placed, 'above'>,
): Promise<void> {
  const { taking } = tree;
  const { menu, title } = item;
  const address = `${taking.backend.origin}/de/pageeditor-api/nav`;
  const foreignId = idOfItem(item);
  if (!(await isNext(taking, { kind, id: foreignId, only: undefined }))) return;
  const place = await placeOf(taking, item);
  const flags = { main_navigation: 'in_main_navigation', menu: 'in_menu', footer: 'in_footer' } as const;
  const aboveIt = above && tree.pageAt(tree.pathOf(above));
  const parentId = above ? taking.records.ownId(kind, aboveIt?.foreignId ?? idOfItem(above)) : null;
  await takeEntry(taking, pagesStore, {
    ...{ kind, foreignId, title: title.de, address },
    ...(place.urls ? { urls: place.urls } : {}),
    values: { title, ...place.values, [flags[menu]]: true, parent_id: place.urls ? null : parentId },
    onlyNew: { is_online: taking.run.state === 'public' },
    find: place.find,
  });
}

function idOfItem({ menu, urls, title }: MenuItem): string {
  return `menu:${menu}:${urls.de || title.de}`;
}

interface ItemPlace {
  values: Values;
  urls?: Localized<string>;
  find?: (ctx: { db: Parameters<typeof onlyOne>[0] }) => Promise<number | null>;
}

/** Where an entry leads: a screen of every house, any other address, or nowhere. */
async function placeOf(taking: Taking, { title, urls, children }: MenuItem): Promise<ItemPlace> {
  const { origin } = taking.backend;
  const [de, en] = [pathIn(urls.de, 'de', origin), pathIn(urls.en || urls.de, 'en', origin)];
  if (de !== null && isFixedScreen(`/de/${de}`))
    return {
      values: { slug: lastParts({ de, en: en ?? de }), content_type: de === '' ? 'home' : 'page' },
      urls: { de: `/de/${de}`, en: `/en/${en ?? de}` },
      find: ({ db }) => onlyOne(db, pages, and(eq(pages.pathDe, de), sql`${pages.target}->>'de' = ''`)),
    };
  const links = linksOf(taking, { kind, title: title.de, address: `${origin}/de/pageeditor-api/nav` });
  const target = await addressHere(taking, urls.de, links);
  if (target === '' || target.startsWith('#'))
    return { values: { slug: { de: slugOf(title.de), en: slugOf(title.en) }, is_clickable: children.length === 0 } };
  const english = urls.en === '' ? '' : await addressHere(taking, urls.en, links);
  return { values: { slug: { de: '', en: '' }, target: { de: target, en: english === target ? '' : english } } };
}

/** The address here, as a menu can have it: no reference. */
async function addressHere(
  { backend, records }: Taking,
  address: string,
  links: ReturnType<typeof linksOf>,
): Promise<string> {
  const own = await links.link(address, 'target');
  if (!/^[a-z]+:\d/.test(own)) return own;
  const path = address.startsWith(`${backend.origin}/`) ? address.slice(backend.origin.length) : address;
  const record = records.atAddress(path);
  return record && path.endsWith(`/${record.foreignId}`)
    ? path.slice(0, -record.foreignId.length) + String(record.ownId)
    : path;
}

async function takeContent(taking: Taking, page: FoundPage, only: ReadonlySet<string> | undefined): Promise<void> {
  const { foreignId, pair, address, isPartial } = page;
  const record = taking.records.get(kind, foreignId);
  if (!record || isPartial || (only && !only.has(foreignId))) return;
  await taking.alive();
  const title = pair.de?.title ?? '';
  const links = linksOf(taking, { kind, title, address });
  const slug = await findSlug(taking.ctx, record.ownId);
  const modules = { de: pair.de?.modules ?? null, en: pair.en?.modules ?? null };
  const fresh = taking.isSecondPass ? { ...record, isPending: false } : record;
  await takeSection(taking, { record: fresh, title, address, slug, modules, links });
}
