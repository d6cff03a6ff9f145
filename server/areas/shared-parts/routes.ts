import type { OpenAPIHono } from '@hono/zod-openapi';
import { type SharedPart, sharedPartsApi, type SharedPartUse } from '#contract/editing/patterns/shared-parts-api.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { sharedParts } from '../../db/tables/pages.ts';
import { isDraft, sectionReferences, sectionRevisions, sections } from '../../db/tables/sections.ts';
import { ownersOf } from '../sections/section-owners.ts';
import type { z } from 'zod';
import { createOfModules, type SentModules } from '../sections/create-of-modules.ts';
import { sharedSectionSlug } from '../sections/references/read-shared-parts.ts';
import { refuseNestedParts } from '../sections/tree/normalise-block.ts';
import { sharedPartsDefinition } from './shared-parts.resource.ts';
import { isModel } from '#contract/blocks/block.ts';

/** Shared parts in the page editor; renaming and deleting are the common calls of resources. */
export function sharedPartsRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  mount({ app, ctx }, sharedPartsApi.list, () => listSharedParts(ctx.db));
  mount({ app, ctx }, sharedPartsApi.create, ({ params, body, user }) =>
    makeSharedPart(ctx, { input: body, author: requireUser(user), locale: params.locale }),
  );
  mount({ app, ctx }, sharedPartsApi.uses, ({ params }) => listUses({ db: ctx.db, resources }, params.id));
}

/** Where a shared part stands. Throws 404 for an unknown part. */
async function listUses(
  { db, resources }: { db: Database; resources: readonly Resource[] },
  id: number,
): Promise<SharedPartUse[]> {
  if ((await db.$count(sharedParts, eq(sharedParts.id, id))) === 0) throw new AppError('not_found');
  const rows = await db
    .select({
      ...{ id: sections.id, slug: sections.slug },
      ...{ contentType: sections.contentType, objectId: sections.objectId },
      published: sections.publishedRevision,
      isPublic: sql<boolean>`bool_or(${sectionReferences.state} = 'published')`,
    })
    .from(sectionReferences)
    .innerJoin(sections, eq(sections.id, sectionReferences.sectionId))
    .where(and(eq(sectionReferences.kind, 'shared'), eq(sectionReferences.targetId, id)))
    .groupBy(sections.id)
    .orderBy(asc(sections.slug));
  const owners = await ownersOf({ db, resources }, rows);
  return rows.map(({ id: section, slug, contentType, published, isPublic }) => {
    const { title, urls } = owners.get(section) ?? { title: { de: slug, en: slug }, urls: null };
    const revision = contentType === 'page' ? published : null;
    return { section: slug, title, urls, is_public: isPublic, published_revision: revision };
  });
}

type Input = z.output<typeof sharedPartsApi.create.body & z.ZodType>;

/** Makes a shared part of modules, none of which is one itself. */
function makeSharedPart(ctx: AppContext, sent: SentModules<Input>): Promise<SharedPart> {
  // Here as well as when the section is stored, so that the issue names the ids that were sent.
  refuseNestedParts(sent.input.modules);
  return createOfModules(
    ctx,
    { resource: sharedPartsDefinition, slugOf: sharedSectionSlug, read: listSharedParts },
    sent,
  );
}

/** The shared parts by German title; or only the one with this id. */
async function listSharedParts(db: Database | Transaction, id?: number): Promise<SharedPart[]> {
  const rows = await db
    .select({
      ...{ id: sharedParts.id, title: sharedParts.title, section: sections.slug },
      published: sections.publishedRevision,
      models: sql<unknown[]>`jsonb_path_query_array(${sectionRevisions.body}, '$.columns[*].children[*].model')`,
    })
    .from(sharedParts)
    .innerJoin(sections, and(eq(sections.contentType, 'shared'), eq(sections.objectId, sharedParts.id)))
    .innerJoin(sectionRevisions, isDraft)
    .where(id === undefined ? undefined : eq(sharedParts.id, id))
    .orderBy(asc(sql`lower(${sharedParts.title}->>'de')`), asc(sharedParts.id));
  return rows.map(({ id: partId, title, section, published, models: stored }) => {
    const models = stored.filter(isModel);
    return { id: partId, title, section, models, is_public: published !== null };
  });
}
