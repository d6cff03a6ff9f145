import type { OpenAPIHono } from '@hono/zod-openapi';
import { type PageSettings, pageSettingsApi, type PageUse, mostCopiedPages } from '#contract/pages/page-settings.ts';
import { groupBy } from '#contract/base/records.ts';
import { csvAnswer } from '../../../http/csv/csv-answer.ts';
import type { AppContext } from '../../../app-context.ts';
import { listAnswer, pageOf } from '../../../http/list-answer.ts';
import { mount } from '../../../http/mount.ts';
import { createPage } from './create-page.ts';
import { deletePage } from './delete-page.ts';
import { toChange, toSettings, type PageChange } from '../../page-tree/page-settings.ts';
import { childrenOf, getPage, lockTree } from '../../page-tree/page-tree.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { and, asc, eq } from 'drizzle-orm';
import { pages } from '../../../db/tables/pages.ts';
import { type PageRow, pathBelow } from '../../links/page-address.ts';
import type { Locale } from '#contract/base/locale.ts';
import { type ReferenceKind, referenceKinds } from '#contract/fields/reference.ts';
import { sectionReferences, sections } from '../../../db/tables/sections.ts';
import { resolveLinks } from '../../links/resolve-links.ts';
import { mentionsOf } from '../../../resources/definition/mentions.ts';
import { AppError, invalid } from '#contract/base/errors.ts';
import { changesBetween } from '../../../platform/audit/changes-between.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { withVersions, recordCreated } from '../../../resources/versions/record-version.ts';
import { pagesDefinition } from '../../page-tree/pages.resource.ts';
import { changeLockedPage, moveLockedPage, freeSlug, insertPage } from '../../page-tree/write-page.ts';
import type { Localized } from '#contract/base/localized.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { copySection } from '../../sections/copy-section.ts';
import { findSlug, pageSectionSlug } from '../page-content.ts';

const texts = [
  'title',
  'headline',
  'slug',
  'target',
  'meta_title',
  'meta_description',
  'og_title',
  'og_description',
] as const satisfies (keyof PageSettings)[];
const plain = [
  'parent_id',
  'position',
  'content_type',
  'is_online',
  'is_clickable',
  'in_main_navigation',
  'in_menu',
  'in_footer',
  'og_type',
] as const satisfies (keyof PageSettings)[];

/** Yields the header and then each page, parents before children. */
async function* exportPages(db: Database, query?: string) {
  yield ['id', ...plain, ...texts.flatMap((name) => [`${name}_de`, `${name}_en`]), 'address_de', 'address_en'];
  for (const page of await listPageSettings(db, query)) {
    const values = texts.flatMap((name) => [page[name].de, page[name].en]);
    yield [page.id, ...plain.map((name) => page[name]), ...values, page.urls.de, page.urls.en];
  }
}

/** Page settings for editors: titles, addresses, menus, search results, the place in the tree. */
export function pageSettingsRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, pageSettingsApi.list, async ({ query, address }) =>
    listAnswer({ address, query }, pageOf(await listPageSettings(ctx.db, query.query), query)),
  );
  mount({ app, ctx }, pageSettingsApi.exportCsv, ({ query, context }) =>
    Promise.resolve(csvAnswer(context, { name: 'pages', now: ctx.clock(), rows: exportPages(ctx.db, query.query) })),
  );
  mount({ app, ctx }, pageSettingsApi.show, async ({ params }) => toSettings(await getPage(ctx.db, params.id)));
  mount({ app, ctx }, pageSettingsApi.use, ({ params }) => pageUse(ctx, params.id, params.locale));
  mount({ app, ctx }, pageSettingsApi.create, async ({ body }) => {
    const { parent_id: parentId, position, pattern_id: patternId, ...sent } = body;
    return toSettings(await createPage(ctx, { ...toChange(sent), title: sent.title, parentId, position, patternId }));
  });
  mount({ app, ctx }, pageSettingsApi.copy, async ({ params, body }) => {
    const { title, with_subpages: withSubpages } = body;
    return toSettings(await copyPage(ctx, { id: params.id, title, withSubpages }));
  });
  mount({ app, ctx }, pageSettingsApi.change, ({ params, body }) => {
    const { parent_id: parentId, position, version, ...sent } = body;
    return setUpPage(ctx, params.id, { values: toChange(sent), place: { parentId, position }, version });
  });
  mount({ app, ctx }, pageSettingsApi.remove, async ({ params, query }) => {
    await deletePage(ctx, params.id, {
      evenIfLinked: query.even_if_linked === 'true',
      redirectTo: query.redirect_to,
      locale: params.locale,
    });
  });
}

/** All pages, parents before children, siblings in their order; with a query only those that contain all its words. */
async function listPageSettings(db: Database, query = ''): Promise<PageSettings[]> {
  const rows = await db.select().from(pages).orderBy(asc(pages.position), asc(pages.id));
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = inTreeOrder(rows).map(toSettings);
  return shown.filter((page) => words.every((word) => textOf(page).includes(word)));
}

function inTreeOrder(rows: PageRow[]): PageRow[] {
  const below = groupBy(rows, ({ parentId }) => parentId);
  const listed = (parent: number | null): PageRow[] =>
    (below.get(parent) ?? []).flatMap((row) => [row].concat(listed(row.id)));
  return listed(null);
}

function textOf({ title, urls }: PageSettings): string {
  return [title.de, title.en, urls.de, urls.en].join('\n').toLowerCase();
}

/** Pages below a page and links to it, without those in its own blocks. Throws 404 for an unknown page. */
async function pageUse(ctx: Pick<AppContext, 'db' | 'clock'>, id: number, locale: Locale): Promise<PageUse> {
  const { db, clock } = ctx;
  await getPage(db, id);
  const found = await db
    .selectDistinct({ slug: sections.slug, kind: sections.contentType, objectId: sections.objectId })
    .from(sectionReferences)
    .innerJoin(sections, eq(sections.id, sectionReferences.sectionId))
    .where(and(eq(sectionReferences.kind, 'page'), eq(sectionReferences.targetId, id)))
    .orderBy(sections.slug);
  const others = found.filter(({ kind, objectId }) => kind !== 'page' || objectId !== id);
  const owners = others.flatMap(({ kind, objectId }) =>
    isReferenceKind(kind) && objectId !== null ? [{ kind, id: objectId }] : [],
  );
  const links = await resolveLinks(db, owners, { locale, visibility: 'all', now: clock() });
  return {
    below: await db.$count(pages, eq(pages.parentId, id)),
    used_in: others.map(({ slug, kind, objectId }) => {
      const owner = links[`${kind}:${objectId}`];
      return { section: slug, title: owner?.title ?? slug, url: owner?.url ?? null };
    }),
    used_by: await mentionsOf({ db, locale }, { target: 'page', targetId: id }),
  };
}

function isReferenceKind(kind: string | null): kind is ReferenceKind {
  return referenceKinds.some((known) => known === kind);
}

interface SetUp {
  values: PageChange;
  /** New place in the tree; omitted fields stay unchanged. */
  place: { parentId?: number | null | undefined; position?: number | undefined };
  /** The version that the sender has read. */
  version: string | undefined;
}

/** Changes and moves a page in one transaction. Throws 409 with the current state if the version is stale. */
function setUpPage(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  id: number,
  { values, place, version }: SetUp,
): Promise<PageSettings> {
  return withInvalidation(ctx, async (tx, changed) => {
    await lockTree(tx);
    const before = await getPage(tx, id);
    const current = toSettings(before);
    if (version !== undefined && version !== current.version) {
      throw new AppError('conflict', undefined, { details: { current } });
    }
    const run = () => changeAndMove({ db: tx, changed }, { before, values, place });
    const after = toSettings(await withVersions(tx, { resource: pagesDefinition, ids: [id] }, run));
    const changes = changesBetween(current, after);
    await recordAudit(tx, { action: 'changed', kind: 'page', id, title: after.title.de, changes });
    return after;
  });
}

async function changeAndMove(
  ctx: ChangeContext,
  { before, values, place: wanted }: Pick<SetUp, 'values' | 'place'> & { before: PageRow },
): Promise<PageRow> {
  const { id } = before;
  const { parentId = before.parentId, position } = wanted;
  const stays = parentId === before.parentId && (position === undefined || position === before.position);
  const { slug } = values;
  const place = { parentId, position: position ?? (await childrenOf(ctx.db, parentId)).length };
  const row = stays ? before : await moveLockedPage(ctx, { id, slug, ...place });
  return Object.keys(values).length === 0 ? row : changeLockedPage(ctx, { id, values });
}

interface PageCopy {
  id: number;
  /** Title of the copy; subpages keep theirs. */
  title: Localized<string>;
  withSubpages: boolean;
}

/**
 * Duplicates a page with its content, and the pages below it if wanted. The copies are offline drafts outside of all
 * menus, with addresses made from their titles. Links among the copied pages lead to the copies.
 */
function copyPage(ctx: Pick<AppContext, 'db' | 'changes'>, { id, title, withSubpages }: PageCopy): Promise<PageRow> {
  return withInvalidation(ctx, async (tx, changed) => {
    await lockTree(tx);
    const original = await getPage(tx, id);
    const first = await copyRow(tx, { original: { ...original, title }, parentId: original.parentId });
    const made = [{ original, copy: first }];
    if (withSubpages) await copyBelow(tx, made);
    const retargeted = new Map(made.map((one) => [`page:${one.original.id}`, one.copy.id]));
    for (const one of made) {
      await copySection(
        { db: tx, changed },
        {
          from: await findSlug({ db: tx }, one.original.id),
          to: { slug: pageSectionSlug(one.copy.id), objectId: one.copy.id },
          retargeted,
        },
      );
      changed.add(tags.page(one.copy.id));
      await recordCreated(tx, pagesDefinition, one.copy.id);
      await recordAudit(tx, {
        action: 'copied',
        kind: 'page',
        id: one.copy.id,
        title: one.copy.title.de,
        changes: [{ field: 'id', before: String(one.original.id), after: String(one.copy.id) }],
      });
    }
    changed.add(tags.navigation).add(tags.search);
    return getPage(tx, first.id);
  });
}

interface Copied {
  original: PageRow;
  copy: PageRow;
}

/** Copies the pages below the first one, level by level; adds them to the list. */
async function copyBelow(tx: Transaction, made: Copied[]): Promise<void> {
  for (const { original, copy } of made) {
    for (const child of await childrenOf(tx, original.id)) {
      if (made.length >= mostCopiedPages) throw tooMany();
      made.push({ original: child, copy: await copyRow(tx, { original: child, parentId: copy.id }) });
    }
  }
}

function tooMany(): AppError {
  const message = { key: 'too_many_pages', params: { max: mostCopiedPages } } as const;
  return invalid('with_subpages', message);
}

async function copyRow(
  tx: Transaction,
  { original, parentId }: { original: PageRow; parentId: number | null },
): Promise<PageRow> {
  const { id: _id, position, updatedAt: _at, ...values } = original;
  const parent = parentId === null ? undefined : await getPage(tx, parentId);
  const isEntry = original.target.de !== '';
  const slug = isEntry ? original.slug : await freeSlug(tx, { title: original.title, parent });
  const path = pathBelow(parent, slug);
  const hidden = { isOnline: false, inMainNavigation: false, inMenu: false, inFooter: false };
  const place = { parentId, pathDe: path.de, pathEn: path.en };
  const contentType = values.contentType === 'home' ? 'page' : values.contentType;
  const isSibling = parentId === original.parentId;
  return insertPage(tx, { ...values, ...hidden, ...place, contentType, slug }, isSibling ? position + 1 : undefined);
}
