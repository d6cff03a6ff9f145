import { eq, inArray } from 'drizzle-orm';
import type { ShownCast, ShownLine } from '#contract/programme/event-dates-api.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { Database } from '../../../db/database.ts';
import { persons } from '../../../db/tables/people.ts';
import { events, roles } from '../../../db/tables/programme.ts';
import type { RequestContext } from '../../../request-context.ts';
import type { StoredSubstitution } from './apply-substitutions.ts';
import { type ReadCast, readCasts, selectDates } from './read-casts.ts';

/** Maximum number of events listed at once. */
const maxListed = 300;

interface Question {
  ids?: number[] | undefined;
  productionId?: number | undefined;
}

/** Casts of events for editors, by start, with hidden people too; the number of queries is constant. */
export async function listCasts(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  { ids, productionId }: Question,
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
