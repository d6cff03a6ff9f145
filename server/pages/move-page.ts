import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { pages } from '../db/schema.ts';
import type { House, Transaction } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { requireSlug } from './create-page.ts';
import type { PageRow } from './page-address.ts';
import { arrange, childrenOf, getPage, lockTree, settlePaths } from './page-tree.ts';

export interface PagePlace {
  /** Null: the top of the tree. */
  parentId: number | null;
  /** Among its siblings, counted from 0; past the end means last. */
  position: number;
}

/** Puts a page, with everything below it, elsewhere in the tree; old addresses are redirected. */
export function movePage(house: Pick<House, 'db' | 'changes'>, id: number, place: PagePlace): Promise<PageRow> {
  return change(house, async (tx, changed) => {
    await lockTree(tx);
    return moveLockedPage(tx, changed, id, place);
  });
}

/** The same within a transaction that holds the tree. */
export async function moveLockedPage(
  tx: Transaction,
  changed: Set<string>,
  id: number,
  { parentId, position }: PagePlace,
): Promise<PageRow> {
  const before = await getPage(tx, id);
  await requireParent(tx, id, parentId);
  if (before.target.de === '') requireSlug(before.slug, parentId);
  const siblings = (await childrenOf(tx, parentId)).filter((page) => page.id !== id);
  await tx
    .update(pages)
    .set({ parentId, position: -1, updatedAt: sql`now()` })
    .where(eq(pages.id, id));
  await arrange(tx, siblings.toSpliced(position, 0, { ...before, position: -1 }));
  const moved = await settlePaths(tx, before);
  for (const page of [id, ...moved]) changed.add(tags.page(page));
  if (moved.length > 0) changed.add(tags.redirects);
  changed.add(tags.navigation).add(tags.search);
  return getPage(tx, id);
}

async function requireParent(tx: Transaction, id: number, parentId: number | null): Promise<void> {
  for (let above = parentId; above !== null; above = (await getPage(tx, above, 'parent_id')).parentId) {
    if (above === id) {
      const message = 'A page cannot stand below itself';
      throw new AppError('invalid', undefined, { issues: [{ path: 'parent_id', message }] });
    }
  }
}
