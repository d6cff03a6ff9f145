import type { OpenAPIHono } from '@hono/zod-openapi';
import { and, desc, eq, gte, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '#contract/base/errors.ts';
import { mailsApi } from '#contract/office/mails-api.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { outgoingMail } from '../../db/tables/contact.ts';
import { csvAnswer } from '../../http/csv/csv-answer.ts';
import { type Columns, csvRows } from '../../http/csv/csv-rows.ts';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { maxAttempts } from '../../platform/mail/send-due.ts';
import { berlinIso } from '#time/berlin-iso.ts';

type Shown = z.input<typeof mailsApi.retry.response>;
type Row = Pick<
  typeof outgoingMail.$inferSelect,
  'id' | 'kind' | 'recipient' | 'subject' | 'attempts' | 'nextAttemptAt' | 'createdAt' | 'sentAt'
>;

/** All columns except the body, which may contain a sign-in link. */
const { id, kind, recipient, subject, attempts, nextAttemptAt, createdAt, sentAt } = outgoingMail;
const shown = { id, kind, recipient, subject, attempts, nextAttemptAt, createdAt, sentAt };

const inState: Record<Shown['state'], SQL | undefined> = {
  sent: isNotNull(outgoingMail.sentAt),
  waiting: and(isNull(outgoingMail.sentAt), lt(outgoingMail.attempts, maxAttempts)),
  given_up: and(isNull(outgoingMail.sentAt), gte(outgoingMail.attempts, maxAttempts)),
};

const columns: Columns<Shown> = {
  created_at: (mail) => mail.created_at,
  kind: (mail) => mail.kind,
  recipient: (mail) => mail.recipient,
  subject: (mail) => mail.subject,
  state: (mail) => mail.state,
  attempts: (mail) => mail.attempts,
  next_attempt_at: (mail) => mail.next_attempt_at,
  sent_at: (mail) => mail.sent_at,
};

/** The outbox of mails, for admins. */
export function outboxRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const { db, clock } = ctx;
  mount({ app, ctx }, mailsApi.list, async ({ query, context }) =>
    listAnswer(context, query, await listMails(db, query)),
  );
  mount({ app, ctx }, mailsApi.exportCsv, ({ query, context }) => {
    const rows = csvRows(columns, (slice) => listMails(db, { ...query, ...slice }));
    return Promise.resolve(csvAnswer(context, { name: 'mails', now: clock(), rows }));
  });
  mount({ app, ctx }, mailsApi.retry, ({ params }) =>
    db.transaction(async (tx) => {
      const waiting = and(eq(outgoingMail.id, params.id), isNull(outgoingMail.sentAt));
      const set = { attempts: 0, nextAttemptAt: clock() };
      const [row] = await tx.update(outgoingMail).set(set).where(waiting).returning(shown);
      if (row) return toMail(row);
      const known = await tx.$count(outgoingMail, eq(outgoingMail.id, params.id));
      throw known > 0 ? new AppError('conflict', 'mail_already_sent') : new AppError('not_found');
    }),
  );
  mount({ app, ctx }, mailsApi.remove, async ({ params }) => {
    await db.transaction(async (tx) => {
      const [gone] = await tx.delete(outgoingMail).where(eq(outgoingMail.id, params.id)).returning(shown);
      if (!gone) throw new AppError('not_found');
      await recordAudit(tx, { action: 'removed', kind: 'mail', id: gone.id, title: gone.kind });
    });
    return null;
  });
}

type MailQuery = z.output<typeof mailsApi.list.query>;

/** Newest first. */
async function listMails(db: Database, query: MailQuery): Promise<{ count: number; results: Shown[] }> {
  const where = and(
    query.state && inState[query.state],
    query.kind === undefined ? undefined : eq(outgoingMail.kind, query.kind),
  );
  const rows = await db
    .select(shown)
    .from(outgoingMail)
    .where(where)
    .orderBy(desc(outgoingMail.createdAt), desc(outgoingMail.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return { count: await db.$count(outgoingMail, where), results: rows.map(toMail) };
}

function toMail(row: Row): Shown {
  const state = row.sentAt ? 'sent' : row.attempts < maxAttempts ? 'waiting' : 'given_up';
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    subject: row.subject,
    state,
    attempts: row.attempts,
    next_attempt_at: state === 'waiting' ? berlinIso(row.nextAttemptAt) : null,
    created_at: berlinIso(row.createdAt),
    sent_at: row.sentAt && berlinIso(row.sentAt),
  };
}
