import { findAny } from '#contract/pages/redirects/follow-redirects.ts';
import type { NotFoundAddress } from '#contract/pages/redirects/old-addresses-api.ts';
import type { RedirectIndex } from '#contract/pages/redirects/redirect-index.ts';
import type { AppContext } from '../../../app-context.ts';
import { notFoundAddresses } from '../../../db/tables/pages.ts';
import { firstDay } from './first-day.ts';
import { oldPathOf } from './stored-address.ts';

/** Addresses of the last thirty days that lead nowhere by now, the most frequent first. */
export async function listNotFound(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { index, query }: { index: RedirectIndex; query: string },
): Promise<NotFoundAddress[]> {
  const first = firstDay(clock());
  const wanted = query.trim().toLowerCase();
  const rows = await db.select().from(notFoundAddresses);
  return rows
    .filter(({ address }) => address.toLowerCase().includes(wanted) && !findAny(index, address))
    .map(({ address, days }) => {
      const recent = Object.entries(days).filter(([day]) => day >= first);
      const count = recent.reduce((sum, [, requests]) => sum + requests, 0);
      const last =
        recent
          .map(([day]) => day)
          .toSorted()
          .at(-1) ?? '';
      return { id: address, address, count, last_day: last, old_path: oldPathOf(address) };
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || other.last_day.localeCompare(one.last_day));
}
