import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isOwnAddress, writeOldAddress } from '#contract/pages/redirects/old-address.ts';
import { newAddressFormat, oldAddressFormat } from '#contract/pages/redirects/redirect-resources.ts';
import type { Redirect } from '#contract/pages/redirects/redirect.ts';
import { redirects } from '../../db/tables/pages.ts';
import type { Transaction } from '../../db/database.ts';
import { check } from '../../http/mount.ts';

const inputSchema = z.strictObject({
  old_path: z.string().max(1000).regex(oldAddressFormat, 'old_path_format'),
  new_path: z.string().max(1000).regex(newAddressFormat, 'new_path_format'),
});

/**
 * Redirects an old path to a new one. Redirects to the old path now lead to the new one directly, and a redirect that
 * starts at the new path is deleted, so that there are no chains or loops. Throws 422 for anything that is not a path.
 */
export async function writeRedirect(tx: Transaction, input: Redirect): Promise<void> {
  const { old_path, new_path } = check(inputSchema, input, { code: 'invalid' });
  const oldPath = writeOldAddress(old_path);
  if (leadsToItself(input)) return;
  await shortenRedirectChains(tx, { old_path: oldPath, new_path });
  await tx
    .insert(redirects)
    .values({ oldPath, newPath: new_path })
    .onConflictDoUpdate({ target: redirects.oldPath, set: { newPath: sql`excluded.new_path` } });
}

/** True if both addresses are the same; one on another host is not, even with the same path. */
export function leadsToItself({ old_path: from, new_path: to }: Redirect): boolean {
  return isOwnAddress(to) && writeOldAddress(to) === writeOldAddress(from);
}

/** Points redirects to the old path at the new one, and deletes a redirect that starts at the new path. */
async function shortenRedirectChains(tx: Transaction, { old_path, new_path }: Redirect): Promise<void> {
  await deleteRedirectsFrom(tx, [new_path]);
  await tx.update(redirects).set({ newPath: new_path }).where(eq(redirects.newPath, old_path));
}

/** Deletes redirects that start at these addresses, because they are in use now; returns true if there were any. */
export async function deleteRedirectsFrom(tx: Transaction, addresses: string[]): Promise<boolean> {
  const gone = await tx.delete(redirects).where(startsAt(addresses)).returning({ id: redirects.id });
  return gone.length > 0;
}

/** Redirects that start at one of these addresses; none starts at an address on another host. */
export function startsAt(addresses: string[]): SQL {
  return inArray(redirects.oldPath, addresses.filter(isOwnAddress).map(writeOldAddress));
}
