import { and, asc, inArray, isNull } from 'drizzle-orm';
import { can, moduleAccess, roles } from '#contract/accounts/capabilities.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { users } from '../../db/tables/accounts.ts';
import type { SectionRow } from '../sections/revisions/section-row.ts';

export type PersonRow = typeof users.$inferSelect;

/** Active users who may edit the modules of a section, by name. */
export function peopleOf(
  db: Database | Transaction,
  { contentType }: Pick<SectionRow, 'contentType'>,
): Promise<PersonRow[]> {
  const access = moduleAccess(contentType);
  const allowed = roles.filter((role) => can(role, access));
  return db
    .select()
    .from(users)
    .where(and(inArray(users.role, allowed), isNull(users.blockedAt)))
    .orderBy(asc(users.name), asc(users.id));
}
