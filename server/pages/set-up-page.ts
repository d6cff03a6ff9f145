import { AppError } from '#contract/errors.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { record } from '../audit/record.ts';
import type { House } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { changeLockedPage } from './change-page.ts';
import { moveLockedPage } from './move-page.ts';
import type { PageChange } from './page-input.ts';
import { toSettings } from './page-settings.ts';
import { childrenOf, getPage, lockTree } from './page-tree.ts';

export interface SetUp {
  values: PageChange;
  /** Where it is to stand; what is left out stays as it is. */
  place: { parentId?: number | null | undefined; position?: number | undefined };
  /** As the sender has seen it. */
  version: string | undefined;
}

/** Changes and moves a page, both or neither. 409 with what is there now where that is another version. */
export function setUpPage(
  house: Pick<House, 'db' | 'changes'>,
  id: number,
  { values, place, version }: SetUp,
): Promise<PageSettings> {
  return change(house, async (tx, changed) => {
    await lockTree(tx);
    const before = await getPage(tx, id);
    const current = toSettings(before);
    if (version !== undefined && version !== current.version) {
      throw new AppError('conflict', undefined, { details: { current } });
    }
    const { parentId = before.parentId, position } = place;
    const stays = parentId === before.parentId && (position === undefined || position === before.position);
    const row = stays
      ? before
      : await moveLockedPage(tx, changed, id, {
          parentId,
          position: position ?? (await childrenOf(tx, parentId)).length,
        });
    const after = toSettings(Object.keys(values).length === 0 ? row : await changeLockedPage(tx, changed, id, values));
    const changes = changesBetween(current, after);
    await record(tx, { action: 'changed', kind: 'page', id, title: after.title.de, changes });
    return after;
  });
}
