import { eq } from 'drizzle-orm';
import { partsOfAddress, writeOldAddress } from '#contract/pages/redirects/old-address.ts';
import { redirects } from '../../../db/tables/pages.ts';
import { isLiving } from '../../redirects/living-address.ts';
import type { Cells, RowContext, Values } from '../../upsert/row.ts';
import { onlyOne } from '../../upsert/find-targets.ts';
import type { RowReader } from './table-entry.ts';

/** Rows of redirects: found by their old address, whose capital letters count. */
export const redirectRows: RowReader = {
  key: oldPathOf,
  isCaseSensitive: true,
  title: ({ old_path: from = '', new_path: to = '' }) => `${from} → ${to}`,
  find: ({ db }, cells) => onlyOne(db, redirects, eq(redirects.oldPath, oldPathOf(cells))),
  values: async (row, cells) => ({
    ...{ old_path: cells.old_path ?? '', new_path: cells.new_path ?? '' },
    ...(await hiding(row, cells)),
  }),
};

function oldPathOf({ old_path: address = '' }: Cells): string {
  return writeOldAddress(address);
}

/** Marks a redirect that hides a page, if that is wanted; without the mark it is refused. */
async function hiding({ db, hide = false }: RowContext, cells: Cells): Promise<Values> {
  const isMeant = hide && (await isLiving(db, partsOfAddress(oldPathOf(cells)).path));
  return isMeant ? { hides_page: true } : {};
}
