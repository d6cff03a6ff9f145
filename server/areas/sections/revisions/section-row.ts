import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Block } from '#contract/blocks/block.ts';
import { AppError } from '#contract/base/errors.ts';
import { sectionBlocks, sectionRevisions, sections } from '../../../db/tables/sections.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { withHead } from '../head/with-head.ts';

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

/** A section with the number and the tree, as stored, of one of its revisions; both are null if it has no such revision. */
export interface StoredSection {
  section: SectionRow;
  revision: number | null;
  body: Block | null;
}

/** The sections that `wanted` selects, oldest first, each with its published or newest revision or with that of a number. */
export function findStored(db: Database, wanted: SQL | undefined, version: 'published' | 'draft' | number) {
  const { draftRevision, publishedRevision } = sections;
  const number = typeof version === 'number' ? version : version === 'draft' ? draftRevision : publishedRevision;
  return db
    .select({ section: sections, revision: sectionRevisions.number, body: sectionRevisions.body })
    .from(sections)
    .leftJoin(sectionRevisions, and(eq(sectionRevisions.sectionId, sections.id), eq(sectionRevisions.number, number)))
    .where(wanted)
    .orderBy(asc(sections.id));
}

/**
 * The tree of a revision as stored, or undefined for an unknown revision. The draft of a page has the head as it is now;
 * a revision from before heads were kept has the present one.
 */
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
  if (!row) return undefined;
  return number < section.draftRevision && row.body.head ? row.body : withHead(db, section, row.body);
}

/** The tree of the newest revision as stored. */
export async function storedDraft(db: Database | Transaction, section: SectionRow): Promise<Block> {
  const body = await storedBody(db, section, section.draftRevision);
  if (!body) throw new Error(`Section ${section.slug} has no revision ${section.draftRevision}`);
  return body;
}
