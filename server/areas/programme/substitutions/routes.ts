import type { OpenAPIHono } from '@hono/zod-openapi';
import { largestId } from '#contract/base/parameters.ts';
import { eventDatesApi, type ShownCast, type ShownLine } from '#contract/programme/event-dates-api.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { substitute, takeBack } from './substitute.ts';
import { eq, inArray } from 'drizzle-orm';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { Database } from '../../../db/database.ts';
import { persons } from '../../../db/tables/people.ts';
import { events, roles } from '../../../db/tables/programme.ts';
import type { RequestContext } from '../../../request-context.ts';
import { type StoredSubstitution, type ReadCast, readCasts, selectDates } from './read-casts.ts';

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
