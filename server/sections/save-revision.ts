import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Block, childrenOf } from '#contract/block.ts';
import { AppError } from '#contract/errors.ts';
import type { Operation } from '#contract/operations.ts';
import { sectionBlocks, sectionReferences, sectionRevisions, sections } from '../db/schema.ts';
import type { SessionUser, Transaction } from '../house.ts';
import { largestId } from './check-references.ts';
import { extractReferences, referenceKey } from './extract-references.ts';
import { normaliseBlock } from './normalise-block.ts';
import type { SectionRow } from './section-row.ts';

export interface NewRevision {
  /** The tree as it is to be stored. */
  body: Block;
  operations?: Operation[];
  labels?: string[];
  /** Id of the batch that makes it. */
  batch?: string;
  /** Null where no person stands behind it. */
  author: Pick<SessionUser, 'id' | 'username'> | null;
}

/** Stores the next revision of a locked section with everything that is kept about its draft. Gives back its number. */
export async function saveRevision(
  tx: Transaction,
  section: Pick<SectionRow, 'id' | 'draftRevision'>,
  revision: NewRevision,
): Promise<number> {
  const number = await storeRevision(tx, section, revision);
  await keepReferences(tx, section.id, 'draft', revision.body);
  await keepBlocks(tx, section.id, revision.body);
  return number;
}

/** Stores the next revision of a locked section alone: what is kept about its draft stays. Gives back its number. */
export async function storeRevision(
  tx: Transaction,
  section: Pick<SectionRow, 'id' | 'draftRevision'>,
  revision: NewRevision,
): Promise<number> {
  const number = section.draftRevision + 1;
  await tx.insert(sectionRevisions).values({
    sectionId: section.id,
    number,
    batch: revision.batch ?? null,
    authorId: revision.author?.id ?? null,
    authorName: revision.author?.username ?? null,
    body: revision.body,
    operations: revision.operations ?? [],
    labels: revision.labels ?? [],
  });
  await tx.update(sections).set({ draftRevision: number }).where(eq(sections.id, section.id));
  return number;
}

/** Makes the list of what a section uses, in its draft or in public, say what this tree uses. */
export async function keepReferences(
  tx: Transaction,
  sectionId: number,
  state: 'draft' | 'published',
  body: Block,
): Promise<void> {
  const used = extractReferences(normaliseBlock(body)).filter(({ id }) => id <= largestId);
  const rows = [...new Map(used.map((one) => [referenceKey(one), { kind: one.kind, id: one.id }])).values()];
  await tx
    .delete(sectionReferences)
    .where(and(eq(sectionReferences.sectionId, sectionId), eq(sectionReferences.state, state)));
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into section_references (section_id, state, kind, target_id)
    select ${sectionId}::int, ${state}, used.kind, used.id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as used (kind text, id int)`);
}

/** Notes in which section each block stands; refuses ids that another section has. */
async function keepBlocks(tx: Transaction, sectionId: number, body: Block): Promise<void> {
  const ids = new Set(idsOf(body));
  const rows = await tx
    .select({ id: sectionBlocks.blockId })
    .from(sectionBlocks)
    .where(eq(sectionBlocks.sectionId, sectionId));
  const before = new Set(rows.map(({ id }) => id));
  const gone = [...before].filter((id) => !ids.has(id));
  const added = [...ids].filter((id) => !before.has(id));
  if (gone.length > 0) {
    await tx
      .delete(sectionBlocks)
      .where(and(eq(sectionBlocks.sectionId, sectionId), inArray(sectionBlocks.blockId, gone)));
  }
  if (added.length === 0) return;
  const stored = await tx
    .insert(sectionBlocks)
    .values(added.map((blockId) => ({ blockId, sectionId })))
    .onConflictDoNothing()
    .returning({ id: sectionBlocks.blockId });
  if (stored.length === added.length) return;
  const free = new Set(stored.map(({ id }) => id));
  const issues = added
    .filter((id) => !free.has(id))
    .map((id) => ({ path: id, message: `Block ${id} stands in another section already` }));
  throw new AppError('invalid', undefined, { issues });
}

/** Ids of all blocks, those of kinds that are not known any more among them. */
function idsOf(block: Block): string[] {
  return [block.id, ...childrenOf(block).flatMap(idsOf)];
}
