import { and, eq } from 'drizzle-orm';
import type { Block } from '#contract/block.ts';
import { AppError } from '#contract/errors.ts';
import { sectionBlocks, sectionRevisions, sections } from '../db/schema.ts';
import type { Database, Transaction } from '../house.ts';

export type SectionRow = typeof sections.$inferSelect;

export async function findSection(db: Database | Transaction, slug: string): Promise<SectionRow | undefined> {
  const [row] = await db.select().from(sections).where(eq(sections.slug, slug));
  return row;
}

export async function getSection(db: Database | Transaction, slug: string): Promise<SectionRow> {
  const row = await findSection(db, slug);
  if (!row) throw new AppError('not_found', `There is no section ${slug}`);
  return row;
}

/** The section, kept from every other writer until the transaction ends. */
export async function lockSection(tx: Transaction, slug: string): Promise<SectionRow> {
  const [row] = await tx.select().from(sections).where(eq(sections.slug, slug)).for('update');
  if (!row) throw new AppError('not_found', `There is no section ${slug}`);
  return row;
}

/** The section in whose draft a block stands. */
export async function sectionOfBlock(db: Database | Transaction, blockId: string): Promise<SectionRow | undefined> {
  const [row] = await db
    .select({ section: sections })
    .from(sectionBlocks)
    .innerJoin(sections, eq(sections.id, sectionBlocks.sectionId))
    .where(eq(sectionBlocks.blockId, blockId));
  return row?.section;
}

/** The tree of a revision exactly as it is stored, or undefined where there is no such revision. */
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

/** The tree of the newest revision exactly as it is stored. */
export async function storedDraft(db: Database | Transaction, section: SectionRow): Promise<Block> {
  const body = await storedBody(db, section, section.draftRevision);
  if (!body) throw new Error(`Section ${section.slug} has no revision ${section.draftRevision}`);
  return body;
}
