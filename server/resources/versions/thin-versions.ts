import { lt, sql } from 'drizzle-orm';
import { berlinZone } from '#time/berlin-zone.ts';
import { recordVersions } from '../../db/tables/audit.ts';
import type { RequestContext } from '../../request-context.ts';

const day = 86_400_000;
/** Days for which every version is kept, and days after which none is. */
const [completeDays, lastDays] = [30, 730];

/** Deletes versions older than two years, and of those older than 30 days all but the last of each day and person. */
export async function thinVersions({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await db.delete(recordVersions).where(lt(recordVersions.at, new Date(now.getTime() - lastDays * day)));
  const before = new Date(now.getTime() - completeDays * day).toISOString();
  await db.execute(sql`
    delete from ${recordVersions} where id in (
      select id from (
        select id, row_number() over (
          partition by resource, object_id, (at at time zone ${sql.raw(`'${berlinZone}'`)})::date, user_id order by id desc
        ) as place
        from ${recordVersions} where at < ${before}::timestamptz
      ) as old where place > 1
    )`);
}
