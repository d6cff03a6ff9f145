import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { eventCast, eventSubstitutions, productionCredits } from '../../../db/tables/production-parts.ts';
import { events, roles } from '../../../db/tables/programme.ts';
import { groupBy } from '#contract/base/records.ts';

interface CastLine {
  roleId: number;
  personId: number;
  name: { de: string; en: string };
  kind: 'team' | 'cast';
  /** The work of the production to which it belongs; null for the whole evening. */
  workId: string | null;
}

/** The cast of an event as it is performed. */
export interface ReadCast {
  /** True if the event has its own cast list; otherwise the lines are those of its production. */
  own: boolean;
  lines: Applied<CastLine>[];
  unused: StoredSubstitution[];
}

/** Casts of events by id, each with its own list or that of its production; three queries. */
export async function readCasts(
  db: Database | Transaction,
  wanted: { id: number; productionId: number | null }[],
): Promise<Map<number, ReadCast>> {
  const ids = wanted.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const own = await linesOf(db, eventCast, { owner: eventCast.eventId, ids });
  const productionIds = wanted.flatMap(({ id, productionId }) => (own.has(id) ? [] : (productionId ?? [])));
  const owner = { owner: productionCredits.productionId, ids: [...new Set(productionIds)] };
  const usual = await linesOf(db, productionCredits, owner);
  const rows = await db
    .select()
    .from(eventSubstitutions)
    .where(inArray(eventSubstitutions.eventId, ids))
    .orderBy(asc(eventSubstitutions.at), asc(eventSubstitutions.roleId), asc(eventSubstitutions.insteadOfId));
  const changed = groupBy(rows, ({ eventId }) => eventId);
  return new Map(
    wanted.map(({ id, productionId }) => {
      const lines = own.get(id) ?? usual.get(productionId ?? 0) ?? [];
      return [id, { own: own.has(id), ...applySubstitutions(lines, changed.get(id) ?? []) }];
    }),
  );
}

/** Lines of casts by owner, in order. */
async function linesOf(
  db: Database | Transaction,
  table: typeof eventCast | typeof productionCredits,
  { owner, ids }: { owner: typeof eventCast.eventId | typeof productionCredits.productionId; ids: number[] },
): Promise<Map<number, CastLine[]>> {
  if (ids.length === 0) return new Map();
  const { roleId, personId, workId, position } = table;
  const rows = await db
    .select({ owner, roleId, personId, name: roles.name, kind: roles.kind, workId })
    .from(table)
    .innerJoin(roles, eq(roles.id, roleId))
    .where(inArray(owner, ids))
    .orderBy(asc(owner), asc(position));
  return groupBy(rows, (row) => row.owner);
}

/** Events with their production, by start. */
export function selectDates(db: Database | Transaction) {
  return db
    .select({ id: events.id, productionId: events.productionId, title: events.title, start: events.start })
    .from(events)
    .orderBy(asc(events.start), asc(events.id))
    .$dynamic();
}

interface Line {
  roleId: number;
  personId: number;
}

/** Another person in one line of a cast. */
export interface StoredSubstitution extends Line {
  insteadOfId: number;
  at: Date;
}

/** A line with what changes it, if anything. */
type Applied<L extends Line> = L & { substitution: StoredSubstitution | null };

/**
 * A cast with its substitutions, and those that fit no line. A substitution belongs to the lines with its role and the
 * person who is replaced, such as the conductor of both works of a double bill; if the cast has got somebody else there
 * since, to the first line of that role.
 */
function applySubstitutions<L extends Line>(
  lines: readonly L[],
  substitutions: readonly StoredSubstitution[],
): { lines: Applied<L>[]; unused: StoredSubstitution[] } {
  const applied: Applied<L>[] = lines.map((line) => ({ ...line, substitution: null }));
  const take = (most: number, fits: (line: L, one: StoredSubstitution) => boolean) => (one: StoredSubstitution) => {
    const fitting = applied.filter((each) => each.substitution === null && fits(each, one)).slice(0, most);
    for (const line of fitting) line.substitution = one;
    return fitting.length === 0;
  };
  const unused = substitutions
    .filter(take(Infinity, (line, one) => line.roleId === one.roleId && line.personId === one.insteadOfId))
    .filter(take(1, (line, one) => line.roleId === one.roleId));
  return { lines: applied, unused };
}
