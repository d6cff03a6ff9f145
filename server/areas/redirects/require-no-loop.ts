import { inArray, like, or, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import { findLoop, followAll } from '#contract/pages/redirects/follow-redirects.ts';
import { isOwnAddress, partsOfAddress } from '#contract/pages/redirects/old-address.ts';
import { indexRedirects, isPattern } from '#contract/pages/redirects/redirect-index.ts';
import type { Redirect } from '#contract/pages/redirects/redirect.ts';
import type { Transaction } from '../../db/database.ts';
import { redirects } from '../../db/tables/pages.ts';
import { readStoredRedirects } from './stored-redirects.ts';

/** Throws 422, with the addresses one after the other, if a redirect would lead back to itself through others. */
export async function requireNoLoop(
  tx: Transaction,
  { oldPath, newPath }: { oldPath: string; newPath: string },
): Promise<void> {
  const redirect = { old_path: oldPath, new_path: newPath };
  const met = isPattern(oldPath) ? await readStoredRedirects(tx) : await readMet(tx, redirect);
  const loop = findLoop(
    redirect,
    met.filter((one) => one.old_path !== oldPath),
  );
  if (!loop) return;
  const message = { key: 'redirect_loop', params: { chain: loop.join(' → ') } } as const;
  throw new AppError('invalid', undefined, { issues: [{ path: 'new_path', message }] });
}

/** The redirects that an address can meet: every pattern, and link by link those of the addresses it leads to. */
async function readMet(tx: Transaction, redirect: Redirect): Promise<Redirect[]> {
  const known = new Map<string, Redirect>([[redirect.old_path, redirect]]);
  const asked = new Set<string>();
  for (;;) {
    const { addresses, loops } = followAll(indexRedirects([...known.values()]), redirect.old_path);
    const paths = addresses.slice(1).flatMap((one) => (isOwnAddress(one) ? [partsOfAddress(one).path] : []));
    const next = paths.filter((path) => !asked.has(path));
    if (loops || next.length === 0) return [...known.values()];
    for (const path of next) asked.add(path);
    for (const one of await readAt(tx, next)) if (!known.has(one.old_path)) known.set(one.old_path, one);
  }
}

async function readAt(tx: Transaction, paths: string[]): Promise<Redirect[]> {
  const isThere = inArray(sql`split_part(${redirects.oldPath}, '?', 1)`, paths);
  const rows = await tx
    .select()
    .from(redirects)
    .where(or(isThere, like(redirects.oldPath, '%/*')));
  return rows.map((row) => ({ old_path: row.oldPath, new_path: row.newPath }));
}
