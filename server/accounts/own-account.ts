import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { House, SessionUser } from '../house.ts';
import { users } from './schema.ts';

/** These calls name a role, so that there is always somebody. */
export function present(user: SessionUser | null): SessionUser {
  if (!user) throw new AppError('unauthenticated');
  return user;
}

/** One's own account as it is stored now. */
export async function describeOwn({ db, accounts }: House, { id }: SessionUser) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new AppError('unauthenticated');
  return {
    email: row.email,
    username: row.name,
    role: row.role,
    two_factor: row.twoFactorEnabled,
    recovery_codes_left: row.twoFactorEnabled ? await accounts.recoveryCodesLeft(id) : 0,
  };
}

/** Gives the cookies of a new session on. */
export function passCookies(context: Context, cookies: string[]): void {
  for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
}
