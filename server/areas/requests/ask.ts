import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import { roles, can } from '#contract/accounts/capabilities.ts';
import type { PublishRequest, RequestSubject } from '#contract/editing/requests-api.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { SessionUser } from '../../app-context.ts';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/tables/accounts.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { sameSubject } from '../../platform/requests/close-requests.ts';
import { requestMail } from '../../platform/requests/request-mails.ts';
import { readRequest } from './list-requests.ts';
import type { RequestRow } from './request-rows.ts';
import { type RequestsContext, titleOfSubject, toColumns } from './subjects.ts';

/** Days after which a decided request is deleted. */
const keptDays = 90;

interface Asking {
  subject: RequestSubject;
  comment: string;
  user: SessionUser;
  locale: Locale;
}

/** Stores a request and mails those who may publish. Replaces an open request of the user for the same subject. */
export async function askForPublication(
  ctx: RequestsContext,
  { subject, comment, user, locale }: Asking,
): Promise<PublishRequest> {
  const columns = await toColumns(ctx, subject, user);
  const title = await titleOfSubject(ctx, subject);
  const now = ctx.clock();
  const id = await ctx.db.transaction(async (tx) => {
    await deleteOld(tx, now);
    const open = and(eq(publishRequests.status, 'open'), eq(publishRequests.requestedBy, user.id));
    await tx.delete(publishRequests).where(and(open, sameSubject(columns)));
    const [row] = await tx
      .insert(publishRequests)
      .values({ ...columns, requestedBy: user.id, requestedAt: now, comment, title, link: screenOf(ctx) })
      .returning();
    if (!row) throw new Error('The request was not stored');
    await tellPublishers(tx, { rows: [row], user });
    return row.id;
  });
  return readRequest({ ...ctx, locale }, id, user);
}

/** Address of the requests in the back office. */
export function screenOf({ config }: Pick<RequestsContext, 'config'>): string {
  return new URL('/admin/requests', config.siteUrl).href;
}

/** One mail to each user who may publish, about requests that were made together. */
export async function tellPublishers(
  tx: Transaction,
  { rows, user }: { rows: RequestRow[]; user: SessionUser },
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const titles = rows.map(({ title }) => title);
  for (const to of await publishersBut(tx, user.id)) {
    const facts = { to, titles, by: user.username, words: first.comment, link: `${first.link}/${first.id}` };
    await queueMail({ db: tx, now: first.requestedAt }, requestMail('requested', facts));
  }
}

const publishing = roles.filter((role) => can(role, 'publish'));

function publishersBut(tx: Transaction, id: string) {
  return tx
    .select()
    .from(users)
    .where(and(inArray(users.role, publishing), ne(users.id, id), isNull(users.blockedAt)));
}

/** Deletes requests whose decision is long ago. */
export async function deleteOld(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const decided = or(eq(publishRequests.status, 'done'), eq(publishRequests.status, 'declined'));
  await tx.delete(publishRequests).where(and(decided, lt(publishRequests.decidedAt, before)));
}
