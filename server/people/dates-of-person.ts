import { and, asc, desc, eq, gt, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { EventSummary } from '#contract/event.ts';
import type { Locale } from '#contract/locale.ts';
import type { Database } from '../house.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { comingEvents } from '../programme/coming-events.ts';
import { selectEvents } from '../programme/event-rows.ts';
import { eventCast, productionCredits } from '../programme/parts-schema.ts';
import { events, roles } from '../programme/schema.ts';
import { summariseEvents } from '../programme/summarise-events.ts';

const mostComing = 50;
const mostPast = 20;

interface Dates {
  events: EventSummary[];
  past_events: EventSummary[];
}

/**
 * The evenings on which somebody stands on the cast list, and those without a list of their own on which they belong to
 * the usual cast. Whoever directed or designed has none.
 */
export async function datesOfPerson(
  db: Database,
  personId: number,
  locale: Locale,
  now: Date,
  made: MadeOf,
): Promise<Dates> {
  const listed = onTheList(personId);
  const isComing = gt(events.over, now);
  const coming = await selectEvents(db)
    .where(
      inArray(
        events.id,
        either(
          comingEvents(listed, now, { limit: mostComing }),
          usual(db, personId, sql`${isComing} order by ${events.start}, ${events.id} limit ${mostComing}`),
        ),
      ),
    )
    .orderBy(asc(events.start), asc(events.id))
    .limit(mostComing);
  const isPast = and(lt(events.start, now), lte(events.over, now));
  const latest = sql`order by ${events.start} desc, ${events.id} desc limit ${mostPast}`;
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
    .limit(mostPast);
  const shown = await summariseEvents(db, [...coming, ...past], locale, now, made);
  return { events: shown.slice(0, coming.length), past_events: shown.slice(coming.length) };
}

function onTheList(personId: number): SQL {
  return sql`exists (select from ${eventCast} where ${eventCast.personId} = ${personId} and ${eventCast.eventId} = ${events.id})`;
}

/**
 * Ids of dates without a list of their own, of each production to whose usual cast somebody belongs. `dates` says which
 * dates of a production are looked at, and ends with how many.
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
    where not exists (select from ${eventCast} where ${eventCast.eventId} = dates.id)`;
}

/** Two ways to be cast, each looked up for itself: together the database would read through all events. */
function either(one: SQL, other: SQL): SQL {
  return sql`(select id from (${one}) as listed union all select id from (${other}) as usual)`;
}
