import { asc } from 'drizzle-orm';
import type { Redirect } from '#contract/redirect.ts';
import { redirects } from '../db/schema.ts';
import type { Database } from '../house.ts';
import { followRedirects } from './follow-redirects.ts';
import { toOldPath } from './old-path.ts';

/** Every redirect, one hop each. */
export async function readRedirects(db: Database): Promise<Redirect[]> {
  const rows = await db.select().from(redirects).orderBy(asc(redirects.oldPath));
  return followRedirects(rows.map((row) => ({ old_path: row.oldPath, new_path: row.newPath })));
}

/** Where a path with its locale leads, or null. */
export async function findRedirect(db: Database, path: string): Promise<string | null> {
  const wanted = toOldPath(path);
  const found = (await readRedirects(db)).find((redirect) => redirect.old_path === wanted);
  return found?.new_path ?? null;
}
