import { and, eq } from 'drizzle-orm';
import { isPage, pages } from '../../../db/tables/pages.ts';
import { onlyOne } from '../../upsert/find-here.ts';
import { pagesDefinition } from '../../page-tree/pages.resource.ts';
import { isNext } from '../entries/stage.ts';
import { slugOf } from '../entries/values.ts';
import { linksOf, referredAddress } from '../modules/links.ts';
import type { Taking } from '../taking.ts';
import { takeEntry } from '../writing/take-entry.ts';
import type { Values } from '../../upsert/usable-values.ts';
import type { MenuItem } from './menus.ts';
import { lastParts } from './page-values.ts';
import { flagsOf, type PageTree, type Placed } from './page-tree.ts';

const kind = 'page';
const pagesStore = { resource: pagesDefinition };

/** An entry of a menu that is no page at this place. */
export async function takeMenuEntry(
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
