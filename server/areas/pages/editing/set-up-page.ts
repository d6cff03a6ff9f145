import { AppError } from '#contract/base/errors.ts';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { changesBetween } from '../../../platform/audit/changes-between.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { AppContext } from '../../../app-context.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { withVersions } from '../../../resources/versions/with-versions.ts';
import type { PageRow } from '../../links/page-address.ts';
import { pagesDefinition } from './pages.resource.ts';
import { changeLockedPage, moveLockedPage } from './write-page.ts';
import type { PageChange } from './page-input.ts';
import { toSettings } from './page-settings.ts';
import { childrenOf, getPage, lockTree } from './page-tree.ts';

export interface SetUp {
  values: PageChange;
  /** New place in the tree; omitted fields stay unchanged. */
  place: { parentId?: number | null | undefined; position?: number | undefined };
  /** The version that the sender has read. */
  version: string | undefined;
}

/** Changes and moves a page in one transaction. Throws 409 with the current state if the version is stale. */
export function setUpPage(
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
