import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Localized } from '#contract/base/localized.ts';
import type { CastLine } from '#contract/programme/cast-fields.ts';
import type { Transaction } from '../../../db/database.ts';
import { eventCast, productionCredits } from '../../../db/tables/production-parts.ts';
import { roles } from '../../../db/tables/programme.ts';
import { groupByOwner } from '../../../resources/definition/list-part.ts';
import type { Part } from '../../../resources/definition/resource.ts';
import { recordCreated } from '../../../resources/versions/with-versions.ts';
import { rolesDefinition } from './roles.resource.ts';

type CastTable = typeof eventCast | typeof productionCredits;
type RoleWords = NonNullable<CastLine['role']>;

/** The cast list of an event. */
export const eventCastPart = castPart(eventCast, eventCast.eventId, 'eventId');
/** Creative team and usual cast of a production. */
export const productionCreditsPart = castPart(productionCredits, productionCredits.productionId, 'productionId');

function castPart(
  table: CastTable,
  ownerColumn: CastTable['personId'] | typeof eventCast.eventId | typeof productionCredits.productionId,
  owner: string,
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
        })
        .from(table)
        .innerJoin(roles, eq(roles.id, table.roleId))
        .where(inArray(ownerColumn, ownerIds))
        .orderBy(asc(ownerColumn), asc(table.position));
      return groupByOwner(rows, ({ roleId, personId, name, kind }) => ({
        role_id: roleId,
        role: { name: { de: name.de, en: name.en }, kind },
        person_id: personId,
      }));
    },
    async save(tx, { ownerId, values, before }) {
      const lines = await withRoles(tx, toLines(values));
      if (keyOf(lines) === keyOf(toLines(before))) return false;
      await tx.delete(table).where(eq(ownerColumn, ownerId));
      const rows = lines.map((line, place) => ({
        [owner]: ownerId,
        position: place,
        roleId: line.role_id,
        personId: line.person_id,
      }));
      if (rows.length > 0) await tx.insert(anyTable).values(rows);
      return true;
    },
    // The role as it is called now; one that does not exist any more is made again.
    async toRestored(tx, values) {
      const lines = toLines(values);
      const ids = lines.flatMap(({ role_id: id }) => id ?? []);
      const known = await tx.select({ id: roles.id }).from(roles).where(inArray(roles.id, ids));
      const exists = new Set(known.map(({ id }) => id));
      return lines.map(({ role_id, role, person_id }) =>
        role_id !== undefined && exists.has(role_id) ? { role_id, person_id } : { role, person_id },
      );
    },
  };
}

/** Entries of a cast list; the contract has validated those that are sent, and the part loads the others in this form. */
export function toLines(values: unknown[]): CastLine[] {
  return values as CastLine[];
}

/** Comparable string of all lines, in order. */
function keyOf(lines: CastLine[]): string {
  return JSON.stringify(lines.map((line) => [line.role_id, line.person_id]));
}

/** Adds the role id to each line; creates roles that do not exist yet. */
async function withRoles(tx: Transaction, lines: CastLine[]): Promise<CastLine[]> {
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
