import { eq, sql } from 'drizzle-orm';
import type { ChangeContext } from '../../../request-context.ts';
import { pages } from '../../../db/tables/pages.ts';
import type { AppContext } from '../../../app-context.ts';
import { check } from '../../../http/mount.ts';
import { requirePublish } from '../../../platform/publish-permission.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { requireSlug } from './create-page.ts';
import type { PageRow } from '../../links/page-address.ts';
import { type PageChange, pageChangeSchema } from './page-input.ts';
import { getPage, lockTree, updatePaths } from './page-tree.ts';
import { requirePictures } from './require-pictures.ts';

/** Changes the settings of a page. A new slug moves all pages below it and creates redirects. */
export function changePage(ctx: Pick<AppContext, 'db' | 'changes'>, id: number, input: PageChange): Promise<PageRow> {
  const values = check(pageChangeSchema, input, { code: 'invalid' });
  return withInvalidation(ctx, async (tx, changed) => {
    await lockTree(tx);
    return changeLockedPage({ db: tx, changed }, { id, values });
  });
}

/** The same with validated values, within a transaction that holds the tree lock. */
export async function changeLockedPage(
  ctx: ChangeContext,
  { id, values }: { id: number; values: PageChange },
): Promise<PageRow> {
  const { db: tx, changed } = ctx;
  const before = await getPage(tx, id);
  if (values.isOnline !== undefined && values.isOnline !== before.isOnline) requirePublish('is_online');
  const after = { ...before, ...values };
  if (after.target.de === '') requireSlug(after.slug, before.parentId);
  await requirePictures(tx, values);
  await tx
    .update(pages)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(pages.id, id));
  const moved = await updatePaths(tx, before);
  for (const page of [id, ...moved]) changed.add(tags.page(page));
  if (moved.length > 0) changed.add(tags.redirects);
  changed.add(tags.navigation).add(tags.search);
  return getPage(tx, id);
}
