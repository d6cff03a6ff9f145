import { invalid, withPaths } from '#contract/base/errors.ts';
import type { Localized } from '#contract/base/localized.ts';
import { eq } from 'drizzle-orm';
import { berlinIso } from '#time/berlin-iso.ts';
import type { AppContext } from '../../../app-context.ts';
import type { Transaction } from '../../../db/database.ts';
import { events } from '../../../db/tables/programme.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { updateRecordIn, write } from '../../../resources/write-stored.ts';
import { eventsDefinition } from '../resources/events.resource.ts';
import { toSubstitutions } from '../resources/substitutions-part.ts';
import { readCasts } from './read-casts.ts';

export interface Wanted {
  eventIds: number[];
  roleId: number;
  /** The person who is shown on the line until now. */
  replacedId: number;
  personId: number;
  /** Text of the notice that is added; null: none. */
  notice: Localized<string> | null;
}

const mostNotices = 30;

/** Another person takes over a line of the cast on some dates, in one transaction. */
export function substitute(ctx: Pick<AppContext, 'db' | 'changes' | 'clock'>, wanted: Wanted): Promise<void> {
  const at = berlinIso(ctx.clock());
  if (wanted.personId === wanted.replacedId) throw invalid('person_id', 'same_person');
  return write(ctx, async (tx, changed) => {
    for (const [index, eventId] of [...new Set(wanted.eventIds)].entries())
      await substituteOn({ db: tx, changed }, { ...wanted, eventId, at, path: `event_ids.${index}` });
  });
}

async function substituteOn(
  ctx: ChangeContext,
  { eventId, roleId, replacedId, personId, notice, at, path }: Wanted & { eventId: number; at: string; path: string },
): Promise<void> {
  const insteadOfId = await replacedPerson(ctx.db, { eventId, roleId, replacedId, path });
  const change = {
    resource: eventsDefinition,
    id: eventId,
    fill(before: Record<string, unknown>) {
      const others = toSubstitutions(before.substitutions).filter(
        (one) => one.role_id !== roleId || one.instead_of_id !== insteadOfId,
      );
      // The person in the cast is back: nothing differs any more.
      const own =
        personId === insteadOfId ? [] : [{ role_id: roleId, instead_of_id: insteadOfId, person_id: personId, at }];
      const notices = Array.isArray(before.change_notices) ? before.change_notices : [];
      return {
        substitutions: [...others, ...own],
        ...(notice ? { change_notices: [{ at, text: notice }, ...notices].slice(0, mostNotices) } : {}),
      };
    },
  };
  await updateRecordIn(ctx, change).catch((error: unknown) => {
    // The fields of the request instead of those of the stored substitution.
    throw withPaths(error, (stored) => stored.replace(/^substitutions\.\d+\./, ''));
  });
}

/** The person in the cast on the line where `replacedId` is shown; throws 422 if there is no such line. */
async function replacedPerson(
  tx: Transaction,
  { eventId, roleId, replacedId, path }: { eventId: number; roleId: number; replacedId: number; path: string },
): Promise<number> {
  const [event] = await tx
    .select({ id: events.id, productionId: events.productionId })
    .from(events)
    .where(eq(events.id, eventId))
    .for('no key update');
  if (!event) throw invalid(path, 'does_not_exist');
  const cast = (await readCasts(tx, [event])).get(eventId);
  const line = cast?.lines.find(
    (one) => one.roleId === roleId && (one.substitution?.personId ?? one.personId) === replacedId,
  );
  if (!line) throw invalid(path, 'no_such_cast_line');
  // As stored, which may be somebody whom the cast does not have any more.
  return line.substitution?.insteadOfId ?? line.personId;
}

/** The person in the cast is back; the notice of the same moment goes with the substitution. */
export function takeBack(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  { eventId, roleId, insteadOfId }: { eventId: number; roleId: number; insteadOfId: number },
): Promise<void> {
  return write(ctx, async (tx, changed) => {
    await updateRecordIn(
      { db: tx, changed },
      {
        resource: eventsDefinition,
        id: eventId,
        fill(before) {
          const all = toSubstitutions(before.substitutions);
          const gone = all.find((one) => one.role_id === roleId && one.instead_of_id === insteadOfId);
          if (!gone) throw invalid('role_id', 'no_such_cast_line');
          const notices: { at: string }[] = Array.isArray(before.change_notices) ? before.change_notices : [];
          const place = notices.findIndex((one) => Date.parse(one.at) === Date.parse(gone.at));
          return {
            substitutions: all.filter((one) => one !== gone),
            ...(place < 0 ? {} : { change_notices: notices.toSpliced(place, 1) }),
          };
        },
      },
    );
  });
}
