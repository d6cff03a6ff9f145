import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Review } from '#contract/editing/review.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/tables/accounts.ts';
import { publishRequests, sections } from '../../db/tables/sections.ts';

const reviewers = alias(users, 'reviewers');
const deciders = alias(users, 'deciders');

/** The review of a page as the user with an id sees it. */
export type ReviewFor = (userId: string) => Review[];

/**
 * The open requests for a section, newest first; if there is none, the last one while it is given back and something is
 * still to be published.
 */
export async function reviewsOf(db: Database, slug: string): Promise<ReviewFor> {
  const rows = await db
    .select({
      row: publishRequests,
      requestedBy: users.name,
      reviewer: reviewers.name,
      decidedBy: deciders.name,
      isPublished: eq(sections.publishedRevision, sections.draftRevision),
    })
    .from(publishRequests)
    .innerJoin(sections, eq(sections.id, publishRequests.sectionId))
    .innerJoin(users, eq(users.id, publishRequests.requestedBy))
    .leftJoin(reviewers, eq(reviewers.id, publishRequests.reviewerId))
    .leftJoin(deciders, eq(deciders.id, publishRequests.decidedBy))
    .where(eq(sections.slug, slug))
    .orderBy(desc(publishRequests.id));
  const open = rows.filter(({ row }) => row.status === 'open');
  const [last] = rows;
  const givenBack = last?.row.status === 'declined' && last.isPublished !== true ? [last] : [];
  return (userId) =>
    (open.length > 0 ? open : givenBack).map(({ row, requestedBy, reviewer, decidedBy }) => ({
      id: row.id,
      language: row.language,
      status: row.status === 'open' ? 'open' : 'declined',
      requested_by: requestedBy,
      requested_at: berlinIso(row.requestedAt),
      comment: row.comment,
      reviewer,
      mine: row.requestedBy === userId,
      for_me: row.reviewerId === userId,
      answer: row.answer,
      decided_by: decidedBy,
      decided_at: row.decidedAt && berlinIso(row.decidedAt),
    }));
}
