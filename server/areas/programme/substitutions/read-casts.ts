import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { eventCast, eventSubstitutions, productionCredits } from '../../../db/tables/production-parts.ts';
import { events, roles } from '../../../db/tables/programme.ts';
import { type Applied, applySubstitutions, type StoredSubstitution } from './apply-substitutions.ts';

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
  const own = groupBy(await ownLines(db, ids), ({ owner }) => owner);
  const productionIds = wanted.flatMap(({ id, productionId }) => (own.has(id) ? [] : (productionId ?? [])));
  const usual = groupBy(await usualLines(db, [...new Set(productionIds)]), ({ owner }) => owner);
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

function ownLines(db: Database | Transaction, ids: number[]) {
  return db
    .select({
      owner: eventCast.eventId,
      roleId: eventCast.roleId,
      personId: eventCast.personId,
      name: roles.name,
      kind: roles.kind,
      workId: eventCast.workId,
    })
    .from(eventCast)
    .innerJoin(roles, eq(roles.id, eventCast.roleId))
    .where(inArray(eventCast.eventId, ids))
    .orderBy(asc(eventCast.eventId), asc(eventCast.position));
}

async function usualLines(db: Database | Transaction, productionIds: number[]) {
  if (productionIds.length === 0) return [];
  return db
    .select({
      owner: productionCredits.productionId,
      roleId: productionCredits.roleId,
      personId: productionCredits.personId,
      name: roles.name,
      kind: roles.kind,
      workId: productionCredits.workId,
    })
    .from(productionCredits)
    .innerJoin(roles, eq(roles.id, productionCredits.roleId))
    .where(inArray(productionCredits.productionId, productionIds))
    .orderBy(asc(productionCredits.productionId), asc(productionCredits.position));
}

/** Events with their production, by start. */
export function selectDates(db: Database | Transaction) {
  return db
    .select({ id: events.id, productionId: events.productionId, title: events.title, start: events.start })
    .from(events)
    .orderBy(asc(events.start), asc(events.id))
    .$dynamic();
}

function groupBy<R>(rows: R[], keyOf: (row: R) => number): Map<number, R[]> {
  const groups = new Map<number, R[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
