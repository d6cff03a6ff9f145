import { and, desc, eq, inArray, isNull, lte, ne, notInArray, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { can } from '#contract/accounts/capabilities.ts';
import type { Locale } from '#contract/base/locale.ts';
import { groupBy } from '#text/records.ts';
import type { Review } from '#contract/editing/requests/publish-request.ts';
import { productName } from '#contract/settings/product-name.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { SessionUser } from '../../app-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { users } from '../../db/tables/accounts.ts';
import { publishRequests, sections } from '../../db/tables/sections.ts';
import type { ChangeContext } from '../../request-context.ts';
import { currentActor } from '../audit/record.ts';
import { tags } from '../invalidation/tags.ts';
import { notify } from './notify.ts';
import { mayDo } from './people.ts';

export type RequestRow = typeof publishRequests.$inferSelect;

export interface NamedRequest {
  row: RequestRow;
  requestedBy: string;
  reviewer: string | null;
  decidedBy: string | null;
}

const reviewers = alias(users, 'reviewers');
const deciders = alias(users, 'deciders');

export function selectRequests(db: Database) {
  return db
    .select({ row: publishRequests, requestedBy: users.name, reviewer: reviewers.name, decidedBy: deciders.name })
    .from(publishRequests)
    .innerJoin(users, eq(users.id, publishRequests.requestedBy))
    .leftJoin(reviewers, eq(reviewers.id, publishRequests.reviewerId))
    .leftJoin(deciders, eq(deciders.id, publishRequests.decidedBy));
}

/** Who has asked whom, as the user with an id sees it. */
export function askedIn({ row, requestedBy, reviewer }: NamedRequest, userId: string) {
  return {
    requested_at: berlinIso(row.requestedAt),
    requested_by: requestedBy,
    reviewer,
    mine: row.requestedBy === userId,
    for_me: row.reviewerId === userId,
    comment: row.comment,
  };
}

/** What became of a request. */
export function outcomeIn({ row, decidedBy }: NamedRequest) {
  return { answer: row.answer, decided_at: row.decidedAt && berlinIso(row.decidedAt), decided_by: decidedBy };
}

/**
 * The open requests for a section, newest first, as a user sees them; if there is none, the last one while it is given
 * back and something is still to be published.
 */
export async function reviewsOf(db: Database, slug: string): Promise<(userId: string) => Review[]> {
  const [section] = await db.select().from(sections).where(eq(sections.slug, slug));
  if (!section) return () => [];
  const named = await selectRequests(db)
    .where(eq(publishRequests.sectionId, section.id))
    .orderBy(desc(publishRequests.id));
  const open = named.filter(({ row }) => row.status === 'open');
  const isPublished = section.publishedRevision === section.draftRevision;
  const givenBack = named.slice(0, 1).filter(({ row }) => row.status === 'declined' && !isPublished);
  return (userId) => (open.length > 0 ? open : givenBack).map((one) => toReview(one, userId));
}

function toReview(one: NamedRequest, userId: string): Review {
  const { id, language, status } = one.row;
  return { id, language, status: status === 'open' ? status : 'declined', ...askedIn(one, userId), ...outcomeIn(one) };
}

/**
 * Requests that wait for a user: those that name the user, and, of others, those that name nobody. Whoever is named but
 * may not publish any more counts as nobody.
 */
export function waitsFor(db: Database, user: Pick<SessionUser, 'id' | 'role'>): SQL | undefined {
  const { reviewerId, requestedBy } = publishRequests;
  if (!can(user.role, 'publish')) return eq(publishRequests.id, 0);
  const able = db.select({ id: users.id }).from(users).where(mayDo('publish'));
  const nobody = or(isNull(reviewerId), notInArray(reviewerId, able));
  return or(eq(reviewerId, user.id), and(nobody, ne(requestedBy, user.id)));
}

/** Tells open windows what waits: those of the sections, and all of them that something may wait for their user. */
export async function tellWindows({ db, changed }: ChangeContext, of: Pick<RequestRow, 'sectionId'>[]): Promise<void> {
  changed.add(tags.waiting);
  const ids = of.flatMap(({ sectionId }) => sectionId ?? []);
  if (ids.length === 0) return;
  const found = await db.select({ slug: sections.slug }).from(sections).where(inArray(sections.id, ids));
  for (const { slug } of found) changed.add(tags.reviews(slug));
}

/**
 * Deletes those of these requests that are open, and mails their reviewers: one mail for requests that were made together.
 * False if none is open.
 */
export async function withdrawRequests(
  { db: tx, changed, now }: ChangeContext & { now: Date },
  of: SQL | undefined,
  by: string,
): Promise<boolean> {
  const rows = await tx
    .delete(publishRequests)
    .where(and(of, eq(publishRequests.status, 'open')))
    .returning();
  for (const together of groupBy(rows, ({ id, groupId }) => groupId ?? id).values()) {
    const [first] = together;
    const [to] = await tx
      .select()
      .from(users)
      .where(eq(users.id, first?.reviewerId ?? ''));
    const facts = { titles: together.map(({ title }) => title), by, words: '', link: first?.link ?? '' };
    if (to) await notify({ db: tx, now }, 'withdrawn', { to, ...facts });
  }
  if (rows.length > 0) await tellWindows({ db: tx, changed }, rows);
  return rows.length > 0;
}

type Outcome = Partial<Pick<RequestRow, 'status' | 'answer' | 'decidedBy' | 'decidedAt'>>;

/**
 * Ends the open ones of these requests, in order, and mails the outcome to whoever has asked; once for those that were
 * made together.
 */
export async function closeRequests(
  tx: Transaction,
  of: SQL | undefined,
  outcome: Outcome = {},
): Promise<RequestRow[]> {
  const decision = {
    status: 'done',
    decidedBy: currentActor()?.id ?? null,
    decidedAt: new Date(),
    ...outcome,
  } as const;
  const closed = await tx
    .update(publishRequests)
    .set(decision)
    .where(and(of, eq(publishRequests.status, 'open')))
    .returning();
  const rows = closed.toSorted((a, b) => a.id - b.id);
  const keyOf = ({ id, groupId }: RequestRow) => groupId ?? id;
  for (const key of new Set(rows.map(keyOf))) {
    const own = rows.filter((row) => keyOf(row) === key);
    await notifyAuthor(tx, own);
  }
  return rows;
}

/**
 * Closes the open requests for a section that is published; one language leaves requests for the other open, and a moment
 * those that were made after it.
 */
export async function closeForSection(
  ctx: ChangeContext,
  { id, slug }: Pick<typeof sections.$inferSelect, 'id' | 'slug'>,
  { language, askedBefore }: { language?: Locale | null | undefined; askedBefore?: Date | undefined } = {},
): Promise<void> {
  const inLanguage = language ? eq(publishRequests.language, language) : undefined;
  const before = askedBefore && lte(publishRequests.requestedAt, askedBefore);
  await closeRequests(ctx.db, and(eq(publishRequests.sectionId, id), inLanguage, before));
  ctx.changed.add(tags.reviews(slug)).add(tags.waiting);
}

/** Closes the open requests for records that have become public; `release` names everything of a season. */
export async function closeForRecord(tx: Transaction, resource: string, ids: number[]): Promise<void> {
  await closeRequests(tx, and(eq(publishRequests.resource, resource), inArray(publishRequests.objectId, ids)));
}

/** Forgets the requests for a record that is deleted; returns whether there were any. */
export async function forgetRequests(tx: Transaction, resource: string, id: number): Promise<boolean> {
  const forgotten = await tx
    .delete(publishRequests)
    .where(and(eq(publishRequests.resource, resource), eq(publishRequests.objectId, id)))
    .returning({ id: publishRequests.id });
  return forgotten.length > 0;
}

/** Mails the outcome of requests that were made together to whoever has asked, unless that user has decided. */
async function notifyAuthor(tx: Transaction, rows: RequestRow[]): Promise<void> {
  const actor = currentActor();
  const [row] = rows;
  if (!row || actor?.id === row.requestedBy || row.status === 'open') return;
  const [to] = await tx.select().from(users).where(eq(users.id, row.requestedBy));
  if (!to) return;
  const titles = rows.map(({ title }) => title);
  const facts = { to, titles, by: actor?.username ?? productName, words: row.answer, link: row.link };
  await notify({ db: tx, now: new Date() }, row.status, facts);
}
