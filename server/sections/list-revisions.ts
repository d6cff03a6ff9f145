import { count, desc, eq } from 'drizzle-orm';
import type { Revision } from '#contract/section.ts';
import { sectionRevisions } from '../db/schema.ts';
import type { Database } from '../house.ts';
import { getSection } from './section-row.ts';

/** Revisions of a section, newest first, and how many there are. 404 where there is no such section. */
export async function listRevisions(
  db: Database,
  slug: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; results: Revision[] }> {
  const section = await getSection(db, slug);
  const ofSection = eq(sectionRevisions.sectionId, section.id);
  const [counted] = await db.select({ all: count() }).from(sectionRevisions).where(ofSection);
  const rows = await db
    .select({
      number: sectionRevisions.number,
      author: sectionRevisions.authorName,
      createdAt: sectionRevisions.createdAt,
      labels: sectionRevisions.labels,
    })
    .from(sectionRevisions)
    .where(ofSection)
    .orderBy(desc(sectionRevisions.number))
    .limit(limit)
    .offset(offset);
  const results = rows.map(({ number, author, createdAt, labels }) => ({
    number,
    author,
    created_at: createdAt.toISOString(),
    labels,
    published: number === section.publishedRevision,
  }));
  return { count: counted?.all ?? 0, results };
}
