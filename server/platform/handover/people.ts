import { and, asc, inArray, isNull, type SQL } from 'drizzle-orm';
import { type Capability, can, roles } from '#contract/accounts/capabilities.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { users } from '../../db/tables/accounts.ts';

export type Person = typeof users.$inferSelect;

/** Active users whose role has a capability. */
export function mayDo(capability: Capability): SQL | undefined {
  return and(
    inArray(
      users.role,
      roles.filter((role) => can(role, capability)),
    ),
    isNull(users.blockedAt),
  );
}

/** Those who can be asked to publish, or named in a note, by name. */
export function peopleWho(db: Database | Transaction, capability: Capability): Promise<Person[]> {
  return db.select().from(users).where(mayDo(capability)).orderBy(asc(users.name), asc(users.id));
}
