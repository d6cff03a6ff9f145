import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { RequestContext } from '../../request-context.ts';
import { outbox } from '../../db/tables/outbox.ts';
import type { Database } from '../../db/database.ts';
import { type PeriodicJob, startPeriodicJob } from '../periodic-job.ts';
import { type Channel, type Entry, type Handler, NotDelivered } from './handler.ts';

/** Delays of 1, 2, 4 … minutes, at most 6 hours: 18 attempts take about two and a half days. */
export const maxAttempts = 18;
const waitSeconds = sql`least(60 * power(2, ${outbox.attempts}), 21600)`;

type SendContext = Pick<AppContext, 'db' | 'clock'>;

/**
 * Sends the due entries of a channel one by one, the longest overdue first. Stops when the other server is unreachable,
 * so that this does not use up an attempt of every entry.
 */
export async function sendDue<Payload extends object>(
  ctx: SendContext,
  handler: Handler<Payload>,
  signal: AbortSignal,
): Promise<'done' | 'unreachable'> {
  while (!signal.aborted) {
    const entry = await claimNext({ db: ctx.db, now: ctx.clock() }, handler.channel);
    if (!entry) break;
    const failure = await attempt(ctx, handler, { entry, signal });
    if (failure === null) continue;
    // Aborted because the process ends: not a failure.
    if (signal.aborted) break;
    logFailure(handler.describe(entry), entry, failure);
    if (failure.consequence === 'server away') return 'unreachable';
  }
  return 'done';
}

/**
 * Sends an entry within the current request, for at most `timeout` milliseconds. It is stored first, so that it is not
 * lost. `queued`: not accepted yet, it will be retried.
 */
export async function sendNow<Payload extends object>(
  ctx: SendContext,
  handler: Handler<Payload>,
  { payload, timeout }: { payload: Payload; timeout: number },
): Promise<'sent' | 'queued' | 'refused'> {
  const { channel } = handler;
  const now = ctx.clock();
  const nextAttemptAt = new Date(now.getTime() + 60_000);
  const [row] = await ctx.db
    .insert(outbox)
    .values({ channel: channel.name, payload, attempts: 1, nextAttemptAt, createdAt: now })
    .returning();
  if (!row) throw new Error('The outbox stored nothing');
  const entry = { ...row, payload };
  const failure = await attempt(ctx, handler, { entry, signal: AbortSignal.timeout(timeout) });
  if (failure === null) return 'sent';
  if (failure.consequence === 'refused') return 'refused';
  logFailure(handler.describe(entry), entry, failure);
  return 'queued';
}

/**
 * Claims the next entry by setting its next attempt: until then no other process takes it, and if this process dies, the
 * entry is retried. No transaction stays open during the delivery.
 */
async function claimNext<Payload extends object>(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { name, payload }: Channel<Payload>,
): Promise<Entry<Payload> | undefined> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.channel, name),
        isNull(outbox.sentAt),
        lte(outbox.nextAttemptAt, now),
        lt(outbox.attempts, maxAttempts),
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + ${waitSeconds} * interval '1 second'`,
    })
    .where(inArray(outbox.id, due))
    .returning();
  return row && { ...row, payload: payload.parse(row.payload) };
}

/** Returns null once the entry is delivered, otherwise why it is not. */
async function attempt<Payload extends object>(
  { db, clock }: SendContext,
  handler: Handler<Payload>,
  { entry, signal }: { entry: Entry<Payload>; signal: AbortSignal },
): Promise<NotDelivered | null> {
  const own = eq(outbox.id, entry.id);
  try {
    await handler.deliver(entry, signal);
  } catch (error) {
    if (!(error instanceof NotDelivered)) throw error;
    if (error.consequence === 'refused') await db.delete(outbox).where(own);
    return error;
  }
  const payload = handler.afterDelivery(entry.payload);
  await (payload === null
    ? db.delete(outbox).where(own)
    : db.update(outbox).set({ sentAt: clock(), payload }).where(own));
  return null;
}

function logFailure(name: string, { attempts }: Pick<Entry<object>, 'attempts'>, failure: NotDelivered): void {
  const { message, consequence } = failure;
  if (consequence === 'refused') {
    console.error(`${name}: ${message}.`);
    return;
  }
  const ending =
    attempts < maxAttempts ? 'it will be tried again' : 'it is not tried again and stays in the table outbox';
  console.error(`${name}, attempt ${attempts}: ${message}; ${ending}.`);
}

/**
 * Sends the entries of a channel when they are due. Several processes may do so on one database. `every`: polling
 * interval in milliseconds; twelve times as long while the other server is unreachable.
 */
export function startSending<Payload extends object>(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  handler: Handler<Payload>,
  every = 5000,
): PeriodicJob {
  return startPeriodicJob(`Outbox (${handler.channel.name})`, every, async (signal) => {
    const outcome = await sendDue({ db, clock }, handler, signal);
    await deleteSent(db, clock());
    return outcome;
  });
}

/** Deletes entries that were delivered more than thirty days ago. */
export async function deleteSent(db: Database, now: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.sentAt, new Date(now.getTime() - 30 * 86_400_000)));
}
