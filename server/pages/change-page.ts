import { eq, sql } from 'drizzle-orm';
import { pages } from '../db/schema.ts';
import type { House, Transaction } from '../house.ts';
import { check } from '../mount.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { requireSlug } from './create-page.ts';
import type { PageRow } from './page-address.ts';
import { type PageChange, pageChangeSchema } from './page-input.ts';
import { getPage, lockTree, settlePaths } from './page-tree.ts';
import { requirePictures } from './require-pictures.ts';

/** Changes what a page says of itself. Another slug moves everything below it and leaves redirects behind. */
export function changePage(house: Pick<House, 'db' | 'changes'>, id: number, input: PageChange): Promise<PageRow> {
  const values = check(pageChangeSchema, input, 'invalid');
  return change(house, async (tx, changed) => {
    await lockTree(tx);
    return changeLockedPage(tx, changed, id, values);
  });
}

/** The same with checked values, within a transaction that holds the tree. */
export async function changeLockedPage(
  tx: Transaction,
  changed: Set<string>,
  id: number,
  values: PageChange,
): Promise<PageRow> {
  const before = await getPage(tx, id);
  const after = { ...before, ...values };
  if (after.target.de === '') requireSlug(after.slug, before.parentId);
  await requirePictures(tx, values);
  await tx
    .update(pages)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(pages.id, id));
  const moved = await settlePaths(tx, before);
  for (const page of [id, ...moved]) changed.add(tags.page(page));
  if (moved.length > 0) changed.add(tags.redirects);
  changed.add(tags.navigation).add(tags.search);
  return getPage(tx, id);
}
