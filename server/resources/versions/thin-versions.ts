import { lt, sql } from 'drizzle-orm';
import { berlinZone } from '#time/berlin-zone.ts';
import type { AppContext } from '../../app-context.ts';
import { recordVersions } from '../../db/tables/audit.ts';
import { type PeriodicJob, startPeriodicJob } from '../../platform/periodic-job.ts';
import type { RequestContext } from '../../request-context.ts';
import { emptyBin } from '../bin/empty-bin.ts';
import { forgetChangeSets } from '../change-sets.ts';
import type { Resource } from '../definition/resource.ts';

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

const sixHours = 21_600_000;

/** Thins old versions, forgets old acts and empties the bin of what has expired, four times a day. */
export function startThinningVersions(
  ctx: Pick<AppContext, 'db' | 'clock' | 'files'>,
  resources: readonly Resource[],
): PeriodicJob {
  const { db, clock } = ctx;
  return startPeriodicJob('Thinning versions', sixHours, async () => {
    await thinVersions({ db, now: clock() });
    await forgetChangeSets({ db, now: clock() });
    await emptyBin(ctx, { resources, now: clock() });
  });
}
