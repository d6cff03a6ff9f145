import { and, eq, getTableColumns, getTableName } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { newSchema } from '#contract/resources/define-resource.ts';
import type { Role } from '#contract/accounts/capabilities.ts';
import { binEntries, recordVersions, type RemovedRows } from '../../db/tables/audit.ts';
import { sectionReferences, sections } from '../../db/tables/sections.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { fillClearedColumns, insertRemovedRows } from '../bin/attached-rows.ts';
import { resourceOf } from '../bin/list-bin.ts';
import type { Resource } from '../definition/resource.ts';
import { createRecordIn, write, type WriteContext } from '../write-stored.ts';
import { restoredValues } from './restored-values.ts';

interface WantedEntry {
  id: number;
  resources: readonly Resource[];
  role: Role;
  leaveOut: string[];
  locale: Locale;
}

/**
 * Creates a deleted record again, under its id where the resource allows it, with everything that was deleted together
 * with it. It is a draft afterwards.
 */
export function restoreFromBin(
  ctx: WriteContext,
  { id, resources, role, leaveOut, locale }: WantedEntry,
): Promise<{ resource: string; id: number }> {
  return write(ctx, async (tx, changed) => {
    const [entry] = await tx.select().from(binEntries).where(eq(binEntries.id, id)).for('update');
    if (!entry) throw new AppError('not_found');
    const resource = resourceOf(entry, { resources, role });
    const { fields } = resource.contract;
    const values = Object.fromEntries(
      Object.entries({ ...entry.state, ...asDraft(resource) }).filter(([name]) => name in fields),
    );
    const schema = newSchema(resource.contract);
    const sent = await restoredValues(tx, { resource, values, present: {}, schema, leaveOut, locale });
    const after = await createRecordIn(
      { db: tx, changed },
      {
        resource,
        sent,
        revived: {
          id: entry.objectId,
          columns: withMoments(resource, entry.columns),
          attach: () => insertRemovedRows(tx, withoutPublished(entry.removedRows)),
        },
      },
    );
    await fillClearedColumns(tx, { cleared: entry.clearedColumns, id: after.id });
    await tx
      .update(recordVersions)
      .set({ objectId: after.id })
      .where(and(eq(recordVersions.resource, entry.resource), eq(recordVersions.objectId, entry.objectId)));
    await tx.delete(binEntries).where(eq(binEntries.id, id));
    // Other records show it again.
    changed.add(tags.everything);
    return { resource: entry.resource, id: after.id };
  });
}

/** The state of a draft, for resources that have one. */
function asDraft({ draft, contract }: Resource): Record<string, unknown> {
  if (draft) return draft;
  return contract.fields.state?.safeParse('draft').success ? { state: 'draft' } : {};
}

/** Stored columns, with moments as dates again. */
function withMoments({ table }: Resource, columns: Record<string, unknown>): Record<string, unknown> {
  const known = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(columns).map(([key, value]) => [
      key,
      known[key]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
}

/** Sections come back as drafts; what was public is a revision of them. */
function withoutPublished(removed: RemovedRows[]): RemovedRows[] {
  return removed.map(({ table, rows }) => {
    if (table === getTableName(sections))
      return { table, rows: rows.map((row) => ({ ...row, published_revision: null })) };
    if (table !== getTableName(sectionReferences)) return { table, rows };
    return { table, rows: rows.filter(({ state }) => state === 'draft') };
  });
}
