import { eq } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import { partsOfAddress, writeOldAddress } from '#contract/pages/redirects/old-address.ts';
import { redirectsResource } from '#contract/pages/redirects/redirect-resources.ts';
import { changeSchema, newSchema } from '#contract/resources/define-resource.ts';
import { redirects } from '../../../db/tables/pages.ts';
import { check } from '../../../http/mount.ts';
import { isLiving } from '../../redirects/living-address.ts';
import type { Cells, RowContext, Values } from '../../upsert/row.ts';
import { onlyOne } from '../../upsert/find-here.ts';
import type { RowReader } from './table-entry.ts';

const [newRedirect, changedRedirect] = [newSchema(redirectsResource), changeSchema(redirectsResource)];

/** Rows of redirects: found by their old address, whose capital letters count. */
export function redirectRows(locale: Locale): RowReader {
  return {
    key: oldPathOf,
    isCaseSensitive: true,
    title: ({ old_path: from = '', new_path: to = '' }) => `${from} → ${to}`,
    find: ({ db }, cells) => onlyOne(db, redirects, eq(redirects.oldPath, oldPathOf(cells))),
    values: async (row, cells, before) => {
      const values = { old_path: cells.old_path ?? '', new_path: cells.new_path ?? '', ...(await hiding(row, cells)) };
      return check(before ? changedRedirect : newRedirect, values, { code: 'invalid', locale });
    },
  };
}

function oldPathOf({ old_path: address = '' }: Cells): string {
  return writeOldAddress(address);
}

/** Marks a redirect that hides a page, if that is wanted; without the mark it is refused. */
async function hiding({ db, hide = false }: RowContext, cells: Cells): Promise<Values> {
  const isMeant = hide && (await isLiving(db, partsOfAddress(oldPathOf(cells)).path));
  return isMeant ? { hides_page: true } : {};
}
