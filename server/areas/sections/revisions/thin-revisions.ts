import { eq, lt, sql } from 'drizzle-orm';
import { berlinZone } from '#time/berlin-zone.ts';
import type { RequestContext } from '../../../request-context.ts';
import { sectionRevisions, sections, publishingPlans } from '../../../db/tables/sections.ts';
import type { Transaction } from '../../../db/database.ts';
import type { AppContext } from '../../../app-context.ts';
import { type PeriodicJob, startPeriodicJob } from '../../../platform/periodic-job.ts';

const day = 86_400_000;
const sixHours = day / 4;

/**
 * Deletes revisions older than `days`, except the last one of each day and person, and those that are or were public,
 * have a name or are scheduled for publication. A remaining revision gets the operation names of those deleted before it.
 */
export async function thinRevisions(ctx: Pick<RequestContext, 'db' | 'now'>, days: number): Promise<void> {
  const { db, now } = ctx;
  const before = new Date(now.getTime() - days * day);
  const { sectionId: id, createdAt } = sectionRevisions;
  const aged = await db.selectDistinct({ id }).from(sectionRevisions).where(lt(createdAt, before));
  // One transaction per section, so that a simultaneous save waits only for its own section.
  for (const section of aged) await db.transaction((tx) => thinSection(tx, section.id, before));
}

/** Runs `thinRevisions` four times a day. */
export function startThinning({ db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>): PeriodicJob {
  return startPeriodicJob('Thinning revisions', sixHours, () =>
    thinRevisions({ db, now: clock() }, config.revisionDays),
  );
}

async function thinSection(tx: Transaction, id: number, before: Date): Promise<void> {
  await tx.select({ id: sections.id }).from(sections).where(eq(sections.id, id)).for('update');
  await tx.execute(sql`
    with old as (
      select revision.number, revision.labels, revision.author_id,
        (revision.created_at at time zone ${sql.raw(`'${berlinZone}'`)})::date as day,
        revision.name is not null or revision.published_at is not null
          or revision.number in (section.draft_revision, coalesce(section.published_revision, 0))
          or exists (
            select from ${publishingPlans} as plan
            where plan.section_id = section.id and plan.revision = revision.number
          ) as stays
      from ${sectionRevisions} as revision join ${sections} as section on section.id = revision.section_id
      where section.id = ${id} and revision.created_at < ${before.toISOString()}::timestamptz
    ), ranked as (
      select *, stays or row_number() over sitting = 1 as kept from old
      window sitting as (partition by day, author_id order by number desc)
    ), led as (
      -- To which one that is kept each led: the next of that day and person.
      select *, min(number) filter (where kept) over (partition by day, author_id order by number desc) as keeper
      from ranked
    ), named as (
      select keeper, label, min(array[number, place]) as first
      from led, jsonb_array_elements_text(labels) with ordinality as step (label, place)
      where keeper in (select keeper from led where not kept)
      group by keeper, label
    ), told as (
      update ${sectionRevisions} as revision set labels = collected.labels
      from (select keeper, jsonb_agg(label order by first) as labels from named group by keeper) as collected
      where revision.section_id = ${id} and revision.number = collected.keeper
    )
    delete from ${sectionRevisions} as revision using led
    where revision.section_id = ${id} and revision.number = led.number and not led.kept
      and revision.name is null and revision.published_at is null`);
}
