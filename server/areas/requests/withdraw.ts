import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { SessionUser } from '../../app-context.ts';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/tables/accounts.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { requestMail } from '../../platform/requests/request-mails.ts';
import { readRow, type RequestRow } from './request-rows.ts';
import { type RequestsContext, sectionById } from './subjects.ts';

/** Forgets an open request of the user, and those made together with it; tells the reviewer. */
export async function withdrawRequest(
  ctx: RequestsContext,
  { id, user }: { id: number; user: SessionUser },
): Promise<void> {
  const { groupId, requestedBy, sectionId } = await readRow(ctx.db, id, user);
  if (requestedBy !== user.id) throw new AppError('forbidden', 'request_of_somebody_else');
  const slug = sectionId === null ? null : (await sectionById(ctx.db, sectionId)).slug;
  const asked = groupId === null ? eq(publishRequests.id, id) : eq(publishRequests.groupId, groupId);
  await withInvalidation(ctx, async (tx, changed) => {
    const rows = await tx
      .delete(publishRequests)
      .where(and(asked, eq(publishRequests.status, 'open')))
      .returning();
    if (rows.length === 0) throw new AppError('conflict', 'request_is_decided');
    await tellReviewer(tx, { rows, user, now: ctx.clock() });
    changed.add(tags.waiting);
    if (slug !== null) changed.add(tags.reviews(slug));
  });
}

async function tellReviewer(
  tx: Transaction,
  { rows, user, now }: { rows: RequestRow[]; user: SessionUser; now: Date },
): Promise<void> {
  const [first] = rows;
  if (!first || first.reviewerId === null) return;
  const [to] = await tx.select().from(users).where(eq(users.id, first.reviewerId));
  if (!to || to.blockedAt !== null || to.requestMails === 'none') return;
  const titles = rows.map(({ title }) => title);
  const facts = { to, titles, by: user.username, words: '', link: first.link };
  await queueMail({ db: tx, now }, requestMail('withdrawn', facts));
}
