import { and, eq, lt, or } from 'drizzle-orm';
import type { PublishRequest, RequestSubject } from '#contract/editing/requests/publish-request.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { SessionUser } from '../../app-context.ts';
import type { Transaction } from '../../db/database.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { sameSubject } from '../../platform/requests/close-requests.ts';
import { requestMail } from '../../platform/requests/request-mails.ts';
import { reviewersFor } from '../../platform/requests/reviewers.ts';
import { readRequest } from './list-requests.ts';
import type { RequestRow } from './request-rows.ts';
import { refused, type RequestsContext, titleOfSubject, toColumns } from './subjects.ts';

/** Days after which a decided request is deleted. */
const keptDays = 90;

interface Asking {
  subject: RequestSubject;
  comment: string;
  /** Id of the user who shall decide. */
  reviewer?: string | null | undefined;
  user: SessionUser;
  locale: Locale;
}

/** Stores a request and mails the reviewer, or those who may publish. Replaces an open request of the user for the same subject. */
export async function askForPublication(
  ctx: RequestsContext,
  { subject, comment, reviewer = null, user, locale }: Asking,
): Promise<PublishRequest> {
  const columns = await toColumns(ctx, subject, user);
  const title = await titleOfSubject(ctx, subject);
  const now = ctx.clock();
  const id = await withInvalidation(ctx, async (tx, changed) => {
    await deleteOld(tx, now);
    await checkReviewer(tx, { reviewer, user });
    const open = and(eq(publishRequests.status, 'open'), eq(publishRequests.requestedBy, user.id));
    await tx.delete(publishRequests).where(and(open, sameSubject(columns)));
    const [row] = await tx
      .insert(publishRequests)
      .values({
        ...columns,
        requestedBy: user.id,
        requestedAt: now,
        reviewerId: reviewer,
        comment,
        title,
        link: screenOf(ctx),
      })
      .returning();
    if (!row) throw new Error('The request was not stored');
    await tellPublishers(tx, { rows: [row], user });
    changed.add(tags.waiting);
    if (subject.kind === 'section') changed.add(tags.reviews(subject.slug));
    return row.id;
  });
  return readRequest({ ...ctx, locale }, id, user);
}

/** Address of the requests in the back office. */
export function screenOf({ config }: Pick<RequestsContext, 'config'>): string {
  return new URL('/admin/requests', config.siteUrl).href;
}

/** Throws 422 for somebody who cannot decide. */
export async function checkReviewer(
  tx: Transaction,
  { reviewer, user }: { reviewer: string | null; user: SessionUser },
): Promise<void> {
  if (reviewer === null) return;
  const able = await reviewersFor(tx, user.id);
  if (!able.some(({ id }) => id === reviewer)) throw refused('reviewer', 'request_reviewer_unknown');
}

/**
 * One mail about requests that were made together: to the reviewer, otherwise to each user who may publish; not to those
 * who do not want it.
 */
export async function tellPublishers(
  tx: Transaction,
  { rows, user }: { rows: RequestRow[]; user: SessionUser },
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const titles = rows.map(({ title }) => title);
  for (const to of await reviewersFor(tx, user.id)) {
    const isReviewer = to.id === first.reviewerId;
    const wants = isReviewer ? to.requestMails !== 'none' : first.reviewerId === null && to.requestMails === 'all';
    if (!wants) continue;
    const event = isReviewer ? 'addressed' : 'requested';
    const facts = { to, titles, by: user.username, words: first.comment, link: `${first.link}/${first.id}` };
    await queueMail({ db: tx, now: first.requestedAt }, requestMail(event, facts));
  }
}

/** Deletes requests whose decision is long ago. */
export async function deleteOld(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const decided = or(eq(publishRequests.status, 'done'), eq(publishRequests.status, 'declined'));
  await tx.delete(publishRequests).where(and(decided, lt(publishRequests.decidedAt, before)));
}
