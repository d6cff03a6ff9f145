import { asc } from 'drizzle-orm';
import { indexRedirects, type RedirectIndex, isPattern } from '#contract/pages/redirects/redirect-index.ts';
import type { Redirect } from '#contract/pages/redirects/redirect.ts';
import { findExact, follow } from '#contract/pages/redirects/follow-redirects.ts';
import type { AppContext } from '../../app-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { redirects } from '../../db/tables/pages.ts';
import { keepUntilChanged } from '../../platform/invalidation/keep-until-changed.ts';
import { tags } from '../../platform/invalidation/tags.ts';

/** Every redirect, resolved to one hop each, and the same prepared for look-ups. */
export interface StoredRedirects {
  list: Redirect[];
  index: RedirectIndex;
}

export async function readStoredRedirects(db: Database | Transaction): Promise<(Redirect & { id: number })[]> {
  const rows = await db.select().from(redirects).orderBy(asc(redirects.oldPath));
  return rows.map(({ id, oldPath, newPath }) => ({ id, old_path: oldPath, new_path: newPath }));
}

/** Every redirect, resolved to one hop each. */
export async function readRedirects(db: Database): Promise<Redirect[]> {
  const stored = await readStoredRedirects(db);
  return resolveRedirects(stored.map(({ old_path, new_path }) => ({ old_path, new_path })));
}

/** The redirects, read when they are first needed and after each change of one: a look-up costs no query. */
export function cacheRedirects({ db, changes }: Pick<AppContext, 'db' | 'changes'>): () => Promise<StoredRedirects> {
  const read = async () => {
    const list = await readRedirects(db);
    return { list, index: indexRedirects(list) };
  };
  return keepUntilChanged(changes, { isStaleBy: (tag) => tag === tags.redirects, read });
}

/**
 * Replaces the target of every redirect by the end of its chain; leaves out loops. Patterns are no links of a chain:
 * they do not count where there is a page.
 */
export function resolveRedirects(stored: Redirect[]): Redirect[] {
  const index = indexRedirects(stored);
  return stored.flatMap((redirect) => {
    if (isPattern(redirect.old_path)) return [redirect];
    const { addresses, loops } = follow((address) => findExact(index, address), redirect.new_path);
    return loops ? [] : [{ ...redirect, new_path: addresses.at(-1) ?? redirect.new_path }];
  });
}
