import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { pages } from '../../../db/tables/pages.ts';
import type { Transaction } from '../../../db/database.ts';
import type { AppContext } from '../../../app-context.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { requireSlug } from './create-page.ts';
import type { PageRow } from '../../links/page-address.ts';
import { arrange, childrenOf, getPage, lockTree, updatePaths } from './page-tree.ts';

export interface PagePlace {
  /** Null for the top of the tree. */
  parentId: number | null;
  /** Index among the siblings, from 0; larger than the last index means last. */
  position: number;
}

/** Moves a page with all pages below it in the tree, and redirects the old addresses. */
export function movePage(ctx: Pick<AppContext, 'db' | 'changes'>, id: number, place: PagePlace): Promise<PageRow> {
  return withInvalidation(ctx, async (tx, changed) => {
    await lockTree(tx);
    return moveLockedPage({ db: tx, changed }, { id, ...place });
  });
}

/** The same within a transaction that holds the tree lock. */
export async function moveLockedPage(
  ctx: ChangeContext,
  { id, parentId, position }: { id: number } & PagePlace,
): Promise<PageRow> {
  const { db: tx, changed } = ctx;
  const before = await getPage(tx, id);
  await requireParent(tx, id, parentId);
  if (before.target.de === '') requireSlug(before.slug, parentId);
  const siblings = (await childrenOf(tx, parentId)).filter((page) => page.id !== id);
  await tx
    .update(pages)
    .set({ parentId, position: -1, updatedAt: sql`now()` })
    .where(eq(pages.id, id));
  await arrange(tx, siblings.toSpliced(position, 0, { ...before, position: -1 }));
  const moved = await updatePaths(tx, before);
  for (const page of [id, ...moved]) changed.add(tags.page(page));
  if (moved.length > 0) changed.add(tags.redirects);
  changed.add(tags.navigation).add(tags.search);
  return getPage(tx, id);
}

async function requireParent(tx: Transaction, id: number, parentId: number | null): Promise<void> {
  for (let above = parentId; above !== null; above = (await getPage(tx, above, 'parent_id')).parentId) {
    if (above === id) {
      const message = 'page_below_itself';
      throw new AppError('invalid', undefined, { issues: [{ path: 'parent_id', message }] });
    }
  }
}
