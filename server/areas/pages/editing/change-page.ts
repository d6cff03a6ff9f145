import type { AppContext } from '../../../app-context.ts';
import { check } from '../../../http/mount.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { withVersions } from '../../../resources/versions/record-version.ts';
import type { PageRow } from '../../links/page-address.ts';
import { type PageChange, pageChangeSchema } from '../../page-tree/page-settings.ts';
import { lockTree } from '../../page-tree/page-tree.ts';
import { pagesDefinition } from '../../page-tree/pages.resource.ts';
import { changeLockedPage, moveLockedPage, type PagePlace } from '../../page-tree/write-page.ts';

/** Changes the settings of a page. A new slug moves all pages below it and creates redirects. */
export function changePage(ctx: Pick<AppContext, 'db' | 'changes'>, id: number, input: PageChange): Promise<PageRow> {
  return withInvalidation(ctx, (tx, changed) => changePageIn({ db: tx, changed }, id, input));
}

/** The same in the caller's transaction. */
export async function changePageIn(ctx: ChangeContext, id: number, input: PageChange): Promise<PageRow> {
  const values = check(pageChangeSchema, input, { code: 'invalid' });
  await lockTree(ctx.db);
  return withVersions(ctx.db, { resource: pagesDefinition, ids: [id] }, () => changeLockedPage(ctx, { id, values }));
}

/** Moves a page with all pages below it in the tree, and redirects the old addresses. */
export function movePage(ctx: Pick<AppContext, 'db' | 'changes'>, id: number, place: PagePlace): Promise<PageRow> {
  return withInvalidation(ctx, async (tx, changed) => {
    await lockTree(tx);
    return withVersions(tx, { resource: pagesDefinition, ids: [id] }, () =>
      moveLockedPage({ db: tx, changed }, { id, ...place }),
    );
  });
}
