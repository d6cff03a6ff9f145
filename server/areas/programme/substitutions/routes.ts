import type { OpenAPIHono } from '@hono/zod-openapi';
import { largestId } from '#contract/base/parameters.ts';
import { eventDatesApi, type ShownCast, type ShownLine } from '#contract/programme/event-dates-api.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { eq, inArray } from 'drizzle-orm';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { persons } from '../../../db/tables/people.ts';
import { events, roles } from '../../../db/tables/programme.ts';
import type { RequestContext, ChangeContext } from '../../../request-context.ts';
import { type StoredSubstitution, type ReadCast, readCasts, selectDates } from './read-casts.ts';
import { invalid, withPaths } from '#contract/base/errors.ts';
import { updateRecordIn, write } from '../../../resources/write-stored.ts';
import { eventsDefinition } from '../resources/events.resource.ts';
import { toSubstitutions } from '../resources/substitutions-part.ts';

/** Casts of events as they are performed, and who takes over a line. */
export function substitutionsRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, eventDatesApi.casts, async ({ query, request }) => {
    const ids = query.ids?.split(',').map(Number);
    return {
      events: await listCasts(request, {
        ids: ids?.filter((id) => id <= largestId),
        productionId: query.production_id,
      }),
    };
  });
  mount({ app, ctx }, eventDatesApi.substitute, async ({ body, request }) => {
    const { event_ids: eventIds, role_id: roleId, replaced_id: replacedId, person_id: personId, notice } = body;
    await substitute(ctx, { eventIds, roleId, replacedId, personId, notice });
    return { events: await listCasts(request, { ids: eventIds }) };
  });
  mount({ app, ctx }, eventDatesApi.takeBack, async ({ body, params, request }) => {
    await takeBack(ctx, { eventId: params.id, roleId: body.role_id, insteadOfId: body.instead_of_id });
    return { events: await listCasts(request, { ids: [params.id] }) };
  });
}

/** Maximum number of events listed at once. */
const maxListed = 300;

/** Casts of events for editors, by start, with hidden people too; the number of queries is constant. */
async function listCasts(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  { ids, productionId }: { ids?: number[] | undefined; productionId?: number | undefined },
): Promise<ShownCast[]> {
  if (ids === undefined && productionId === undefined) return [];
  const where = ids ? inArray(events.id, ids) : eq(events.productionId, productionId ?? 0);
  const dates = await selectDates(db).where(where).limit(maxListed);
  const casts = await readCasts(db, dates);
  const names = await namesOf(db, [...casts.values()]);
  return dates.map(({ id, title, start }) => {
    const { own = false, lines = [], unused = [] } = casts.get(id) ?? {};
    return {
      event_id: id,
      title: inLocale(title, locale).text,
      start: berlinIso(start),
      own,
      lines: lines.map((line) => toLine({ ...line, insteadOfId: line.personId }, line.substitution, names)),
      unused: unused.map((one) => toLine(one, one, names)),
    };
  });
}

interface Names {
  persons: Map<number, string>;
  roles: Map<number, { name: Localized<string>; kind: 'team' | 'cast' }>;
}

function toLine(
  { roleId, insteadOfId }: { roleId: number; insteadOfId: number },
  substitution: StoredSubstitution | null,
  names: Names,
): ShownLine {
  const role = names.roles.get(roleId);
  const personId = substitution?.personId ?? insteadOfId;
  return {
    role_id: roleId,
    role: role?.name ?? { de: '', en: '' },
    kind: role?.kind ?? 'cast',
    person_id: personId,
    person: names.persons.get(personId) ?? '',
    instead_of_id: substitution ? insteadOfId : null,
    instead_of: substitution ? (names.persons.get(insteadOfId) ?? '') : null,
    at: substitution ? berlinIso(substitution.at) : null,
  };
}

async function namesOf(db: Database, casts: ReadCast[]): Promise<Names> {
  const entries = casts.flatMap(({ lines, unused }) => [
    ...lines,
    ...lines.flatMap(({ substitution }) => substitution ?? []),
    ...unused,
    ...unused.map(({ roleId, insteadOfId }) => ({ roleId, personId: insteadOfId })),
  ]);
  const personIds = [...new Set(entries.map(({ personId }) => personId))];
  const roleIds = [...new Set(entries.map(({ roleId }) => roleId))];
  const people =
    personIds.length === 0
      ? []
      : await db.select({ id: persons.id, name: persons.name }).from(persons).where(inArray(persons.id, personIds));
  const parts = roleIds.length === 0 ? [] : await db.select().from(roles).where(inArray(roles.id, roleIds));
  return {
    persons: new Map(people.map(({ id, name }) => [id, name])),
    roles: new Map(parts.map(({ id, name, kind }) => [id, { name: { de: name.de, en: name.en }, kind }])),
  };
}

interface Wanted {
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
function substitute(ctx: Pick<AppContext, 'db' | 'changes' | 'clock'>, wanted: Wanted): Promise<void> {
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
function takeBack(
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
