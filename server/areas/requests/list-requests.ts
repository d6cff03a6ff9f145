import { and, asc, desc, eq, not, or } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { PublishRequest } from '#contract/editing/requests-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { SessionUser } from '../../app-context.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import { offsetOf } from '../../http/list-answer.ts';
import type { RequestContext } from '../../request-context.ts';
import { isFirst, isOpen, readGroups } from './request-groups.ts';
import { isOfHouse, type NamedRow, type Reading, selectRows, toEntry, visibleTo } from './request-rows.ts';

interface RequestQuery {
  page: number;
  page_size: number;
  open?: 'true' | 'false' | undefined;
  mine?: 'true' | undefined;
}

/** Requests that the user may see, for what the house has, newest first; those made together are one. */
export async function listRequests(
  ctx: Reading & Pick<RequestContext, 'partsOff'>,
  { query, user }: { query: RequestQuery; user: SessionUser },
): Promise<{ count: number; results: PublishRequest[] }> {
  const open = isOpen(ctx.db);
  const status = query.open === undefined ? undefined : query.open === 'true' ? open : not(open);
  const of = query.mine ? eq(publishRequests.requestedBy, user.id) : visibleTo(user);
  const where = and(status, of, isFirst(ctx.db), isOfHouse(ctx));
  const rows = await selectRows(ctx.db)
    .where(where)
    .orderBy(desc(publishRequests.requestedAt), desc(publishRequests.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return { count: await ctx.db.$count(publishRequests, where), results: await toRequests(ctx, rows) };
}

/**
 * One request; throws 404 for one that the user may not see. The first of those made together may have been deleted with
 * its subject since it was mailed: then the next one.
 */
export async function readRequest(ctx: Reading, id: number, user: SessionUser): Promise<PublishRequest> {
  const rows = await selectRows(ctx.db)
    .where(and(or(eq(publishRequests.id, id), eq(publishRequests.groupId, id)), visibleTo(user)))
    .orderBy(asc(publishRequests.id))
    .limit(1);
  const [found] = await toRequests(ctx, rows);
  if (!found) throw new AppError('not_found');
  return found;
}

async function toRequests(ctx: Reading, rows: NamedRow[]): Promise<PublishRequest[]> {
  const groups = await readGroups(
    ctx,
    rows.map(({ row }) => row.groupId),
  );
  const requests: PublishRequest[] = [];
  for (const named of rows) {
    const { row, requestedBy } = named;
    requests.push({
      ...(await toEntry(ctx, named)),
      requested_at: berlinIso(row.requestedAt),
      requested_by: requestedBy,
      comment: row.comment,
      group: groups.get(row.groupId ?? 0) ?? null,
    });
  }
  return requests;
}
