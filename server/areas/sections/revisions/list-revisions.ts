import { and, count, desc, eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Revision, SectionAtRevision } from '#contract/editing/section.ts';
import { sectionRevisions } from '../../../db/tables/sections.ts';
import type { Database } from '../../../db/database.ts';
import { getSection, type SectionRow, storedBody } from './section-row.ts';
import type { AppContext } from '../../../app-context.ts';
import { normaliseBlock } from '../tree/normalise-block.ts';
import { extractReferences } from '../references/extract-references.ts';
import { resolveDraft } from '../references/resolve-references.ts';

const columns = {
  number: sectionRevisions.number,
  author: sectionRevisions.authorName,
  createdAt: sectionRevisions.createdAt,
  labels: sectionRevisions.labels,
  name: sectionRevisions.name,
  publishedAt: sectionRevisions.publishedAt,
};

type Row = Omit<Revision, 'created_at' | 'published' | 'published_at'> & { createdAt: Date; publishedAt: Date | null };

/** Revisions of a section, newest first, with their count; with `batch` only the one that it created. Throws 404 for an unknown section. */
export async function listRevisions(
  db: Database,
  slug: string,
  { limit, offset, batch }: { limit: number; offset: number; batch?: string | undefined },
): Promise<{ count: number; results: Revision[] }> {
  const section = await getSection(db, slug);
  const ofSection = and(
    eq(sectionRevisions.sectionId, section.id),
    batch === undefined ? undefined : eq(sectionRevisions.batch, batch),
  );
  const [counted] = await db.select({ all: count() }).from(sectionRevisions).where(ofSection);
  const rows = await db
    .select(columns)
    .from(sectionRevisions)
    .where(ofSection)
    .orderBy(desc(sectionRevisions.number))
    .limit(limit)
    .offset(offset);
  return { count: counted?.all ?? 0, results: rows.map((row) => toRevision(section, row)) };
}

/** One revision. Throws 404 for an unknown number. */
export async function getRevision(db: Database, section: SectionRow, number: number): Promise<Revision> {
  const [row] = await db.select(columns).from(sectionRevisions).where(ofNumber(section, number));
  if (!row) throw new AppError('not_found');
  return toRevision(section, row);
}

/** Sets or removes the name of a revision. */
export async function nameRevision(
  db: Database,
  slug: string,
  { number, name }: { number: number; name: string | null },
): Promise<Revision> {
  const section = await getSection(db, slug);
  await db
    .update(sectionRevisions)
    .set({ name: name || null })
    .where(ofNumber(section, number));
  return getRevision(db, section, number);
}

function ofNumber(section: SectionRow, number: number) {
  return and(eq(sectionRevisions.sectionId, section.id), eq(sectionRevisions.number, number));
}

function toRevision({ publishedRevision }: SectionRow, { createdAt, publishedAt, ...row }: Row): Revision {
  return {
    ...row,
    created_at: createdAt.toISOString(),
    published: row.number === publishedRevision,
    published_at: publishedAt?.toISOString() ?? null,
  };
}

/** A section at a revision, in both languages. Throws 404 for an unknown section or revision. */
export async function showRevision(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  slug: string,
  number: number,
): Promise<SectionAtRevision> {
  const section = await getSection(ctx.db, slug);
  const stored = await storedBody(ctx.db, section, number);
  if (!stored) throw new AppError('not_found');
  const body = normaliseBlock(stored);
  const resolved = await resolveDraft(ctx, extractReferences(body));
  return { ...(await getRevision(ctx.db, section, number)), body, resolved };
}
