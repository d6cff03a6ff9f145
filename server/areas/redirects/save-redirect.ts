import { eq, or } from 'drizzle-orm';
import type { Redirect } from '#contract/pages/redirects/redirect.ts';
import { writeOldAddress } from '#contract/pages/redirects/old-address.ts';
import type { AppContext } from '../../app-context.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import type { Transaction } from '../../db/database.ts';
import { redirects } from '../../db/tables/pages.ts';
import { putIntoBin } from '../../resources/bin/put-into-bin.ts';
import { readStored } from '../../resources/read-stored.ts';
import { recordCreated, withVersions } from '../../resources/versions/record-version.ts';
import { deleteRedirectsFrom, leadsToItself, startsAt, writeRedirect } from './redirect-rows.ts';
import { redirectsDefinition as resource } from './redirects.resource.ts';

/** Creates or replaces a redirect; throws 422 with the invalid fields. */
export function saveRedirect(ctx: Pick<AppContext, 'db' | 'changes'>, redirect: Redirect): Promise<void> {
  return withInvalidation(ctx, async (tx, changed) => {
    await addRedirect(tx, redirect);
    changed.add(tags.redirects);
  });
}

/**
 * Redirects an old path to a new one, without chains or loops, and leaves versions of every redirect that it writes.
 * Throws 422 for anything that is not a path.
 */
export async function addRedirect(tx: Transaction, redirect: Redirect): Promise<void> {
  const oldPath = writeOldAddress(redirect.old_path);
  if (!leadsToItself(redirect)) await removeRedirectsFrom(tx, [redirect.new_path]);
  const affected = or(
    eq(redirects.oldPath, oldPath),
    eq(redirects.newPath, redirect.old_path),
    eq(redirects.newPath, oldPath),
  );
  const before = await tx.select({ id: redirects.id }).from(redirects).where(affected);
  const ids = before.map(({ id }) => id);
  await withVersions(tx, { resource, ids }, () => writeRedirect(tx, redirect));
  const [written] = await tx.select({ id: redirects.id }).from(redirects).where(eq(redirects.oldPath, oldPath));
  if (written && !ids.includes(written.id)) await recordCreated(tx, resource, written.id);
}

/** Moves redirects that start at these addresses into the bin, because they are in use now; returns true if there were any. */
export async function removeRedirectsFrom(tx: Transaction, addresses: string[]): Promise<boolean> {
  const rows = await tx.select({ id: redirects.id }).from(redirects).where(startsAt(addresses));
  const ids = rows.map(({ id }) => id);
  const stored = await readStored(tx, resource, ids);
  for (const before of stored) await putIntoBin(tx, { resource, before });
  return deleteRedirectsFrom(tx, addresses);
}
