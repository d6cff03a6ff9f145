import type { OpenAPIHono } from '@hono/zod-openapi';
import { type PatternEntry, patternsApi } from '#contract/editing/patterns/patterns-api.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import type { z } from 'zod';
import { createOfModules, type SentModules } from '../sections/create-of-modules.ts';
import { patternsDefinition, patternSectionSlug } from './patterns.resource.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { isModel } from '#contract/blocks/block.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { patterns } from '../../db/tables/pages.ts';
import { isDraft, sectionRevisions, sections } from '../../db/tables/sections.ts';

/** Patterns in the page editor; renaming and deleting are the common calls of resources. */
export function patternsRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, patternsApi.list, () => listPatterns(ctx.db));
  mount({ app, ctx }, patternsApi.save, ({ params, body, user }) =>
    savePattern(ctx, { input: body, author: requireUser(user), locale: params.locale }),
  );
}

type Input = z.output<typeof patternsApi.save.body & z.ZodType>;

function savePattern(ctx: AppContext, sent: SentModules<Input>): Promise<PatternEntry> {
  return createOfModules(ctx, { resource: patternsDefinition, slugOf: patternSectionSlug, read: listPatterns }, sent);
}

/** The patterns that have modules, by German title; or only the one with this id. */
async function listPatterns(db: Database | Transaction, id?: number): Promise<PatternEntry[]> {
  const rows = await db
    .select({
      ...{ id: patterns.id, title: patterns.title, description: patterns.description, isTemplate: patterns.isTemplate },
      section: sections.slug,
      models: sql<unknown[]>`jsonb_path_query_array(${sectionRevisions.body}, '$.columns[*].children[*].model')`,
    })
    .from(patterns)
    .innerJoin(sections, and(eq(sections.contentType, 'pattern'), eq(sections.objectId, patterns.id)))
    .innerJoin(sectionRevisions, isDraft)
    .where(id === undefined ? undefined : eq(patterns.id, id))
    .orderBy(asc(sql`lower(${patterns.title}->>'de')`), asc(patterns.id));
  return rows.flatMap(({ id: patternId, title, description, isTemplate, section, models: stored }) => {
    const models = stored.filter(isModel);
    const entry = { id: patternId, title, description, is_template: isTemplate, section, models };
    return models.length > 0 ? entry : [];
  });
}
