import { asc } from 'drizzle-orm';
import { indexRedirects, type RedirectIndex } from '#contract/pages/redirects/redirect-index.ts';
import type { Redirect } from '#contract/pages/redirects/redirect.ts';
import type { AppContext } from '../../app-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { redirects } from '../../db/tables/pages.ts';
import { keepUntilChanged } from '../../platform/invalidation/keep-until-changed.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { resolveRedirects } from './resolve-redirects.ts';

/** Every redirect, resolved to one hop each, and the same prepared for look-ups. */
export interface StoredRedirects {
  list: Redirect[];
  index: RedirectIndex;
}

/** Every redirect as it is stored. */
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
