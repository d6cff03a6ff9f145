import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Block, childrenOf } from '#contract/blocks/block.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { sectionBlocks, sectionReferences, sectionRevisions, sections } from '../../../db/tables/sections.ts';
import type { Transaction } from '../../../db/database.ts';
import type { SessionUser } from '../../../app-context.ts';
import { extractUses, referenceKey } from '../references/extract-references.ts';
import { normaliseBlock, refuseNestedParts } from '../tree/normalise-block.ts';
import type { SectionRow } from './section-row.ts';
import { largestId } from '#contract/base/parameters.ts';

export interface NewRevision {
  /** The tree to store. */
  body: Block;
  operations?: Operation[];
  labels?: string[];
  /** Id of the batch that creates the revision. */
  batch?: string;
  /** Null for automatic changes. */
  author: Pick<SessionUser, 'id' | 'username'> | null;
}

type ReferenceState = (typeof sectionReferences.$inferSelect)['state'];
type Stored = Pick<SectionRow, 'id' | 'draftRevision' | 'contentType'>;

/** Stores the next revision of a locked section and updates blocks and references of its draft. Returns its number. */
export async function saveRevision(tx: Transaction, section: Stored, revision: NewRevision): Promise<number> {
  const number = await storeRevision(tx, section, revision);
  await storeReferences(tx, { sectionId: section.id, state: 'draft', body: revision.body });
  await storeBlockIds(tx, section.id, revision.body);
  return number;
}

/** Stores only the next revision of a locked section, without blocks and references. Returns its number. */
export async function storeRevision(tx: Transaction, section: Stored, revision: NewRevision): Promise<number> {
  if (section.contentType === 'shared') refuseNestedParts([revision.body]);
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

/** Replaces the stored references of a section, of its draft, its published or its planned state, by those of this tree. */
export async function storeReferences(
  tx: Transaction,
  { sectionId, state, body }: { sectionId: number; state: ReferenceState; body: Block },
): Promise<void> {
  const { head, ...modules } = normaliseBlock(body);
  // A picture that the page has already is used by the page.
  const isNewPicture = state !== 'published' && head?.fields.hero_image !== head?.base?.fields.hero_image;
  const used = extractUses({ ...modules, ...(isNewPicture && head && { head }) }).filter(({ id }) => id <= largestId);
  const rows = [...new Map(used.map((one) => [referenceKey(one), { kind: one.kind, id: one.id }])).values()];
  await deleteReferences(tx, sectionId, state);
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into section_references (section_id, state, kind, target_id)
    select ${sectionId}::int, ${state}, used.kind, used.id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as used (kind text, id int)`);
}

/** Deletes the stored references of one state of a section. */
export async function deleteReferences(tx: Transaction, sectionId: number, state: ReferenceState): Promise<void> {
  await tx
    .delete(sectionReferences)
    .where(and(eq(sectionReferences.sectionId, sectionId), eq(sectionReferences.state, state)));
}

/** Stores to which section each block belongs; throws an error for ids of another section. */
async function storeBlockIds(tx: Transaction, sectionId: number, body: Block): Promise<void> {
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
    .map((id) => ({ path: id, message: { key: 'block_in_other_section', params: { id } } }) as const);
  throw new AppError('invalid', undefined, { issues });
}

/** Ids of all blocks, including those of unknown kinds. */
function idsOf(block: Block): string[] {
  return [block.id, ...childrenOf(block).flatMap(idsOf)];
}
