import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { RequestContext } from '../../request-context.ts';
import { outgoingMail } from '../../db/tables/contact.ts';
import type { Database } from '../../db/database.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { NotDelivered, type MailTransport } from './transport.ts';

/** One, two, four minutes and so on, six hours at most: 18 attempts take about two and a half days. */
export const maxAttempts = 18;
const waitSeconds = sql`least(60 * power(2, ${outgoingMail.attempts}), 21600)`;

interface Sending {
  db: Database;
  transport: MailTransport;
  clock: () => Date;
  signal: AbortSignal;
}

/**
 * Sends what is due, the longest due first, one after the other. Stops where no mail server answers, so that not every
 * mail uses up an attempt.
 */
export async function sendDue({ db, transport, clock, signal }: Sending): Promise<'done' | 'server away'> {
  while (!signal.aborted) {
    const mail = await takeNext(db, clock());
    if (!mail) break;
    const failure = await transport.deliver(mail, signal).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) {
      await markSent({ db, now: clock() }, mail);
      continue;
    }
    if (!(failure instanceof NotDelivered)) throw failure;
    if (signal.aborted) break;
    tellOf(mail, failure);
    if (failure.serverIsAway) return 'server away';
  }
  return 'done';
}

/**
 * The next mail, with its next attempt already set: whoever takes it has until then, and a process that dies loses
 * nothing. No transaction stays open while a mail server is talked to.
 */
async function takeNext(db: Database, now: Date): Promise<OutgoingMail | undefined> {
  const due = db
    .select({ id: outgoingMail.id })
    .from(outgoingMail)
    .where(
      and(isNull(outgoingMail.sentAt), lte(outgoingMail.nextAttemptAt, now), lt(outgoingMail.attempts, maxAttempts)),
    )
    .orderBy(asc(outgoingMail.nextAttemptAt), asc(outgoingMail.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(outgoingMail)
    .set({
      attempts: sql`${outgoingMail.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + ${waitSeconds} * interval '1 second'`,
    })
    .where(inArray(outgoingMail.id, due))
    .returning();
  return mail;
}

/** What has left needs to be known no longer: only that it left, to which department, stays for a while. */
async function markSent(ctx: Pick<RequestContext, 'db' | 'now'>, { id, kind, recipient }: OutgoingMail): Promise<void> {
  const { db, now } = ctx;
  const department = kind === 'contact' ? recipient : '';
  await db
    .update(outgoingMail)
    .set({ sentAt: now, body: '', replyTo: '', subject: '', recipient: department })
    .where(eq(outgoingMail.id, id));
}

/** Forgets what left more than thirty days ago. */
export async function forgetSent(db: Database, now: Date): Promise<void> {
  await db.delete(outgoingMail).where(lt(outgoingMail.sentAt, new Date(now.getTime() - 30 * 86_400_000)));
}

/** Nothing of the person, and nothing of what a mail server says, which quotes addresses. */
function tellOf({ id, kind, attempts }: OutgoingMail, failure: NotDelivered): void {
  const ending =
    attempts < maxAttempts ? 'it will be tried again' : 'it is not tried again and stays in the table outgoing_mail';
  console.error(`Mail ${id} (${kind}), attempt ${attempts}: ${failure.reason}; ${ending}.`);
}
