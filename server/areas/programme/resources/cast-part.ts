import { and, asc, eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '#contract/base/errors.ts';
import { recordOf } from '#contract/base/records.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { CastLine } from '#contract/programme/cast-fields.ts';
import type { Transaction } from '../../../db/database.ts';
import { eventCast, productionCredits } from '../../../db/tables/production-parts.ts';
import { productions, roles } from '../../../db/tables/programme.ts';
import { groupByOwner } from '../../../resources/definition/list-part.ts';
import type { Part } from '../../../resources/definition/resource.ts';
import { recordCreated } from '../../../resources/versions/record-version.ts';
import { rolesDefinition } from './programme.resource.ts';

type CastTable = typeof eventCast | typeof productionCredits;
type RoleWords = NonNullable<CastLine['role']>;

export const eventCastPart = castPart(eventCast, eventCast.eventId, {
  owner: 'eventId',
  field: 'cast',
  productionId: sql`(select e.production_id from events e where e.id = ${eventCast.eventId})`,
  worksOf: worksOfEvent,
});
/** Creative team and usual cast of a production. */
export const productionCreditsPart = castPart(productionCredits, productionCredits.productionId, {
  owner: 'productionId',
  field: 'credits',
  productionId: productionCredits.productionId,
  worksOf: (_, { works }) => Promise.resolve(idsOf(works)),
});

interface CastOwner {
  /** Key of the column that names the owner. */
  owner: string;
  /** The field of the owner. */
  field: string;
  productionId: SQLWrapper;
  /** Ids of the works to which lines can belong. */
  worksOf(tx: Transaction, next: Record<string, unknown>): Promise<Set<string>>;
}

function castPart(
  table: CastTable,
  ownerColumn: CastTable['personId'] | typeof eventCast.eventId | typeof productionCredits.productionId,
  { owner, field, productionId, worksOf }: CastOwner,
): Part {
  // Both tables have the columns of a row besides that of the owner, whose name differs.
  const anyTable: PgTable = table;
  return {
    async load(db, ownerIds) {
      const rows = await db
        .select({
          owner: ownerColumn,
          roleId: table.roleId,
          personId: table.personId,
          name: roles.name,
          kind: roles.kind,
          workId: knownWork(table.workId, productionId),
        })
        .from(table)
        .innerJoin(roles, eq(roles.id, table.roleId))
        .where(inArray(ownerColumn, ownerIds))
        .orderBy(asc(ownerColumn), asc(table.position));
      return groupByOwner(rows, ({ roleId, personId, name, kind, workId }) => ({
        role_id: roleId,
        role: { name: { de: name.de, en: name.en }, kind },
        person_id: personId,
        work_id: workId,
      }));
    },
    async save(tx, { ownerId, values, before, next }) {
      const lines = await withRoles(tx, toLines(values));
      const had = toLines(before).flatMap(({ work_id: id }) => id ?? []);
      if (lines.some(({ work_id: id }) => id))
        checkWorks(lines, { known: new Set([...(await worksOf(tx, next)), ...had]), field });
      if (keyOf(lines) === keyOf(toLines(before))) return false;
      if (before.length > 0) await tx.delete(table).where(eq(ownerColumn, ownerId));
      const rows = lines.map((line, place) => ({
        [owner]: ownerId,
        position: place,
        roleId: line.role_id,
        personId: line.person_id,
        workId: line.work_id ?? null,
      }));
      if (rows.length > 0) await tx.insert(anyTable).values(rows);
      return true;
    },
    toRestored: async (tx, values, next) => restoredLines(tx, toLines(values), await worksOf(tx, next)),
  };
}

/** With the role as it is called now; one that does not exist any more is made again. Without a work that is deleted. */
async function restoredLines(tx: Transaction, lines: CastLine[], works: Set<string>): Promise<CastLine[]> {
  const ids = lines.flatMap(({ role_id: id }) => id ?? []);
  const known = await tx.select({ id: roles.id }).from(roles).where(inArray(roles.id, ids));
  const exists = new Set(known.map(({ id }) => id));
  return lines.map(({ role_id, role, person_id, work_id: work }) => {
    const rest = { person_id, work_id: work && works.has(work) ? work : null };
    return role_id !== undefined && exists.has(role_id) ? { role_id, ...rest } : { role, ...rest };
  });
}

/** Entries of a cast list; the contract has validated those that are sent, and the part loads the others in this form. */
export function toLines(values: unknown[]): CastLine[] {
  return values as CastLine[];
}

/** Comparable string of all lines, in order. */
function keyOf(lines: CastLine[]): string {
  return JSON.stringify(lines.map((line) => [line.role_id, line.person_id, line.work_id ?? null]));
}

/** The id of a line's work, null where the production does not have it any more. */
export function knownWork(workId: CastTable['workId'], productionId: SQLWrapper): SQL<string | null> {
  return sql<string | null>`case when ${workId} is not null then (
    select ${workId} from productions p where p.id = ${productionId}
      and p.works @> jsonb_build_array(jsonb_build_object('id', ${workId}))) end`;
}

async function worksOfEvent(tx: Transaction, { production_id: id }: Record<string, unknown>): Promise<Set<string>> {
  if (typeof id !== 'number') return new Set();
  const [row] = await tx.select({ works: productions.works }).from(productions).where(eq(productions.id, id));
  return idsOf(row?.works);
}

function idsOf(works: unknown): Set<string> {
  return new Set((Array.isArray(works) ? works : []).flatMap((work) => recordOf(work).id ?? []).map(String));
}

/** A line may keep a work that is deleted now: it then belongs to the whole evening. */
function checkWorks(lines: CastLine[], { known, field }: { known: Set<string>; field: string }): void {
  const issues = lines.flatMap(({ work_id: id }, n) =>
    id && !known.has(id) ? [{ path: `${field}.${n}.work_id`, message: 'does_not_exist' as const }] : [],
  );
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}

/** Adds the role id to each line; creates roles that do not exist yet. */
async function withRoles(tx: Transaction, lines: CastLine[]): Promise<CastLine[]> {
  if (lines.every(({ role }) => !role)) return lines;
  const given = lines.flatMap(({ role_id: id }) => id ?? []);
  const known = given.length === 0 ? [] : await tx.select().from(roles).where(inArray(roles.id, given));
  const wordsById = new Map(known.map(({ id, name, kind }) => [id, wordsOf({ name, kind })]));
  const made = new Map<string, number>();
  const found: CastLine[] = [];
  for (const line of lines) {
    const { role, role_id: id } = line;
    if (role && (id === undefined || wordsById.get(id) !== wordsOf(role))) {
      const words = wordsOf(role);
      const roleId = made.get(words) ?? (await findOrMake(tx, role));
      made.set(words, roleId);
      found.push({ ...line, role_id: roleId });
    } else found.push(line);
  }
  return found;
}

function wordsOf({ name, kind }: { name: Localized<string>; kind: string }): string {
  return JSON.stringify([kind, name.de, name.en]);
}

async function findOrMake(tx: Transaction, { name, kind }: RoleWords): Promise<number> {
  // Without the lock, two simultaneous writers would create the same role twice.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('roles'))`);
  const isSame = and(
    eq(roles.kind, kind),
    sql`${roles.name}->>'de' = ${name.de}`,
    sql`${roles.name}->>'en' = ${name.en}`,
  );
  const [same] = await tx.select({ id: roles.id }).from(roles).where(isSame).orderBy(asc(roles.id)).limit(1);
  if (same) return same.id;
  const [row] = await tx.insert(roles).values({ name, kind }).returning({ id: roles.id });
  if (!row) throw new Error('The role was not stored');
  await recordCreated(tx, rolesDefinition, row.id);
  return row.id;
}
