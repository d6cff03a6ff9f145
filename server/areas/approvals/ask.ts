import { and, eq, inArray, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import { AppError, invalid } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { PublishRequest, RequestSubject } from '#contract/editing/requests/publish-request.ts';
import type { SessionUser } from '../../app-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { notify } from '../../platform/handover/notify.ts';
import { type Person, peopleWho } from '../../platform/handover/people.ts';
import { type RequestRow, tellWindows, withdrawRequests } from '../../platform/handover/requests.ts';
import { readRequest, readRow } from './read-requests.ts';
import {
  editableResource,
  recordsToColumns,
  type RequestsContext,
  type SubjectColumns,
  toColumns,
} from './subjects.ts';

/** Days after which a decided request is deleted. */
const keptDays = 90;

interface Asking {
  comment: string;
  /** Id of the user who shall decide. */
  reviewer?: string | null | undefined;
  user: SessionUser;
  locale: Locale;
}

/** Asks for the publication of a page, a record or a season. */
export async function askForOne(
  ctx: RequestsContext,
  { subject, ...asking }: Asking & { subject: RequestSubject },
): Promise<PublishRequest> {
  const columns = await toColumns(ctx, subject, asking.user);
  return ask(ctx, asking, () => Promise.resolve([columns]));
}

/** Asks for the publication of several records of one resource, all or none. */
export async function askTogether(
  ctx: RequestsContext,
  { resource: name, ids, ...asking }: Asking & { resource: string; ids: number[] },
): Promise<PublishRequest> {
  const resource = editableResource(ctx, name, { user: asking.user, path: 'resource' });
  return ask(ctx, asking, (tx) => recordsToColumns(tx, { resource, ids, locale: asking.locale }));
}

/**
 * Stores one request for each subject and mails the reviewer, or those who may publish, once. They replace open requests
 * of the user for the same subjects.
 */
async function ask(
  ctx: RequestsContext,
  { comment, reviewer = null, user, locale }: Asking,
  subjectsIn: (tx: Transaction) => Promise<SubjectColumns[]>,
): Promise<PublishRequest> {
  const now = ctx.clock();
  const first = await withInvalidation(ctx, async (tx, changed) => {
    await deleteOld(tx, now);
    const able = await reviewersFor(tx, user.id);
    if (reviewer !== null && !able.some(({ id }) => id === reviewer))
      throw invalid('reviewer', 'request_reviewer_unknown');
    const subjects = await subjectsIn(tx);
    const open = and(eq(publishRequests.status, 'open'), eq(publishRequests.requestedBy, user.id));
    await tx.delete(publishRequests).where(and(open, or(...subjects.map(isFor))));
    const link = new URL('/admin/requests', ctx.config.siteUrl).href;
    const asked = { requestedBy: user.id, requestedAt: now, reviewerId: reviewer, comment, link };
    const stored = await tx
      .insert(publishRequests)
      .values(subjects.map((subject) => Object.assign(subject, asked)))
      .returning();
    const rows = stored.toSorted((a, b) => a.id - b.id);
    const ids = rows.map(({ id }) => id);
    const [groupId] = ids;
    if (groupId === undefined) throw new Error('The request was not stored');
    if (ids.length > 1) await tx.update(publishRequests).set({ groupId }).where(inArray(publishRequests.id, ids));
    await notifyReviewers({ db: tx, now }, able, { rows, by: user.username });
    await tellWindows({ db: tx, changed }, rows);
    return groupId;
  });
  return readRequest({ ...ctx, locale }, first, user);
}

/** Requests for a subject. */
function isFor({ sectionId, language, resource, objectId }: SubjectColumns): SQL | undefined {
  if (sectionId === null)
    return and(eq(publishRequests.resource, resource ?? ''), eq(publishRequests.objectId, objectId ?? 0));
  const sameLanguage = language === null ? isNull(publishRequests.language) : eq(publishRequests.language, language);
  return and(eq(publishRequests.sectionId, sectionId), sameLanguage);
}

/** Who can be asked: those who may publish, without the one who asks. */
export async function reviewersFor(db: Database | Transaction, userId: string): Promise<Person[]> {
  return (await peopleWho(db, 'publish')).filter(({ id }) => id !== userId);
}

/** One mail about requests that were made together: to the reviewer, otherwise to each user who may publish. */
async function notifyReviewers(
  ctx: { db: Transaction; now: Date },
  able: Person[],
  { rows, by }: { rows: RequestRow[]; by: string },
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { reviewerId, comment, link, id } = first;
  const event = reviewerId === null ? 'requested' : 'addressed';
  const facts = { titles: rows.map(({ title }) => title), by, words: comment, link: `${link}/${id}` };
  for (const to of able) if (reviewerId === null || to.id === reviewerId) await notify(ctx, event, { to, ...facts });
}

/** Forgets an open request of the user, and those made together with it; tells the reviewer. */
export function withdraw(ctx: RequestsContext, { id, user }: { id: number; user: SessionUser }): Promise<void> {
  return withInvalidation(ctx, async (tx, changed) => {
    const { groupId, requestedBy } = await readRow(tx, id, user);
    if (requestedBy !== user.id) throw new AppError('forbidden', 'request_of_somebody_else');
    const asked = groupId === null ? eq(publishRequests.id, id) : eq(publishRequests.groupId, groupId);
    if (!(await withdrawRequests({ db: tx, changed, now: ctx.clock() }, asked, user.username)))
      throw new AppError('conflict', 'request_is_decided');
  });
}

/** Deletes requests whose decision is long ago. */
async function deleteOld(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await tx
    .delete(publishRequests)
    .where(and(ne(publishRequests.status, 'open'), lt(publishRequests.decidedAt, before)));
}
