import { and, asc, desc, eq, gt, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { ShowContext } from '../../request-context.ts';
import type { Database } from '../../db/database.ts';
import { comingEvents, selectEvents } from '../summaries/select-events.ts';
import { eventCast, eventSubstitutions, productionCredits } from '../../db/tables/production-parts.ts';
import { events, roles } from '../../db/tables/programme.ts';
import { summariseEvents } from '../summaries/summarise-events.ts';
import { isPublished } from '../../db/visibility.ts';
import type { Person } from '#contract/people/people.ts';

const maxComing = 50;
const maxPast = 20;

/**
 * Public events with the person on the cast list or taking over a line of it, and events without a cast list of their own if the person belongs to the
 * production’s usual cast. The creative team (direction, design) has no events.
 */
export async function datesOfPerson(
  ctx: ShowContext,
  personId: number,
): Promise<Pick<Person, 'events' | 'past_events'>> {
  const { db, now } = ctx;
  const listed = onTheList(personId);
  const isComing = sql`${and(gt(events.over, now), isPublished(events, ctx))}`;
  const coming = await selectEvents(db)
    .where(
      inArray(
        events.id,
        either(
          comingEvents(listed, ctx, { limit: maxComing }),
          usual(db, personId, sql`${isComing} order by ${events.start}, ${events.id} limit ${maxComing}`),
        ),
      ),
    )
    .orderBy(asc(events.start), asc(events.id))
    .limit(maxComing);
  const isPast = and(lt(events.start, now), lte(events.over, now), isPublished(events, ctx));
  const latest = sql`order by ${events.start} desc, ${events.id} desc limit ${maxPast}`;
  const past = await selectEvents(db)
    .where(
      inArray(
        events.id,
        either(
          sql`select ${events.id} as id from ${events} where ${and(isPast, listed)} ${latest}`,
          usual(db, personId, sql`${isPast} ${latest}`),
        ),
      ),
    )
    .orderBy(desc(events.start), desc(events.id))
    .limit(maxPast);
  const shown = await summariseEvents(ctx, [...coming, ...past]);
  return { events: shown.slice(0, coming.length), past_events: shown.slice(coming.length) };
}

function onTheList(personId: number): SQL {
  const { eventId, roleId, personId: person, insteadOfId } = eventSubstitutions;
  return sql`${events.id} in (
    select ${eventCast.eventId} from ${eventCast} where ${eventCast.personId} = ${personId} and not exists (
      select from ${eventSubstitutions} where ${eventId} = ${eventCast.eventId} and ${roleId} = ${eventCast.roleId}
        and ${insteadOfId} = ${personId})
    union all select ${eventId} from ${eventSubstitutions} where ${person} = ${personId})`;
}

/**
 * Ids of events without a cast list of their own, for each production with the person in its usual cast. `dates` is the
 * condition on the events of a production, including the limit.
 */
function usual(db: Database, personId: number, dates: SQL): SQL {
  const productionsWith = db
    .selectDistinct({ productionId: productionCredits.productionId })
    .from(productionCredits)
    .innerJoin(roles, and(eq(roles.id, productionCredits.roleId), eq(roles.kind, 'cast')))
    .where(eq(productionCredits.personId, personId));
  return sql`
    select dates.id from ${productionsWith.as('production')} cross join lateral (
      select ${events.id} as id from ${events} where ${events.productionId} = production.production_id and ${dates}
    ) as dates
    where not exists (select from ${eventCast} where ${eventCast.eventId} = dates.id) and ${performs(personId)}`;
}

/** Somebody is in the cast of a production, and no substitution takes all their lines on that date. */
function performs(personId: number): SQL {
  const { eventId, roleId, insteadOfId } = eventSubstitutions;
  return sql`exists (
    select from ${productionCredits} join ${roles} on ${roles.id} = ${productionCredits.roleId} and ${roles.kind} = 'cast'
    where ${productionCredits.productionId} = production.production_id and ${productionCredits.personId} = ${personId}
      and not exists (
        select from ${eventSubstitutions} where ${eventId} = dates.id and ${roleId} = ${productionCredits.roleId}
          and (${insteadOfId} = ${personId} or not exists (
            select from production_credits as other where other.production_id = production.production_id
              and other.role_id = ${roleId} and other.person_id = ${insteadOfId}))))`;
}

/** Union of two indexed lookups: a single query with OR would scan all events. */
function either(one: SQL, other: SQL): SQL {
  return sql`(select id from (${one}) as listed union all select id from (${other}) as usual)`;
}
