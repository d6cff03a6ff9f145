import { and, eq } from 'drizzle-orm';
import type { Block } from '#contract/blocks/block.ts';
import { AppError } from '#contract/base/errors.ts';
import { sectionBlocks, sectionRevisions, sections } from '../../../db/tables/sections.ts';
import type { Database, Transaction } from '../../../db/database.ts';

export type SectionRow = typeof sections.$inferSelect;

export async function findSection(db: Database | Transaction, slug: string): Promise<SectionRow | undefined> {
  const [row] = await db.select().from(sections).where(eq(sections.slug, slug));
  return row;
}

export async function getSection(db: Database | Transaction, slug: string): Promise<SectionRow> {
  const row = await findSection(db, slug);
  if (!row) throw new AppError('not_found', { key: 'no_section', params: { slug } });
  return row;
}

/** Reads a section and locks it against other writers until the transaction ends. */
export async function lockSection(tx: Transaction, slug: string): Promise<SectionRow> {
  const [row] = await tx.select().from(sections).where(eq(sections.slug, slug)).for('update');
  if (!row) throw new AppError('not_found', { key: 'no_section', params: { slug } });
  return row;
}

/** The section whose draft contains a block. */
export async function sectionOfBlock(db: Database | Transaction, blockId: string): Promise<SectionRow | undefined> {
  const [row] = await db
    .select({ section: sections })
    .from(sectionBlocks)
    .innerJoin(sections, eq(sections.id, sectionBlocks.sectionId))
    .where(eq(sectionBlocks.blockId, blockId));
  return row?.section;
}

/** The tree of a revision as stored, or undefined for an unknown revision. */
export async function storedBody(
  db: Database | Transaction,
  section: SectionRow,
  number: number,
): Promise<Block | undefined> {
  if (number < 1 || number > section.draftRevision) return undefined;
  const [row] = await db
    .select({ body: sectionRevisions.body })
    .from(sectionRevisions)
    .where(and(eq(sectionRevisions.sectionId, section.id), eq(sectionRevisions.number, number)));
  return row?.body;
}

/** The tree of the newest revision as stored. */
export async function storedDraft(db: Database | Transaction, section: SectionRow): Promise<Block> {
  const body = await storedBody(db, section, section.draftRevision);
  if (!body) throw new Error(`Section ${section.slug} has no revision ${section.draftRevision}`);
  return body;
}
