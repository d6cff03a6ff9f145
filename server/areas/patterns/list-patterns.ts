import { and, asc, eq, sql } from 'drizzle-orm';
import { isModel } from '#contract/blocks/block.ts';
import type { PatternEntry } from '#contract/editing/patterns/patterns-api.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { patterns } from '../../db/tables/pages.ts';
import { sectionRevisions, sections } from '../../db/tables/sections.ts';

/** The patterns that have modules, by German title; or only the one with this id. */
export async function listPatterns(db: Database | Transaction, id?: number): Promise<PatternEntry[]> {
  const rows = await db
    .select({
      ...{ id: patterns.id, title: patterns.title, description: patterns.description, isTemplate: patterns.isTemplate },
      section: sections.slug,
      models: sql<unknown[]>`jsonb_path_query_array(${sectionRevisions.body}, '$.columns[*].children[*].model')`,
    })
    .from(patterns)
    .innerJoin(sections, and(eq(sections.contentType, 'pattern'), eq(sections.objectId, patterns.id)))
    .innerJoin(
      sectionRevisions,
      and(eq(sectionRevisions.sectionId, sections.id), eq(sectionRevisions.number, sections.draftRevision)),
    )
    .where(id === undefined ? undefined : eq(patterns.id, id))
    .orderBy(asc(sql`lower(${patterns.title}->>'de')`), asc(patterns.id));
  return rows.flatMap(({ id: patternId, title, description, isTemplate, section, models: stored }) => {
    const models = stored.filter(isModel);
    const entry = { id: patternId, title, description, is_template: isTemplate, section, models };
    return models.length > 0 ? entry : [];
  });
}
