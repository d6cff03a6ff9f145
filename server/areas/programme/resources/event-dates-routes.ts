import type { OpenAPIHono } from '@hono/zod-openapi';
import { seasonCalendarApi } from '#contract/programme/season-calendar-api.ts';
import { eventDatesApi } from '#contract/programme/event-dates-api.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { conflictsOfChanges } from '../season-calendar/conflicts-of-changes.ts';
import { getSeasonCalendar } from '../season-calendar/get-season-calendar.ts';
import { AppError, withPaths } from '#contract/base/errors.ts';
import { eventsDefinition } from './events.resource.ts';
import type { State } from '../../../resources/definition/resource.ts';
import { createRecordIn, write, type WriteContext } from '../../../resources/write-stored.ts';
import { and, desc, eq, exists, lt, ne, sql } from 'drizzle-orm';
import type { CastLine } from '#contract/programme/cast-fields.ts';
import type { Database } from '../../../db/database.ts';
import { eventCast } from '../../../db/tables/production-parts.ts';
import { events } from '../../../db/tables/programme.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { eventCastPart, toLines } from './cast-part.ts';
import type { z } from 'zod';
import type { BodyOf } from '#contract/base/endpoint.ts';

/** Operations on events other than creating and changing a single one. */
export function eventDatesRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, eventDatesApi.series, async ({ body }) => ({ events: await createSeries(ctx, body) }));
  mount({ app, ctx }, seasonCalendarApi.show, ({ request, query }) => getSeasonCalendar(request, query));
  mount({ app, ctx }, seasonCalendarApi.conflicts, ({ request, query: { event_id: id, start, end } }) =>
    conflictsOfChanges(request, [{ id, start: new Date(start), end: end === undefined ? null : new Date(end) }]),
  );
  mount({ app, ctx }, eventDatesApi.lastCast, ({ query }) => findLastCast(ctx.db, query));
}

/** Creates several events of a production in one transaction. */
function createSeries(ctx: WriteContext, { event, dates }: BodyOf<typeof eventDatesApi.series>): Promise<State[]> {
  return write(ctx, async (tx, changed) => {
    const made: State[] = [];
    for (const [index, date] of dates.entries()) {
      const { state } = await createRecordIn(
        { db: tx, changed },
        { resource: eventsDefinition, sent: { ...event, ...date } },
      ).catch((error: unknown) => {
        throw withPaths(error, (path) => {
          const field = path.split('.')[0] ?? '';
          return field in date || field === 'end' ? `dates.${index}.${path}` : `event.${path}`;
        });
      });
      made.push(state);
    }
    return made;
  });
}

/** Cast list of the latest event of a production that has one; throws 404 if none has. */
async function findLastCast(
  db: Database,
  { production_id: productionId, before, except }: z.output<typeof eventDatesApi.lastCast.query>,
): Promise<{ event_id: number; start: string; cast: CastLine[] }> {
  const lines = db
    .select({ one: sql`1` })
    .from(eventCast)
    .where(eq(eventCast.eventId, events.id));
  const [last] = await db
    .select({ id: events.id, start: events.start })
    .from(events)
    .where(
      and(
        eq(events.productionId, productionId),
        exists(lines),
        before === undefined ? undefined : lt(events.start, new Date(before)),
        except === undefined ? undefined : ne(events.id, except),
      ),
    )
    .orderBy(desc(events.start), desc(events.id))
    .limit(1);
  if (!last) throw new AppError('not_found');
  const cast = (await eventCastPart.load(db, [last.id])).get(last.id) ?? [];
  return { event_id: last.id, start: berlinIso(last.start), cast: toLines(cast) };
}
