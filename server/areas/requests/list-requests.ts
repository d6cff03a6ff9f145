import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { can } from '#contract/accounts/capabilities.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { PublishRequest } from '#contract/editing/requests-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { SessionUser } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/tables/accounts.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import { offsetOf } from '../../http/list-answer.ts';
import { toSubject } from './subjects.ts';

interface Reading {
  db: Database;
  locale: Locale;
}

interface RequestQuery {
  page: number;
  page_size: number;
  open?: 'true' | 'false' | undefined;
  mine?: 'true' | undefined;
}

export type RequestRow = typeof publishRequests.$inferSelect;

const deciders = alias(users, 'deciders');

/** Requests that the user may see, newest first. */
export async function listRequests(
  ctx: Reading,
  { query, user }: { query: RequestQuery; user: SessionUser },
): Promise<{ count: number; results: PublishRequest[] }> {
  const status =
    query.open === undefined
      ? undefined
      : query.open === 'true'
        ? eq(publishRequests.status, 'open')
        : ne(publishRequests.status, 'open');
  const where = and(status, query.mine ? eq(publishRequests.requestedBy, user.id) : visibleTo(user));
  const rows = await selectRows(ctx.db)
    .where(where)
    .orderBy(desc(publishRequests.requestedAt), desc(publishRequests.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  const results: PublishRequest[] = [];
  for (const row of rows) results.push(await toRequest(ctx, row));
  return { count: await ctx.db.$count(publishRequests, where), results };
}

/** One request; throws 404 for one that the user may not see. */
export async function readRequest(ctx: Reading, id: number, user: SessionUser): Promise<PublishRequest> {
  const [found] = await selectRows(ctx.db).where(and(eq(publishRequests.id, id), visibleTo(user)));
  if (!found) throw new AppError('not_found');
  return toRequest(ctx, found);
}

/** The stored row of a request that the user may see. */
export async function readRow(db: Database, id: number, user: SessionUser): Promise<RequestRow> {
  const [row] = await db
    .select()
    .from(publishRequests)
    .where(and(eq(publishRequests.id, id), visibleTo(user)));
  if (!row) throw new AppError('not_found');
  return row;
}

function visibleTo(user: SessionUser): SQL | undefined {
  return can(user.role, 'publish') ? undefined : eq(publishRequests.requestedBy, user.id);
}

function selectRows(db: Database) {
  return db
    .select({ row: publishRequests, requestedBy: users.name, decidedBy: deciders.name })
    .from(publishRequests)
    .innerJoin(users, eq(users.id, publishRequests.requestedBy))
    .leftJoin(deciders, eq(deciders.id, publishRequests.decidedBy));
}

async function toRequest(
  { db, locale }: Reading,
  { row, requestedBy, decidedBy }: { row: RequestRow; requestedBy: string; decidedBy: string | null },
): Promise<PublishRequest> {
  return {
    id: row.id,
    subject: await toSubject(db, row),
    title: inLocale(row.title, locale).text,
    requested_at: berlinIso(row.requestedAt),
    requested_by: requestedBy,
    comment: row.comment,
    status: row.status,
    answer: row.answer,
    decided_at: row.decidedAt && berlinIso(row.decidedAt),
    decided_by: decidedBy,
  };
}
