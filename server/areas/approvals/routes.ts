import type { OpenAPIHono } from '@hono/zod-openapi';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { listAnswer } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { askForPublication } from './ask.ts';
import { askTogether } from './ask-together.ts';
import { declineTogether, publishTogether } from './decide-together.ts';
import { declineRequest, publishRequested } from './decide.ts';
import { reviewersFor } from '../../platform/requests/reviewers.ts';
import { listRequests, readRequest } from './list-requests.ts';
import { allowSection } from '../sections/allow-section.ts';
import { getSection } from '../sections/revisions/section-row.ts';
import { sectionChanges } from './changes/section-changes.ts';
import { getRequest } from './get-request.ts';
import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/tables/accounts.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { requestMail } from '../../platform/requests/request-mails.ts';
import { readRow, type RequestRow } from './request-rows.ts';
import { type RequestsContext, sectionById } from './subjects.ts';

/** Asking for publication, and deciding about it. */
export function requestsRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  const requests = { ...ctx, resources };
  mount({ app, ctx }, requestsApi.list, async ({ query, user, address, request }) =>
    listAnswer({ address, query }, await listRequests({ ...requests, ...request }, { query, user: requireUser(user) })),
  );
  mount({ app, ctx }, requestsApi.changes, async ({ params: { locale, slug }, query, user }) => {
    const section = await getSection(ctx.db, slug);
    allowSection(requireUser(user), section);
    return sectionChanges({ db: ctx.db, locale }, section, query.language ?? null);
  });
  mount({ app, ctx }, requestsApi.reviewers, async ({ user }) =>
    (await reviewersFor(ctx.db, requireUser(user).id)).map(({ id, name }) => ({ id, name })),
  );
  mount({ app, ctx }, requestsApi.withdraw, async ({ params: { id }, user }) => {
    await withdrawRequest(requests, { id, user: requireUser(user) });
    return null;
  });
  mount({ app, ctx }, requestsApi.show, ({ params, user }) =>
    getRequest(requests, { ...params, user: requireUser(user) }),
  );
  mount({ app, ctx }, requestsApi.create, ({ params: { locale }, body, user }) =>
    askForPublication(requests, { ...body, locale, user: requireUser(user) }),
  );
  mount({ app, ctx }, requestsApi.createTogether, ({ params: { locale }, body, user }) =>
    askTogether(requests, { ...body, locale, user: requireUser(user) }),
  );
  mount({ app, ctx }, requestsApi.decideTogether, async ({ params: { id, locale }, body, user }) => {
    const deciding = { id, locale, user: requireUser(user) };
    if (body.decision === 'publish') await publishTogether(requests, { ...deciding, entries: body.entries });
    else await declineTogether(requests, { ...deciding, answer: body.answer });
    return readRequest({ ...requests, locale }, id, deciding.user);
  });
  mount({ app, ctx }, requestsApi.decide, async ({ params: { id, locale }, body, user }) => {
    const deciding = { id, locale, user: requireUser(user) };
    if (body.decision === 'publish')
      await publishRequested(requests, { ...deciding, version: body.version, persons: body.persons ?? [] });
    else await declineRequest(requests, { ...deciding, answer: body.answer });
    return readRequest({ ...requests, locale }, id, deciding.user);
  });
}

/** Forgets an open request of the user, and those made together with it; tells the reviewer. */
async function withdrawRequest(ctx: RequestsContext, { id, user }: { id: number; user: SessionUser }): Promise<void> {
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
