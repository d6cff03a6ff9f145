import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { recordAudit } from '../platform/audit/record.ts';
import { forgetRequests } from '../platform/handover/requests.ts';
import { sections } from '../db/tables/sections.ts';
import type { Transaction } from '../db/database.ts';
import type { AppContext } from '../app-context.ts';
import { withInvalidation } from '../platform/invalidation/with-invalidation.ts';
import { tags } from '../platform/invalidation/tags.ts';
import { putIntoBin } from './bin/put-into-bin.ts';
import { guardRemoval } from './guard-publication.ts';
import { nameOf, column, type Resource } from './definition/resource.ts';
import { lockOne } from './read-stored.ts';
import { usesOf } from './definition/uses.ts';

/** Moves an entity with its parts and its own section into the bin; throws 409 with `details.used_in` while it is referenced. */
export function removeStored(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  { resource, id, locale }: { resource: Resource; id: number; locale: Locale },
): Promise<void> {
  return withInvalidation(ctx, async (tx, changed) => {
    await resource.writer?.lock(tx);
    const before = await lockOne(tx, { resource, id, strength: 'update' });
    guardRemoval(before.state);
    const used = await usesOf({ db: tx, locale }, { resource, id });
    if (used.length > 0) {
      throw new AppError('conflict', 'still_needed', { details: { used_in: used } });
    }
    await putIntoBin(tx, { resource, before });
    if (await forgetRequests(tx, resource.contract.name, id)) changed.add(tags.waiting);
    await recordAudit(tx, { action: 'removed', kind: resource.kind, id, title: nameOf(before.state) });
    if (resource.writer) return resource.writer.remove({ db: tx, changed }, id);
    // Before the deletion, because the tags are computed from rows that it removes.
    for (const tag of await resource.tags({ before, after: null }, tx)) changed.add(tag);
    for (const slug of await removeSections(tx, resource.kind, id)) changed.add(tags.section(slug));
    await tx.delete(resource.table).where(eq(column(resource.table, 'id'), id));
  });
}

async function removeSections(tx: Transaction, kind: string, id: number): Promise<string[]> {
  const rows = await tx
    .delete(sections)
    .where(and(eq(sections.contentType, kind), eq(sections.objectId, id)))
    .returning({ slug: sections.slug });
  return rows.map(({ slug }) => slug);
}
