import { eq } from 'drizzle-orm';
import { isPage, pages } from '../../../db/tables/pages.ts';
import { pagesDefinition } from '../../page-tree/pages.resource.ts';
import { findSlug } from '../../pages/page-content.ts';
import { onlyOne } from '../../upsert/find-here.ts';
import { isNext, leftAsItIs, type Stage } from '../entries/stage.ts';
import { linksOf } from '../modules/links.ts';
import { takeSection } from '../modules/take-section.ts';
import type { Taking } from '../taking.ts';
import { takeEntry } from '../writing/take-entry.ts';
import { findPages, type FoundPage, type FoundPages } from './find-pages.ts';
import { pathIn, readMenus } from './menus.ts';
import { PageTree } from './page-tree.ts';
import { lastParts, pageValues } from './page-values.ts';
import { takeMenuEntry } from './take-menu-entry.ts';

const kind = 'page';
const pagesStore = { resource: pagesDefinition };
const subject = 'pages';

/** Pages with their content, and the menus. First all pages are created, so that they can link to one another. */
export const pagesStage: Stage = {
  kind,
  subject,
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
