import { recordAudit } from '../../../platform/audit/record.ts';
import type { AppContext } from '../../../app-context.ts';
import { check } from '../../../http/mount.ts';
import { mayPublish, requirePublish } from '../../../platform/publish-permission.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { recordCreated } from '../../../resources/versions/with-versions.ts';
import type { PageRow } from '../../links/page-address.ts';
import { type NewPage, newPageSchema } from './page-input.ts';
import { lockTree } from './page-tree.ts';
import { pagesDefinition } from './pages.resource.ts';
import { addPage } from './write-page.ts';

/** Adds a page without content to the tree. Throws 422 with the invalid fields, for example an address in use. */
export function createPage(ctx: Pick<AppContext, 'db' | 'changes'>, input: NewPage): Promise<PageRow> {
  const { position, ...values } = check(newPageSchema, input, { code: 'invalid' });
  if (values.isOnline === true) requirePublish('is_online');
  const hidden = mayPublish() ? {} : { isOnline: false };
  return withInvalidation(ctx, async (tx, changed) => {
    await lockTree(tx);
    const row = await addPage({ db: tx, changed }, { ...values, ...hidden }, position);
    await recordCreated(tx, pagesDefinition, row.id);
    await recordAudit(tx, { action: 'created', kind: 'page', id: row.id, title: row.title.de });
    return row;
  });
}
