import { and, eq, inArray } from 'drizzle-orm';
import { can } from '#contract/accounts/capabilities.ts';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { PublishRequest } from '#contract/editing/requests/publish-request.ts';
import type { SessionUser } from '../../app-context.ts';
import type { Transaction } from '../../db/database.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import type { Resource, Snapshot } from '../../resources/definition/resource.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { checkReviewer, deleteOld, screenOf, tellPublishers } from './ask.ts';
import { goneProblem, lockRecords, problemsOf } from './check-records.ts';
import { readRequest } from './list-requests.ts';
import type { RequestRow } from './request-rows.ts';
import { nameOf } from '../sections/section-owners.ts';
import { refused, type RequestsContext, resourceNamed } from './subjects.ts';

interface AskingTogether {
  resource: string;
  ids: number[];
  comment: string;
  /** Id of the user who shall decide. */
  reviewer?: string | null | undefined;
  user: SessionUser;
  locale: Locale;
}

/**
 * Stores requests for several records of one resource, all or none, and mails those who may publish once. They replace
 * open requests of the user for the same records.
 */
export async function askTogether(
  ctx: RequestsContext,
  { resource: name, ids, comment, reviewer = null, user, locale }: AskingTogether,
): Promise<PublishRequest> {
  const resource = resourceNamed(ctx, name, 'resource');
  if (!can(user.role, resource.contract.access)) throw new AppError('forbidden');
  if (!resource.contract.fields.state) throw refused('resource', 'nothing_to_publish');
  const now = ctx.clock();
  const first = await withInvalidation(ctx, async (tx, changed) => {
    changed.add(tags.waiting);
    await deleteOld(tx, now);
    await checkReviewer(tx, { reviewer, user });
    const records = await recordsToPublish(tx, { resource, ids, locale });
    await tx
      .delete(publishRequests)
      .where(
        and(
          eq(publishRequests.status, 'open'),
          eq(publishRequests.requestedBy, user.id),
          eq(publishRequests.resource, name),
          inArray(publishRequests.objectId, ids),
        ),
      );
    const link = screenOf(ctx);
    const rows = await tx
      .insert(publishRequests)
      .values(
        records.map(({ id, state }) => ({
          requestedBy: user.id,
          requestedAt: now,
          reviewerId: reviewer,
          comment,
          link,
          resource: name,
          objectId: id,
          title: nameOf(state),
        })),
      )
      .returning();
    await tellPublishers(tx, { rows: inOrder(rows), user });
    return group(tx, rows);
  });
  return readRequest({ ...ctx, locale }, first, user);
}

/** The records in the order of the ids; throws 422 with the problems of all. */
async function recordsToPublish(
  tx: Transaction,
  { resource, ids, locale }: { resource: Resource; ids: number[]; locale: Locale },
): Promise<Snapshot[]> {
  const found = await lockRecords(tx, { resource, ids, strength: 'share' });
  const issues: Problem[] = [];
  for (const [index, id] of ids.entries()) {
    const record = found.get(id);
    const path = `ids.${index}`;
    if (record) issues.push(...problemsOf(record, { path, locale }));
    else issues.push(await goneProblem(tx, { resource, id, path, locale }));
  }
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  return [...found.values()];
}

/** Marks requests as made together, unless it is one alone; returns the id of the first. */
async function group(tx: Transaction, rows: RequestRow[]): Promise<number> {
  const [first, ...others] = inOrder(rows).map(({ id }) => id);
  if (first === undefined) throw new Error('The requests were not stored');
  if (others.length > 0)
    await tx
      .update(publishRequests)
      .set({ groupId: first })
      .where(inArray(publishRequests.id, [first, ...others]));
  return first;
}

function inOrder(rows: RequestRow[]): RequestRow[] {
  return rows.toSorted((a, b) => a.id - b.id);
}
