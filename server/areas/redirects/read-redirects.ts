import { asc } from 'drizzle-orm';
import type { Redirect } from '#contract/pages/redirect.ts';
import { redirects } from '../../db/tables/pages.ts';
import type { Database } from '../../db/database.ts';
import { followRedirects } from './follow-redirects.ts';
import { toOldPath } from './old-path.ts';

/** Every redirect, resolved to one hop each. */
export async function readRedirects(db: Database): Promise<Redirect[]> {
  const rows = await db.select().from(redirects).orderBy(asc(redirects.oldPath));
  return followRedirects(rows.map((row) => ({ old_path: row.oldPath, new_path: row.newPath })));
}

/** Target of a path with locale, or null. */
export async function findRedirect(db: Database, path: string): Promise<string | null> {
  const wanted = toOldPath(path);
  const found = (await readRedirects(db)).find((redirect) => redirect.old_path === wanted);
  return found?.new_path ?? null;
}
