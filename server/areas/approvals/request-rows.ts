import { and, eq, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { can } from '#contract/accounts/capabilities.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { RequestEntry } from '#contract/editing/requests/publish-request.ts';
import { kindsOff, resourcesOff } from '#contract/settings/parts.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { SessionUser } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/tables/accounts.ts';
import { publishRequests, sections } from '../../db/tables/sections.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import type { RequestContext } from '../../request-context.ts';
import { toSubject } from './subjects.ts';

export interface Reading {
  db: Database;
  locale: Locale;
  /** Everything that can be asked for, pages included. */
  resources: readonly Resource[];
}

export type RequestRow = typeof publishRequests.$inferSelect;

/** A stored request with the names of its users. */
export interface NamedRow {
  row: RequestRow;
  requestedBy: string;
  reviewer: string | null;
  decidedBy: string | null;
}

const reviewers = alias(users, 'reviewers');
const deciders = alias(users, 'deciders');

export function selectRows(db: Database) {
  return db
    .select({ row: publishRequests, requestedBy: users.name, reviewer: reviewers.name, decidedBy: deciders.name })
    .from(publishRequests)
    .innerJoin(users, eq(users.id, publishRequests.requestedBy))
    .leftJoin(reviewers, eq(reviewers.id, publishRequests.reviewerId))
    .leftJoin(deciders, eq(deciders.id, publishRequests.decidedBy));
}

/** The stored row of a request that the user may see; throws 404 otherwise. */
export async function readRow(db: Database, id: number, user: SessionUser): Promise<RequestRow> {
  const [row] = await db
    .select()
    .from(publishRequests)
    .where(and(eq(publishRequests.id, id), visibleTo(user)));
  if (!row) throw new AppError('not_found');
  return row;
}

export function visibleTo(user: SessionUser): SQL | undefined {
  return can(user.role, 'publish') ? undefined : eq(publishRequests.requestedBy, user.id);
}

/** Leaves out records of parts that the house does not have, and their modules. */
export function isOfHouse({ db, partsOff }: Pick<RequestContext, 'db' | 'partsOff'>): SQL | undefined {
  if (partsOff.length === 0) return undefined;
  const { resource, sectionId } = publishRequests;
  const gone = db
    .select({ id: sections.id })
    .from(sections)
    .where(inArray(sections.contentType, kindsOff(partsOff)));
  return and(
    or(isNull(resource), notInArray(resource, resourcesOff(partsOff))),
    or(isNull(sectionId), notInArray(sectionId, gone)),
  );
}

/** What is asked for, and what became of it. */
export async function toEntry({ db, locale }: Reading, { row, decidedBy }: NamedRow): Promise<RequestEntry> {
  return {
    id: row.id,
    subject: await toSubject(db, row),
    title: inLocale(row.title, locale).text,
    status: row.status,
    answer: row.answer,
    decided_at: row.decidedAt && berlinIso(row.decidedAt),
    decided_by: decidedBy,
  };
}
