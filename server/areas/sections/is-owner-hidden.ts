import { eq, getTableColumns } from 'drizzle-orm';
import { isPublishedRow } from '../../db/publication.ts';
import type { AppContext } from '../../app-context.ts';
import { column, type Resource } from '../../resources/definition/resource.ts';
import type { SectionRow } from './revisions/section-row.ts';

/** True while visitors do not see the record that a section belongs to. */
export async function isOwnerHidden(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  resources: readonly Resource[],
  { contentType, objectId }: Pick<SectionRow, 'contentType' | 'objectId'>,
): Promise<boolean> {
  const table = resources.find(({ kind }) => kind === contentType)?.table;
  if (!table || objectId === null || !('publicAt' in getTableColumns(table))) return false;
  const [row] = await db
    .select({ publicAt: column(table, 'publicAt') })
    .from(table)
    .where(eq(column(table, 'id'), objectId));
  const publicAt = row?.publicAt;
  return row !== undefined && !isPublishedRow({ publicAt: publicAt instanceof Date ? publicAt : null }, clock());
}
