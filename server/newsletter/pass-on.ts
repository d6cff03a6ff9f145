import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { invalidAddress } from '#contract/newsletter-lists.ts';
import type { Database, House } from '../house.ts';
import { NotTaken, type PostSignUp, type ProviderSignUp, type Verdict } from './provider.ts';
import { newsletterOutbox } from './schema.ts';

type Waiting = typeof newsletterOutbox.$inferSelect;

/** One, two, four minutes and so on, six hours at most: 18 attempts take about two and a half days. */
export const mostAttempts = 18;
const waitSeconds = sql`least(60 * power(2, ${newsletterOutbox.attempts}), 21600)`;

/** Milliseconds that a visitor waits for the provider, and that the outbox waits; below the minute of the next attempt. */
export interface Patience {
  visitor: number;
  outbox: number;
}

export const patience: Patience = { visitor: 5000, outbox: 20_000 };

/**
 * Hands a sign-up to the provider while the visitor waits. It lies in the outbox first, so that nothing is lost whatever
 * happens. `noted`: the provider could not take it and is asked again later. 422 where it says that the address is bad.
 */
export async function passOn(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  { post, visitor }: { post: PostSignUp; visitor: number },
  { email, lists }: ProviderSignUp,
): Promise<'passed_on' | 'noted'> {
  const now = clock();
  const nextAttemptAt = new Date(now.getTime() + 60_000);
  const [waiting] = await db
    .insert(newsletterOutbox)
    .values({ email, lists, attempts: 1, nextAttemptAt, createdAt: now })
    .returning();
  if (!waiting) throw new Error('The outbox kept nothing');
  const verdict = await attempt(db, waiting, post, AbortSignal.timeout(visitor));
  if (verdict === 'bad address')
    throw new AppError('invalid', undefined, { issues: [{ path: 'EMAIL', message: invalidAddress }] });
  return verdict === 'taken' ? 'passed_on' : 'noted';
}

interface Sending {
  db: Database;
  post: PostSignUp;
  clock: () => Date;
  signal: AbortSignal;
  /** Milliseconds for one of them. */
  outbox?: number;
}

/** Hands on what is due, the longest due first. Stops where the provider takes nothing, so that not all use up an attempt. */
export async function passOnDue(sending: Sending): Promise<'done' | 'other side is away'> {
  const { db, post, clock, signal, outbox = patience.outbox } = sending;
  while (!signal.aborted) {
    const waiting = await takeNext(db, clock());
    if (!waiting) break;
    const verdict = await attempt(db, waiting, post, AbortSignal.any([signal, AbortSignal.timeout(outbox)]));
    if (verdict === 'not taken') return 'other side is away';
    if (verdict === 'bad address') console.error(`Newsletter sign-up ${waiting.id}: the provider refuses the address.`);
  }
  return 'done';
}

/** What is settled is forgotten at once; the rest stays for the next attempt. */
async function attempt(
  db: Database,
  waiting: Waiting,
  post: PostSignUp,
  signal: AbortSignal,
): Promise<Verdict | 'not taken'> {
  try {
    const verdict = await post(waiting, signal);
    await db.delete(newsletterOutbox).where(eq(newsletterOutbox.id, waiting.id));
    return verdict;
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    // Broken off because the house closes; nothing has failed.
    if (error.message !== 'AbortError') tellOf(waiting, error);
    return 'not taken';
  }
}

/** The next one, with its next attempt already set: whoever takes it has until then, and a process that dies loses nothing. */
async function takeNext(db: Database, now: Date): Promise<Waiting | undefined> {
  const due = db
    .select({ id: newsletterOutbox.id })
    .from(newsletterOutbox)
    .where(and(lte(newsletterOutbox.nextAttemptAt, now), lt(newsletterOutbox.attempts, mostAttempts)))
    .orderBy(asc(newsletterOutbox.nextAttemptAt), asc(newsletterOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [waiting] = await db
    .update(newsletterOutbox)
    .set({
      attempts: sql`${newsletterOutbox.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + ${waitSeconds} * interval '1 second'`,
    })
    .where(inArray(newsletterOutbox.id, due))
    .returning();
  return waiting;
}

/** Nothing of the person. */
function tellOf({ id, attempts }: Waiting, { message }: NotTaken): void {
  const ending =
    attempts < mostAttempts
      ? 'it will be tried again'
      : 'it is not tried again and stays in the table newsletter_outbox';
  console.error(`Newsletter sign-up ${id}, attempt ${attempts}: ${message}; ${ending}.`);
}
