import { sql } from 'drizzle-orm';
import type { HiddenPerson } from '#contract/programme/hidden-persons.ts';
import { groupBy } from '#contract/base/records.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { Database, Transaction } from '../../../db/database.ts';

interface Row extends Omit<HiddenPerson, 'public_from'>, Record<string, unknown> {
  key: string;
  public_from: string | null;
}

type HiddenInCast = (owner: { kind: string; id: number }) => HiddenPerson[];

/**
 * Who is hidden at a moment in the casts that are stored with these productions and events, in the order of their lines;
 * people who only substitute come last.
 */
export async function hiddenInCasts(
  db: Database | Transaction,
  owners: readonly { kind: string; id: number }[],
  at: Date,
): Promise<HiddenInCast> {
  const idsOf = (wanted: string) =>
    sql`${sql.param(owners.filter(({ kind }) => kind === wanted).map(({ id }) => id))}::int[]`;
  const { rows } = await db.execute<Row>(sql`
    with line as (
      select 'production ' || production_id as key, person_id, position from production_credits
        where production_id = any(${idsOf('production')})
      union all
      select 'event ' || event_id, person_id, position from event_cast where event_id = any(${idsOf('event')})
      union all
      select 'event ' || event_id, person_id, 10000 from event_substitutions where event_id = any(${idsOf('event')})
    )
    select line.key, p.id, p.name, p.state, p.public_from
    from line join persons p on p.id = line.person_id
    where p.public_at is null or p.public_at > ${at.toISOString()}::timestamptz
    group by line.key, p.id order by line.key, min(line.position), p.id`);
  const byOwner = groupBy(rows, ({ key }) => key);
  return ({ kind, id: ownerId }) =>
    (byOwner.get(`${kind} ${ownerId}`) ?? []).map(({ id, name, state, public_from: from }) => ({
      id,
      name,
      state,
      public_from: from === null ? null : berlinIso(new Date(from)),
    }));
}
