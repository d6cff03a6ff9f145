import { findAny } from '#contract/pages/redirects/follow-redirects.ts';
import type { NotFoundAddress } from '#contract/pages/redirects/old-addresses-api.ts';
import type { RedirectIndex } from '#contract/pages/redirects/redirect-index.ts';
import type { AppContext } from '../../app-context.ts';
import { notFoundAddresses } from '../../db/tables/counts.ts';
import { listCounts } from '../../platform/daily-counter.ts';
import { oldPathOf } from './stored-address.ts';

/** Addresses of the last thirty days that lead nowhere by now, the most frequent first. */
export async function listNotFound(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { index, query }: { index: RedirectIndex; query: string },
): Promise<NotFoundAddress[]> {
  const words = query.trim().toLowerCase();
  return (await listCounts(db, notFoundAddresses, clock()))
    .filter(({ address }) => address.toLowerCase().includes(words) && !findAny(index, address))
    .map((row) => Object.assign(row, { old_path: oldPathOf(row.address) }));
}
