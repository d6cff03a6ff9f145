import { createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { isUnavailable } from '../../db/postgres-errors.ts';
import { rateLimits } from '../../db/tables/accounts.ts';
import { createBuckets, type Rate } from '../token-buckets.ts';

/** How often something may be done by one client. */
export interface Limit {
  /** Returns 0 if it may be done now, otherwise the seconds to wait, rounded up. */
  take(client: string): Promise<number>;
}

export interface RateLimiter {
  /** A limit of that name; all processes on one PostgreSQL count it together. */
  open(name: string, rate: Rate): Limit;
}

interface Parts {
  db: Database;
  /** False: there is no other process, and the memory of this one is enough. */
  shared: boolean;
  clock: () => Date;
  /** Of the installation; client addresses are stored as keyed hashes. */
  secret: string;
}

/** Milliseconds between two removals of what is of no use any more. */
const cleaningTime = 60_000;
const maxRefused = 10_000;
/** Milliseconds by which the clocks of two processes may differ. More is a clock that was set back. */
const clockTolerance = 60_000;

export function createRateLimiter({ db, shared, clock, secret }: Parts): RateLimiter {
  let cleanedAt: number | undefined;
  async function clean(now: number): Promise<void> {
    cleanedAt ??= now;
    if (now - cleanedAt < cleaningTime) return;
    cleanedAt = now;
    await db.delete(rateLimits).where(lt(rateLimits.fullAt, new Date(now)));
  }
  return {
    open(name, rate) {
      const own = createBuckets(rate, clock);
      if (!shared) return { take: async (client) => own.take(client) };
      const refused = new LRUCache<string, number>({ max: maxRefused });
      return {
        async take(client) {
          const now = clock().getTime();
          // Nothing but time ends a refusal, so a client that insists costs the database nothing.
          const until = refused.get(client) ?? 0;
          if (until > now && until <= now + wholeTime(rate)) return secondsOf(until - now);
          const key = createHmac('sha256', secret).update(`rate of ${name} ${client}`).digest('base64url');
          try {
            const wait = await takeShared({ db, key, rate, now });
            await clean(now);
            if (wait > 0) refused.set(client, now + wait);
            else refused.delete(client);
            return wait > 0 ? secondsOf(wait) : 0;
          } catch (error) {
            if (!isUnavailable(error)) throw error;
            return own.take(client);
          }
        },
      };
    },
  };
}

function secondsOf(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

/** Milliseconds in which an empty bucket is full again. */
function wholeTime({ burst, perSecond }: Rate): number {
  return (burst * 1000) / perSecond;
}

interface Taking {
  db: Database;
  key: string;
  rate: Rate;
  now: number;
}

/**
 * Milliseconds to wait; 0: taken. A bucket is stored as the moment at which it is full again: each token moves it on by
 * the time in which one is added. One statement, so that the database serialises simultaneous ones.
 */
async function takeShared({ db, key, rate, now }: Taking): Promise<number> {
  const each = 1000 / rate.perSecond;
  const { fullAt } = rateLimits;
  const at = (moment: number) => sql`${new Date(moment).toISOString()}::timestamptz`;
  const impossible = at(now + wholeTime(rate) + clockTolerance);
  const from = sql`case when ${fullAt} > ${impossible} then ${at(now)} else greatest(${fullAt}, ${at(now)}) end`;
  const taken = await db
    .insert(rateLimits)
    .values({ key, fullAt: new Date(now + each) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { fullAt: sql`${from} + ${each} * interval '1 millisecond'` },
      setWhere: sql`${from} <= ${at(now + (rate.burst - 1) * each)}`,
    })
    .returning({ key: rateLimits.key });
  if (taken.length > 0) return 0;
  const [row] = await db.select({ fullAt }).from(rateLimits).where(eq(rateLimits.key, key));
  return Math.max(1, (row?.fullAt.getTime() ?? now) - (rate.burst - 1) * each - now);
}
