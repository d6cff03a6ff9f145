import { eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Redirect } from '#contract/pages/redirect.ts';
import { redirects } from '../../db/tables/pages.ts';
import type { Transaction } from '../../db/database.ts';
import { check } from '../../http/mount.ts';
import { toOldPath } from './old-path.ts';

const inputSchema = z.strictObject({
  old_path: z
    .string()
    .max(1000)
    .regex(/^\/(?:de|en)(?:\/[^\s?#]*)?$/, 'old_path_format'),
  new_path: z
    .string()
    .max(1000)
    .regex(/^(?:\/(?!\/)\S*|https:\/\/\S+)$/, 'new_path_format'),
});

/**
 * Redirects an old path to a new one. Redirects to the old path now lead to the new one directly, and a redirect that
 * starts at the new path is deleted, so that there are no chains or loops. Throws 422 for anything that is not a path.
 */
export async function writeRedirect(tx: Transaction, input: Redirect): Promise<void> {
  const { old_path, new_path } = check(inputSchema, input, { code: 'invalid' });
  const oldPath = toOldPath(old_path);
  if (toOldPath(new_path) === oldPath) return;
  await shortenRedirectChains(tx, { old_path: oldPath, new_path });
  await tx
    .insert(redirects)
    .values({ oldPath, newPath: new_path })
    .onConflictDoUpdate({ target: redirects.oldPath, set: { newPath: sql`excluded.new_path` } });
}

/** Points redirects to the old path at the new one, and deletes a redirect that starts at the new path. */
export async function shortenRedirectChains(tx: Transaction, { old_path, new_path }: Redirect): Promise<void> {
  await deleteRedirectsFrom(tx, [new_path]);
  await tx.update(redirects).set({ newPath: new_path }).where(eq(redirects.newPath, old_path));
}

/** Deletes redirects that start at these addresses, because they are in use now; returns true if there were any. */
export async function deleteRedirectsFrom(tx: Transaction, addresses: string[]): Promise<boolean> {
  if (addresses.length === 0) return false;
  const gone = await tx
    .delete(redirects)
    .where(inArray(redirects.oldPath, addresses.map(toOldPath)))
    .returning({ id: redirects.id });
  return gone.length > 0;
}
