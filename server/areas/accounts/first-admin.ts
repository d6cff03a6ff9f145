import { eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { insertUser, prepareUser } from './create-user.ts';
import { randomPassword } from './passwords/passwords.ts';
import { users } from '../../db/tables/accounts.ts';

/** The new admin; `password` only if it was generated, to be printed once. */
export interface FirstAdmin {
  email: string;
  password: string | null;
}

/** Creates an admin if there is none, from the settings or with a random password. Returns null if there is one. */
export async function ensureFirstAdmin({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<FirstAdmin | null> {
  const admins = db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
  if ((await admins).length > 0) return null;
  const email = (config.admin.email ?? `admin@${config.product}.example`).toLowerCase();
  const password = config.admin.password ?? randomPassword();
  const prepared = await prepareUser({ email, username: 'Admin', role: 'admin', password });
  const created = await db.transaction(async (tx) => {
    // When several processes start together, the lock lets only one of them create the admin.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first admin'))`);
    if ((await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)).length > 0) return null;
    return insertUser(tx, prepared);
  });
  if (!created) return null;
  return { email, password: config.admin.password === undefined ? password : null };
}
