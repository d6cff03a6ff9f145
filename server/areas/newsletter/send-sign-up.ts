import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import { invalidAddress } from '#contract/newsletter/newsletter-lists.ts';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../../app-context.ts';
import { ProviderError, type PostSignUp, type ProviderSignUp, type Verdict } from './provider.ts';
import { newsletterOutbox } from '../../db/tables/newsletter.ts';

type QueuedSignUp = typeof newsletterOutbox.$inferSelect;

/** Delays of one, two, four minutes and so on, six hours at most: 18 attempts take about two and a half days. */
export const maxAttempts = 18;
const waitSeconds = sql`least(60 * power(2, ${newsletterOutbox.attempts}), 21600)`;

/**
 * Timeouts in milliseconds: while a visitor waits, and for the outbox. Both must be shorter than the minute until the
 * next attempt.
 */
export interface Timeouts {
  visitor: number;
  outbox: number;
}

export const timeouts: Timeouts = { visitor: 5000, outbox: 20_000 };

/**
 * Sends a sign-up to the provider while the visitor waits. It is stored in the outbox first, so that nothing is lost.
 * `noted`: the provider did not accept it, a retry follows. Throws 422 if the provider refuses the address.
 */
export async function sendSignUp(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
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
  const verdict = await attempt(db, { waiting, post, signal: AbortSignal.timeout(visitor) });
  if (verdict === 'bad address')
    throw new AppError('invalid', undefined, { issues: [{ path: 'EMAIL', message: invalidAddress }] });
  return verdict === 'accepted' ? 'passed_on' : 'noted';
}

interface Sending {
  db: Database;
  post: PostSignUp;
  clock: () => Date;
  signal: AbortSignal;
  /** Timeout of one request in milliseconds. */
  outbox?: number;
}

/**
 * Sends the sign-ups that are due, the longest overdue first. Stops at the first failure of the provider, so that not
 * all use up an attempt.
 */
export async function sendDueSignUps(sending: Sending): Promise<'done' | 'unreachable'> {
  const { db, post, clock, signal, outbox = timeouts.outbox } = sending;
  while (!signal.aborted) {
    const waiting = await takeNext(db, clock());
    if (!waiting) break;
    const verdict = await attempt(db, {
      waiting,
      post,
      signal: AbortSignal.any([signal, AbortSignal.timeout(outbox)]),
    });
    if (verdict === 'failed') return 'unreachable';
    if (verdict === 'bad address') console.error(`Newsletter sign-up ${waiting.id}: the provider refuses the address.`);
  }
  return 'done';
}

/** Deletes the sign-up after a verdict; otherwise it stays for the next attempt. */
async function attempt(
  db: Database,
  { waiting, post, signal }: { waiting: QueuedSignUp; post: PostSignUp; signal: AbortSignal },
): Promise<Verdict | 'failed'> {
  try {
    const verdict = await post(waiting, signal);
    await db.delete(newsletterOutbox).where(eq(newsletterOutbox.id, waiting.id));
    return verdict;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // Aborted because the app closes: not a failure.
    if (error.message !== 'AbortError') logFailure(waiting, error);
    return 'failed';
  }
}

/**
 * Takes the next sign-up and already sets its next attempt: no other process takes it until then, and a crash loses
 * nothing.
 */
async function takeNext(db: Database, now: Date): Promise<QueuedSignUp | undefined> {
  const due = db
    .select({ id: newsletterOutbox.id })
    .from(newsletterOutbox)
    .where(and(lte(newsletterOutbox.nextAttemptAt, now), lt(newsletterOutbox.attempts, maxAttempts)))
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

/** Logs no personal data. */
function logFailure({ id, attempts }: QueuedSignUp, { message }: ProviderError): void {
  const ending =
    attempts < maxAttempts
      ? 'it will be tried again'
      : 'it is not tried again and stays in the table newsletter_outbox';
  console.error(`Newsletter sign-up ${id}, attempt ${attempts}: ${message}; ${ending}.`);
}
