import { eq, sql } from 'drizzle-orm';
import type { House } from '../house.ts';
import { insertUser, prepareUser } from './create-user.ts';
import { randomPassword } from './passwords.ts';
import { users } from './schema.ts';

/** The first admin as it was just made; `password` only where it was made up here, to be shown once. */
export interface FirstAdmin {
  email: string;
  password: string | null;
}

/** Makes an admin where there is none yet: by the settings, or with a random password. Null where one is there. */
export async function ensureFirstAdmin({ db, config }: Pick<House, 'db' | 'config'>): Promise<FirstAdmin | null> {
  const admins = db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
  if ((await admins).length > 0) return null;
  const email = (config.admin.email ?? `admin@${config.product}.example`).toLowerCase();
  const password = config.admin.password ?? randomPassword();
  const prepared = await prepareUser({ email, username: 'Admin', role: 'admin', password });
  const created = await db.transaction(async (tx) => {
    // Of several processes that start together one makes the admin, the others see it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first admin'))`);
    if ((await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)).length > 0) return null;
    return insertUser(tx, prepared);
  });
  if (!created) return null;
  return { email, password: config.admin.password === undefined ? password : null };
}
