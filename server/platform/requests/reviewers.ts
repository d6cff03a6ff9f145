import { and, asc, eq, inArray, isNull, ne, notInArray, or, type SQL } from 'drizzle-orm';
import { can, roles } from '#contract/accounts/capabilities.ts';
import type { SessionUser } from '../../app-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { users } from '../../db/tables/accounts.ts';
import { publishRequests } from '../../db/tables/sections.ts';

const publishing = roles.filter((role) => can(role, 'publish'));
const mayDecide = and(inArray(users.role, publishing), isNull(users.blockedAt));

/** Active users who may publish, by name, without the one who asks. */
export function reviewersFor(db: Database | Transaction, userId: string) {
  return db
    .select()
    .from(users)
    .where(and(mayDecide, ne(users.id, userId)))
    .orderBy(asc(users.name), asc(users.id));
}

/**
 * Requests that wait for a user: those that name the user, and, of others, those that name nobody. Whoever is named but
 * may not publish any more counts as nobody.
 */
export function waitsFor(db: Database | Transaction, user: Pick<SessionUser, 'id' | 'role'>): SQL | undefined {
  const { reviewerId, requestedBy } = publishRequests;
  if (!can(user.role, 'publish')) return eq(publishRequests.id, 0);
  const able = db.select({ id: users.id }).from(users).where(mayDecide);
  const nobody = or(isNull(reviewerId), notInArray(reviewerId, able));
  return or(eq(reviewerId, user.id), and(nobody, ne(requestedBy, user.id)));
}
