import { eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Localized } from '#contract/base/localized.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import { pages } from '../../../db/tables/pages.ts';
import type { Transaction } from '../../../db/database.ts';
import type { AppContext } from '../../../app-context.ts';
import { check } from '../../../http/mount.ts';
import { mayPublish, requirePublish } from '../../../platform/publish-permission.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { removeRedirectsFrom } from '../../redirects/add-redirect.ts';
import { type PageRow, pathBelow, urlsOf } from '../../links/page-address.ts';
import { type NewPage, newPageSchema } from './page-input.ts';
import { arrange, childrenOf, getPage, lockTree, requireFreePath } from './page-tree.ts';
import { requirePictures } from './require-pictures.ts';

/** Adds a page without content to the tree. Throws 422 with the invalid fields, for example an address in use. */
export function createPage(ctx: Pick<AppContext, 'db' | 'changes'>, input: NewPage): Promise<PageRow> {
  const { parentId = null, position, ...values } = check(newPageSchema, input, { code: 'invalid' });
  if (values.isOnline === true) requirePublish('is_online');
  return withInvalidation(ctx, async (tx, changed) => {
    await lockTree(tx);
    const hidden = mayPublish() ? {} : { isOnline: false };
    const parent = parentId === null ? undefined : await getPage(tx, parentId, 'parent_id');
    const path = pathBelow(parent, values.slug);
    const isEntry = (values.target?.de ?? '') !== '';
    if (!isEntry) await requirePlace(tx, { path, slug: values.slug, parentId });
    await requirePictures(tx, values);
    const row = await insertPage(tx, { ...values, ...hidden, parentId, pathDe: path.de, pathEn: path.en }, position);
    if (!isEntry && (await removeRedirectsFrom(tx, Object.values(urlsOf(row))))) changed.add(tags.redirects);
    changed.add(tags.navigation).add(tags.search);
    await recordAudit(tx, { action: 'created', kind: 'page', id: row.id, title: row.title.de });
    return getPage(tx, row.id);
  });
}

async function requirePlace(
  tx: Transaction,
  { path, slug, parentId }: { path: Localized<string>; slug: Localized<string>; parentId: number | null },
): Promise<void> {
  requireSlug(slug, parentId);
  await requireFreePath(tx, path, 0);
}

/** Only the home page, at the top of the tree, has an empty slug. */
export function requireSlug(slug: Localized<string>, parentId: number | null): void {
  if (slug.de !== '' || (parentId === null && slug.en === '')) return;
  throw new AppError('invalid', undefined, { issues: [{ path: 'slug.de', message: 'german_slug_missing' }] });
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
