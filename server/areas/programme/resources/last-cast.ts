import { and, desc, eq, exists, lt, ne, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { CastLine } from '#contract/programme/cast-fields.ts';
import type { Database } from '../../../db/database.ts';
import { eventCast } from '../../../db/tables/production-parts.ts';
import { events } from '../../../db/tables/programme.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { eventCastPart, toLines } from './cast-part.ts';

interface Question {
  production_id: number;
  before?: string | undefined;
  except?: number | undefined;
}

/** Cast list of the latest event of a production that has one; throws 404 if none has. */
export async function findLastCast(
  db: Database,
  { production_id: productionId, before, except }: Question,
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
