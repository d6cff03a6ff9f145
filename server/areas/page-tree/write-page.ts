import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { AppError, invalid, type Problem } from '#contract/base/errors.ts';
import type { Localized } from '#contract/base/localized.ts';
import { keysOf } from '#contract/base/records.ts';
import { numberedSlug } from '#text/make-slug.ts';
import { latinSlug } from '../../platform/latin-slug.ts';
import { isPage, pages, redirects } from '../../db/tables/pages.ts';
import type { Transaction } from '../../db/database.ts';
import { mayPublish, refusedFor, requirePublish } from '../../platform/publish-permission.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import type { ChangeContext } from '../../request-context.ts';
import { addressOf, type PageRow, pathBelow, urlsOf } from '../links/page-address.ts';
import { removeRedirectsFrom } from '../redirects/save-redirect.ts';
import type { PageChange } from './page-settings.ts';
import { arrange, childrenOf, getPage, isHomePage, requireFreePath, updatePaths } from './page-tree.ts';
import { media } from '../../db/tables/media.ts';

// Writes within a transaction that holds the tree lock; their callers record the versions.

type NewRow = Omit<typeof pages.$inferInsert, 'pathDe' | 'pathEn'>;

/** Adds a page to the tree, at a position among its siblings or as the last one. Throws 422 for an address in use. */
export async function addPage(ctx: ChangeContext, values: NewRow, position?: number): Promise<PageRow> {
  const { db: tx, changed } = ctx;
  const { parentId = null, slug } = values;
  const parent = parentId === null ? undefined : await getPage(tx, parentId, 'parent_id');
  const path = pathBelow(parent, slug);
  const isEntry = (values.target?.de ?? '') !== '';
  if (!isEntry) await requirePlace(tx, { path, slug, parentId, mayBeHome: true });
  await requirePictures(tx, values);
  const row = await insertPage(tx, { ...values, parentId, pathDe: path.de, pathEn: path.en }, position);
  if (!isEntry && (await removeRedirectsFrom(tx, Object.values(urlsOf(row))))) changed.add(tags.redirects);
  changed.add(tags.navigation).add(tags.search);
  return getPage(tx, row.id);
}

/** Changes the settings of a page; a new slug moves all pages below it and creates redirects. */
export async function changeLockedPage(
  ctx: ChangeContext,
  { id, values }: { id: number; values: PageChange },
): Promise<PageRow> {
  const { db: tx } = ctx;
  const before = await getPage(tx, id);
  if (values.isOnline !== undefined && values.isOnline !== before.isOnline) requirePublish('is_online');
  requirePublishOfHead(before, values);
  const after = { ...before, ...values };
  if (after.target.de === '') requireSlug({ ...after, mayBeHome: mayBeHome(before, after) });
  await requirePictures(tx, values);
  await tx
    .update(pages)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(pages.id, id));
  return withPaths(ctx, before);
}

/** A changed page, with its path and those below it as they are now. */
async function withPaths({ db: tx, changed }: ChangeContext, before: PageRow): Promise<PageRow> {
  const moved = await updatePaths(tx, before);
  for (const page of [before.id, ...moved]) changed.add(tags.page(page));
  if (moved.length > 0) changed.add(tags.redirects);
  changed.add(tags.navigation).add(tags.search);
  return getPage(tx, before.id);
}

const headFields = { title: 'title', headline: 'headline', slug: 'slug', heroImageId: 'hero_image' } as const;

/** The head of a page that visitors see is changed in its draft, by those who may not publish. A menu entry has none. */
function requirePublishOfHead(before: PageRow, values: PageChange): void {
  if (!before.isOnline || before.target.de !== '' || mayPublish()) return;
  const refused = keysOf(headFields).filter(
    (name) => values[name] !== undefined && !isDeepStrictEqual(values[name], before[name]),
  );
  if (refused.length > 0) throw refusedFor(refused.map((name) => headFields[name]));
}

export interface PagePlace {
  /** Null for the top of the tree. */
  parentId: number | null;
  /** Index among the siblings, from 0; larger than the last index means last. */
  position: number;
}

/**
 * Moves a page with all pages below it in the tree, and redirects the old addresses. A new slug comes along here, so that
 * the page never has an address between the old one and the new one.
 */
export async function moveLockedPage(
  ctx: ChangeContext,
  { id, parentId, position, slug: wanted }: { id: number; slug?: PageRow['slug'] | undefined } & PagePlace,
): Promise<PageRow> {
  const { db: tx } = ctx;
  const before = await getPage(tx, id);
  const slug = wanted ?? before.slug;
  requirePublishOfHead(before, { slug });
  await requireParent(tx, id, parentId);
  if (before.target.de === '') requireSlug({ slug, parentId, mayBeHome: mayBeHome(before, before) });
  const siblings = (await childrenOf(tx, parentId)).filter((page) => page.id !== id);
  await tx
    .update(pages)
    .set({ parentId, slug, position: -1, updatedAt: sql`now()` })
    .where(eq(pages.id, id));
  await arrange(tx, siblings.toSpliced(position, 0, { ...before, position: -1 }));
  return withPaths(ctx, before);
}

async function requireParent(tx: Transaction, id: number, parentId: number | null): Promise<void> {
  for (let above = parentId; above !== null; above = (await getPage(tx, above, 'parent_id')).parentId) {
    if (above === id) {
      const message = 'page_below_itself';
      throw invalid('parent_id', message);
    }
  }
}

async function requirePlace(
  tx: Transaction,
  { path, ...place }: SlugPlace & { path: Localized<string> },
): Promise<void> {
  requireSlug(place);
  await requireFreePath(tx, path, 0);
}

/** A page becomes the home page on purpose only, with that content type, and not just by losing its slug. */
function mayBeHome(before: PageRow, after: Pick<PageRow, 'contentType'>): boolean {
  return isHomePage(before) || after.contentType === 'home';
}

interface SlugPlace {
  slug: Localized<string>;
  parentId: number | null;
  mayBeHome: boolean;
}

/** Throws 422 on the slug with which a page would have no address, or that of another page. */
export async function requireAddress(tx: Transaction, page: PageRow, slug: Localized<string>): Promise<void> {
  const { parentId } = page;
  requireSlug({ slug, parentId, mayBeHome: mayBeHome(page, page) });
  const parent = parentId === null ? undefined : await getPage(tx, parentId);
  await requireFreePath(tx, pathBelow(parent, slug), page.id);
}

/** Only the home page, at the top of the tree, has an empty slug. */
function requireSlug({ slug, parentId, mayBeHome: allowed }: SlugPlace): void {
  if (slug.de !== '' || (allowed && parentId === null && slug.en === '')) return;
  throw invalid('slug.de', 'german_slug_missing');
}

/** Stores a page at a position among its siblings, last by default; within a transaction that holds the tree lock. */
export async function insertPage(
  tx: Transaction,
  values: typeof pages.$inferInsert,
  position?: number,
): Promise<PageRow> {
  const [row] = await tx.insert(pages).values(values).returning();
  if (!row) throw new Error('The page was not stored');
  await insertAt(tx, row, position);
  return row;
}

async function insertAt(tx: Transaction, row: PageRow, position: number | undefined): Promise<void> {
  const siblings = (await childrenOf(tx, row.parentId)).filter((page) => page.id !== row.id);
  if (position === undefined) {
    await tx
      .update(pages)
      .set({ position: (siblings.at(-1)?.position ?? -1) + 1 })
      .where(eq(pages.id, row.id));
    return;
  }
  await tx.update(pages).set({ position: -1 }).where(eq(pages.id, row.id));
  await arrange(tx, siblings.toSpliced(position, 0, { ...row, position: -1 }));
}

/** A slug made from the title; no page has its path in either language, and no redirect starts there. */
export async function freeSlug(
  tx: Transaction,
  { title, parent }: { title: Localized<string>; parent: PageRow | undefined },
): Promise<Localized<string>> {
  const wanted = { de: latinSlug(title.de).slice(0, 70) || 'seite', en: latinSlug(title.en).slice(0, 70) };
  for (let number = 1; ; number += 1) {
    const slug = { de: numberedSlug(wanted.de, number), en: wanted.en && numberedSlug(wanted.en, number) };
    const path = pathBelow(parent, slug);
    const used = await tx.$count(pages, and(isPage, or(eq(pages.pathDe, path.de), eq(pages.pathEn, path.en))));
    const redirected = await tx.$count(
      redirects,
      inArray(redirects.oldPath, [addressOf('de', path.de), addressOf('en', path.en)]),
    );
    if (used + redirected === 0) return slug;
  }
}

/** Throws 422 with the field of each picture that is not in the library. */
export async function requirePictures(
  tx: Transaction,
  { ogImageId, heroImageId }: Pick<PageChange, 'ogImageId' | 'heroImageId'>,
): Promise<void> {
  const wanted = { og_image: ogImageId, hero_image: heroImageId };
  const ids = Object.values(wanted).filter((id) => typeof id === 'number');
  if (ids.length === 0) return;
  const rows = await tx.select({ id: media.id, kind: media.kind }).from(media).where(inArray(media.id, ids));
  const issues = Object.entries(wanted).flatMap(([path, id]): Problem[] =>
    typeof id !== 'number' || rows.some((row) => row.id === id && row.kind === 'image')
      ? []
      : [{ path, message: { key: 'no_picture', params: { id } } }],
  );
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}
