import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { media } from '../../db/tables/media.ts';
import type { Transaction, Database } from '../../db/database.ts';
import type { MediaRow } from '../../platform/pictures/media-rows.ts';

/** Most entries that an answer names. */
const maxNamed = 20;

/** The entries with this file, oldest first: the oldest is probably the one in use. */
export function entriesWithFile(tx: Transaction, hash: string): Promise<MediaRow[]> {
  return tx.select().from(media).where(eq(media.hash, hash)).orderBy(asc(media.id)).limit(maxNamed);
}

/** Another entry has the same file. */
export function hasDuplicate(): SQL {
  return sql`${media.hash} in (select ${media.hash} from ${media} group by ${media.hash} having count(*) > 1)`;
}

const each = sql`jsonb_array_elements_text(${media.tags})`;

/** Has the tag, in whatever case it was typed. */
export function hasTag(tag: string): SQL {
  return sql`exists (select 1 from ${each} as tag where lower(tag) = lower(${tag}))`;
}

export async function listTags(db: Database): Promise<{ name: string; count: number }[]> {
  const { rows } = await db.execute<{ name: string; count: number }>(
    sql`select min(tag) as name, count(*)::int as count from ${media}, ${each} as tag group by lower(tag) order by lower(tag)`,
  );
  return rows.map(({ name, count }) => ({ name, count }));
}
