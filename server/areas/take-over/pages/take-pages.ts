import { eq, and } from 'drizzle-orm';
import { isPage, pages } from '../../../db/tables/pages.ts';
import { pagesDefinition } from '../../page-tree/pages.resource.ts';
import { findSlug } from '../../pages/page-content.ts';
import { onlyOne } from '../../upsert/find-targets.ts';
import { isNext, leftAsItIs, type Stage } from '../entries/stage.ts';
import { linksOf, referredAddress } from '../modules/links.ts';
import { takeSection } from '../modules/take-section.ts';
import type { Taking } from '../taking.ts';
import { takeEntry } from '../writing/take-entry.ts';
import { findPages, type FoundPage, type FoundPages } from './find-pages.ts';
import { pathIn, readMenus, type MenuItem } from './menus.ts';
import { PageTree, flagsOf, type Placed } from './page-tree.ts';
import { lastParts, pageValues } from './page-values.ts';
import { slugOf } from '../entries/values.ts';
import type { Values } from '../../upsert/usable-values.ts';

const kind = 'page';
const pagesStore = { resource: pagesDefinition };

/** Pages with their content, and the menus. First all pages are created, so that they can link to one another. */
export const pagesStage: Stage = {
  kind,
  subject: 'pages',
  table: pages,
  async take(taking, only) {
    const menus = await readMenus(taking);
    const found = await findPages(taking, typeof menus === 'string' ? [] : menus);
    const tree = new PageTree(taking, { found: found.pages, menus });
    if (!only) {
      for (const { page, item, above } of tree.inOrder())
        await (page ? takeSettings(tree, page) : item && takeMenuEntry(tree, { item, above }));
    }
    for (const page of found.pages) await takeContent(taking, page, only);
    if (!only) await reportGone(taking, found);
  },
};

/** Pages of earlier runs that are no longer there. */
async function reportGone({ records, report, backend }: Taking, { gone }: FoundPages): Promise<void> {
  for (const { foreignId, urls, ownId } of records.unmet(kind)) {
    const path = pathIn(urls?.de ?? '', 'de', backend.origin);
    if (!urls || path === null || !gone.has(path) || !/^\d+$/.test(foreignId)) continue;
    const address = backend.origin + urls.de;
    await report.add({ finding: 'skipped', kind, title: urls.de, ownId, address, message: 'take_over_gone' });
    await records.meet(kind, foreignId, 'unchanged');
  }
}

async function takeSettings(tree: PageTree, page: FoundPage): Promise<void> {
  const { taking } = tree;
  const { foreignId, path, address, isPartial } = page;
  if (!isNext(taking, { kind, id: foreignId })) return;
  const title = page.pair.de?.title || path.de;
  const use = { kind, title, address, isPartial };
  if (isPartial && (await leftAsItIs(taking, { id: foreignId, hasGerman: page.pair.de !== null, use }))) return;
  await takeEntry(taking, pagesStore, {
    ...{ kind, title, address, foreignId },
    // As an entry of a menu, as long as it could not be read.
    formerIds: [`path:${path.de}`, `screen:${path.de}`],
    urls: { de: `/de/${path.de}`, en: `/en/${path.en}` },
    values: {
      ...(await pageValues(taking, page, use)),
      ...tree.flagsOf(page),
      parent_id: path.de === '' ? null : await parentOf(tree, page),
    },
    onlyNew: { is_online: taking.run.state === 'public' && page.isOnline },
    find: ({ db }) => onlyOne(db, pages, eq(pages.pathDe, path.de), isPage),
    findsTaken: true,
  });
}

/** Id here of the page above; one that is no page there is created, because others are below it. */
async function parentOf(tree: PageTree, { path, address }: FoundPage): Promise<number | null> {
  const { taking } = tree;
  const above = { de: path.de.split('/').slice(0, -1).join('/'), en: path.en.split('/').slice(0, -1).join('/') };
  if (above.de === '') return null;
  const known = taking.records.atAddress(`/de/${above.de}`);
  if (known) return known.ownId;
  if (taking.records.isDeletedAt(`/de/${above.de}`)) return null;
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
    find: ({ db }) => onlyOne(db, pages, eq(pages.pathDe, above.de), isPage),
    findsTaken: true,
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

async function takeContent(taking: Taking, page: FoundPage, only: ReadonlySet<string> | undefined): Promise<void> {
  const { foreignId, pair, address, isPartial } = page;
  const record = taking.records.living(kind, foreignId);
  if (!record || isPartial || (only && !only.has(foreignId))) return;
  taking.alive();
  const title = pair.de?.title ?? '';
  const links = linksOf(taking, { kind, title, address });
  const slug = await findSlug(taking.ctx, record.ownId);
  const modules = { de: pair.de?.modules ?? null, en: pair.en?.modules ?? null };
  const fresh = taking.isSecondPass ? { ...record, isPending: false } : record;
  await takeSection(taking, { record: fresh, title, address, slug, modules, links });
  await taking.records.setPending(kind, foreignId, fresh.isPending || links.isPending());
}

/** An entry of a menu that is no page at this place. */
async function takeMenuEntry(
  tree: PageTree,
  { item, above }: Pick<Required<Placed>, 'item'> & Pick<Placed, 'above'>,
): Promise<void> {
  const { taking } = tree;
  const { title, urls } = item;
  const path = above ? null : tree.screenWithoutPage(item);
  const foreignId = path === null ? idOfItem(item) : `screen:${path.de}`;
  if (!isNext(taking, { kind, id: foreignId })) return;
  const entry = {
    ...{ kind, foreignId, title: title.de, address: navigationAddress(taking) },
    onlyNew: { is_online: taking.run.state === 'public' },
  };
  if (path) {
    await takeEntry(taking, pagesStore, {
      ...entry,
      urls: { de: `/de/${path.de}`, en: `/en/${path.en}` },
      values: {
        ...{ title, slug: lastParts(path), content_type: path.de === '' ? 'home' : 'page', parent_id: null },
        // One entry is in all menus that lead there.
        ...flagsOf(new Set(tree.menus.flatMap((one) => (one.urls.de === urls.de ? [one.menu] : [])))),
      },
      find: ({ db }) => onlyOne(db, pages, and(eq(pages.pathDe, path.de), isPage)),
      findsTaken: true,
    });
    return;
  }
  await takeEntry(taking, pagesStore, {
    ...entry,
    values: {
      title,
      ...(await targetOf(taking, item)),
      ...flagsOf(new Set([item.menu])),
      parent_id: above ? parentOfItem(tree, above) : null,
    },
  });
}

function parentOfItem(tree: PageTree, above: MenuItem): number | null {
  const { records } = tree.taking;
  const screen = tree.screenWithoutPage(above);
  const page = tree.pageAt(tree.pathOf(above))?.foreignId;
  return records.ownId(kind, page ?? (screen ? `screen:${screen.de}` : idOfItem(above)));
}

function idOfItem({ menu, urls, title }: MenuItem): string {
  return `menu:${menu}:${urls.de || title.de}`;
}

function navigationAddress({ backend }: Taking): string {
  return `${backend.origin}/de/pageeditor-api/nav`;
}

/** Where an entry leads that is no page: an address, or nowhere. */
async function targetOf(taking: Taking, { title, urls, children }: MenuItem): Promise<Values> {
  const links = linksOf(taking, { kind, title: title.de, address: navigationAddress(taking) });
  const [de, en] = [await links.link(urls.de, 'target'), await links.link(urls.en, 'target')];
  if (de === '' || de.startsWith('#'))
    return { slug: { de: slugOf(title.de), en: slugOf(title.en) }, is_clickable: children.length === 0 };
  const target = {
    de: (await referredAddress(taking, de, 'de')) ?? de,
    en: (await referredAddress(taking, en, 'en')) ?? en,
  };
  return { slug: { de: '', en: '' }, target: { de: target.de, en: target.en === target.de ? '' : target.en } };
}
