import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { AppError } from '#contract/base/errors.ts';
import type { AppContext, SessionUser } from '../../../app-context.ts';
import { users } from '../../../db/tables/accounts.ts';

/** The user’s own account, read from the database. */
export async function describeOwn({ db, accounts }: AppContext, { id }: SessionUser) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new AppError('unauthenticated');
  return {
    email: row.email,
    username: row.name,
    role: row.role,
    language: row.language,
    note_mails: row.noteMails,
    request_mails: row.requestMails,
    two_factor: row.twoFactorEnabled,
    recovery_codes_left: row.twoFactorEnabled ? await accounts.recoveryCodesLeft(id) : 0,
  };
}

/** Copies the cookies of a new session to the response. */
export function passCookies(context: Context, cookies: string[]): void {
  for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
}
