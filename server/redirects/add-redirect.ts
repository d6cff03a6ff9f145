import { eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Redirect } from '#contract/redirect.ts';
import { redirects } from '../db/schema.ts';
import type { Transaction } from '../house.ts';
import { check } from '../mount.ts';
import { toOldPath } from './old-path.ts';

const inputSchema = z.strictObject({
  old_path: z
    .string()
    .max(1000)
    .regex(/^\/(?:de|en)(?:\/[^\s?#]*)?$/, 'An old path begins with /de or /en and has no query'),
  new_path: z
    .string()
    .max(1000)
    .regex(/^(?:\/(?!\/)\S*|https:\/\/\S+)$/, 'A new path begins with a slash, or is an https address'),
});

/**
 * Leads an old path to a new one. Redirects that led to the old path lead to the new one at once, and one that starts
 * where this one ends is given up, so that nobody is sent twice or in a circle. 422 for anything that is no path.
 */
export async function addRedirect(tx: Transaction, input: Redirect): Promise<void> {
  const { old_path, new_path } = check(inputSchema, input, 'invalid');
  const oldPath = toOldPath(old_path);
  if (toOldPath(new_path) === oldPath) return;
  await settleRedirects(tx, { old_path: oldPath, new_path });
  await tx
    .insert(redirects)
    .values({ oldPath, newPath: new_path })
    .onConflictDoUpdate({ target: redirects.oldPath, set: { newPath: sql`excluded.new_path` } });
}

/** What led to the old path leads to the new one at once, and what starts where this one ends is given up. */
export async function settleRedirects(tx: Transaction, { old_path, new_path }: Redirect): Promise<void> {
  await removeRedirectsFrom(tx, [new_path]);
  await tx.update(redirects).set({ newPath: new_path }).where(eq(redirects.newPath, old_path));
}

/** Gives up redirects that start at these addresses, because something stands there now; true when there were any. */
export async function removeRedirectsFrom(tx: Transaction, addresses: string[]): Promise<boolean> {
  if (addresses.length === 0) return false;
  const gone = await tx
    .delete(redirects)
    .where(inArray(redirects.oldPath, addresses.map(toOldPath)))
    .returning({ id: redirects.id });
  return gone.length > 0;
}
