import { and, desc, eq, gt } from 'drizzle-orm';
import { walk } from '#contract/blocks/block.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Conflict, Operation } from '#contract/blocks/operations.ts';
import { sectionRevisions } from '../../../db/tables/sections.ts';
import type { Transaction } from '../../../db/database.ts';
import type { SectionRow } from './section-row.ts';

/** Maximum number of revisions that are searched. */
const max = 300;

/** Adds to a conflict who wrote the current values since revision `base`; returns other errors unchanged. */
export async function withAuthors(
  tx: Transaction,
  { section, base, error }: { section: SectionRow; base: number; error: unknown },
): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'conflict') return error;
  // Every conflict over operations is thrown with `conflicts`.
  const { conflicts = [] } = (error.details ?? {}) as { conflicts?: Conflict[] };
  if (conflicts.length === 0) return error;
  const { authorName, createdAt, operations } = sectionRevisions;
  const since = await tx
    .select({ authorName, createdAt, operations })
    .from(sectionRevisions)
    .where(and(eq(sectionRevisions.sectionId, section.id), gt(sectionRevisions.number, base)))
    .orderBy(desc(sectionRevisions.number))
    .limit(max);
  for (const conflict of conflicts) {
    const found = since.find((revision) => revision.operations.some((operation) => touches(operation, conflict)));
    if (found) Object.assign(conflict, { author: found.authorName, changed_at: found.createdAt.toISOString() });
  }
  return error;
}

function touches(operation: Operation, { id, field, locale }: Conflict): boolean {
  if (operation.op === 'replace') return [...walk(operation.block)].some((block) => block.id === id);
  if (operation.op === 'insert') return operation.block.id === id;
  if (operation.id !== id) return field === null && operation.op === 'remove';
  if (operation.op === 'set') return field === null || (operation.field === field && operation.locale === locale);
  return field === null || operation.op === field;
}
