import { type SQL, sql } from 'drizzle-orm';
import { media } from '../../../db/tables/media.ts';
import type { Database } from '../../../db/database.ts';

const each = sql`jsonb_array_elements_text(${media.tags})`;

/** Has the tag, in whatever case it was typed. */
export function hasTag(tag: string): SQL {
  return sql`exists (select 1 from ${each} as tag where lower(tag) = lower(${tag}))`;
}

/** Every tag with the number of its entries. */
export async function listTags(db: Database): Promise<{ name: string; count: number }[]> {
  const { rows } = await db.execute<{ name: string; count: number }>(
    sql`select min(tag) as name, count(*)::int as count from ${media}, ${each} as tag group by lower(tag) order by lower(tag)`,
  );
  return rows.map(({ name, count }) => ({ name, count }));
}
