import { asc, eq, inArray } from 'drizzle-orm';
import type { Substitution } from '#contract/programme/cast-fields.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { eventSubstitutions } from '../../../db/tables/production-parts.ts';
import { groupByOwner } from '../../../resources/definition/list-part.ts';
import type { Part } from '../../../resources/definition/resource.ts';

const { eventId, roleId, insteadOfId, personId, at } = eventSubstitutions;

/** The substitutions of an event, oldest first. */
export const substitutionsPart: Part = {
  async load(db, ownerIds) {
    const rows = await db
      .select({ owner: eventId, role_id: roleId, instead_of_id: insteadOfId, person_id: personId, at })
      .from(eventSubstitutions)
      .where(inArray(eventId, ownerIds))
      .orderBy(asc(eventId), asc(at), asc(roleId), asc(insteadOfId));
    return groupByOwner(rows, ({ owner: _owner, ...row }) => ({ ...row, at: berlinIso(row.at) }));
  },
  async save(tx, { ownerId, values, before }) {
    const [wanted, had] = [toSubstitutions(values), toSubstitutions(before)];
    if (keyOf(wanted) === keyOf(had)) return false;
    await tx.delete(eventSubstitutions).where(eq(eventId, ownerId));
    const rows = wanted.map((one) => ({
      eventId: ownerId,
      roleId: one.role_id,
      insteadOfId: one.instead_of_id,
      personId: one.person_id,
      at: new Date(one.at),
    }));
    if (rows.length > 0) await tx.insert(eventSubstitutions).values(rows);
    return true;
  },
};

/** The contract has validated those that are sent, and the part loads the others in this form. */
export function toSubstitutions(values: unknown): Substitution[] {
  return Array.isArray(values) ? values : [];
}

/** Comparable string of all entries, whatever their order. */
function keyOf(substitutions: Substitution[]): string {
  return substitutions
    .map((one) => [one.role_id, one.instead_of_id, one.person_id, Date.parse(one.at)].join(' '))
    .toSorted()
    .join();
}
