import { createHmac } from 'node:crypto';
import { lt, inArray, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { RequestContext } from '../../../request-context.ts';
import type { Database } from '../../../db/database.ts';
import { signInAttempts } from '../../../db/tables/accounts.ts';

const minute = 60_000;
const windowLength = 15 * minute;
const lockLength = 15 * minute;

/** Failures that lock an e-mail: from one client address, and from all of them together. */
const maxFromOne = 10;
const maxFromAll = 200;

export interface SignInLock {
  /**
   * Counts an attempt before the password is checked, so that simultaneous attempts are counted too. Throws `locked`.
   */
  begin(email: string, client: string): Promise<void>;
  /** The password was right: clears the attempts of this e-mail from this address. */
  succeed(email: string, client: string): Promise<void>;
}

/** Counts failed sign-ins in the database, which all processes share. Unknown e-mails count like known ones. */
export function createSignInLock(
  parts: { db: Database; clock: () => Date; secret: string },
  { fromOne: max = maxFromOne } = {},
): SignInLock {
  const { db, clock } = parts;
  const key = (text: string) => createHmac('sha256', parts.secret).update(`sign-in ${text}`).digest('base64url');
  const fromOne = (email: string, client: string) => key(`${normal(email)} ${client}`);
  const fromAll = (email: string) => key(normal(email));
  return {
    async begin(email, client) {
      const now = clock();
      await db
        .delete(signInAttempts)
        .where(lt(signInAttempts.startedAt, new Date(now.getTime() - windowLength - lockLength)));
      await count({ db, now }, { key: fromOne(email, client), max });
      await count({ db, now }, { key: fromAll(email), max: maxFromAll });
    },
    async succeed(email, client) {
      await db.delete(signInAttempts).where(inArray(signInAttempts.key, [fromOne(email, client), fromAll(email)]));
    },
  };
}

function normal(email: string): string {
  return email.trim().toLowerCase();
}

/** One statement, so that the database serialises simultaneous attempts. */
async function count(
  ctx: Pick<RequestContext, 'db' | 'now'>,
  { key, max }: { key: string; max: number },
): Promise<void> {
  const { db, now } = ctx;
  const table = signInAttempts;
  const time = sql`${now.toISOString()}::timestamptz`;
  const windowStart = sql`${new Date(now.getTime() - windowLength).toISOString()}::timestamptz`;
  const lockEnd = sql`${new Date(now.getTime() + lockLength).toISOString()}::timestamptz`;
  const over = sql`coalesce(${table.lockedUntil} <= ${time}, ${table.startedAt} <= ${windowStart})`;
  const [row] = await db
    .insert(table)
    .values({ key, count: 1, startedAt: now, lockedUntil: null })
    .onConflictDoUpdate({
      target: table.key,
      set: {
        count: sql`case when ${over} then 1 else least(${table.count} + 1, ${max + 1}) end`,
        startedAt: sql`case when ${over} then ${time} else ${table.startedAt} end`,
        lockedUntil: sql`case when ${over} then null when ${table.count} + 1 = ${max} then ${lockEnd} else ${table.lockedUntil} end`,
      },
    })
    .returning();
  if (!row || row.count <= max || !row.lockedUntil) return;
  const seconds = Math.max(1, Math.ceil((row.lockedUntil.getTime() - now.getTime()) / 1000));
  throw new AppError('locked', undefined, { details: { retry_after: seconds }, retryAfter: seconds });
}
