import type { OpenAPIHono } from '@hono/zod-openapi';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '#contract/base/errors.ts';
import { mailsApi } from '#contract/office/mails-api.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { csvAnswer, fieldColumns, csvRows } from '../../http/csv/csv-answer.ts';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { mailChannel, type MailPayload } from '../../platform/mail/outgoing-mail.ts';
import { inState, stateOf } from '../../platform/outbox/entry-state.ts';
import { berlinIso } from '#time/berlin-iso.ts';

type Shown = z.input<typeof mailsApi.retry.response>;
type Row = Pick<typeof outbox.$inferSelect, 'id' | 'attempts' | 'nextAttemptAt' | 'createdAt' | 'sentAt'> &
  Pick<MailPayload, 'kind' | 'recipient' | 'subject'>;

const isMail = eq(outbox.channel, mailChannel.name);
const part = (name: keyof MailPayload) => sql<string>`${outbox.payload}->>${name}::text`;

/** Everything except the body, which may contain a sign-in link. */
const { id, attempts, nextAttemptAt, createdAt, sentAt } = outbox;
const shown = {
  id,
  kind: part('kind'),
  recipient: part('recipient'),
  subject: part('subject'),
  attempts,
  nextAttemptAt,
  createdAt,
  sentAt,
};

const columns = fieldColumns(
  'created_at',
  'kind',
  'recipient',
  'subject',
  'state',
  'attempts',
  'next_attempt_at',
  'sent_at',
);

/** The mails of the outbox, for admins. */
export function outboxRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const { db, clock } = ctx;
  mount({ app, ctx }, mailsApi.list, async ({ query, address }) =>
    listAnswer({ address, query }, await listMails(db, query)),
  );
  mount({ app, ctx }, mailsApi.exportCsv, async ({ query, context }) => {
    const rows = csvRows(columns, (slice) => listMails(db, { ...query, ...slice }));
    return csvAnswer(context, { name: 'mails', now: clock(), rows });
  });
  mount({ app, ctx }, mailsApi.retry, ({ params }) =>
    db.transaction(async (tx) => {
      const mail = and(isMail, eq(outbox.id, params.id));
      const set = { attempts: 0, nextAttemptAt: clock() };
      const [row] = await tx
        .update(outbox)
        .set(set)
        .where(and(mail, isNull(outbox.sentAt)))
        .returning(shown);
      if (row) return toMail(row);
      const known = await tx.$count(outbox, mail);
      throw known > 0 ? new AppError('conflict', 'mail_already_sent') : new AppError('not_found');
    }),
  );
  mount({ app, ctx }, mailsApi.remove, async ({ params }) => {
    await db.transaction(async (tx) => {
      const [gone] = await tx
        .delete(outbox)
        .where(and(isMail, eq(outbox.id, params.id)))
        .returning(shown);
      if (!gone) throw new AppError('not_found');
      await recordAudit(tx, { action: 'removed', kind: 'mail', id: gone.id, title: gone.kind });
    });
  });
}

type MailQuery = z.output<typeof mailsApi.list.query>;

/** Newest first. */
async function listMails(db: Database, query: MailQuery): Promise<{ count: number; results: Shown[] }> {
  const where = and(
    isMail,
    query.state && inState[query.state],
    query.kind === undefined ? undefined : eq(shown.kind, query.kind),
  );
  const rows = await db
    .select(shown)
    .from(outbox)
    .where(where)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return { count: await db.$count(outbox, where), results: rows.map(toMail) };
}

function toMail(row: Row): Shown {
  const state = stateOf(row);
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
