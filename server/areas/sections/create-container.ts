import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { pageEditorApi } from '#contract/api.ts';
import { invalid } from '#contract/base/errors.ts';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { moduleWriteSchema } from '#contract/blocks/module-write.ts';
import { sectionSlug } from '#contract/editing/section.ts';
import { patterns } from '../../db/tables/pages.ts';
import { sections } from '../../db/tables/sections.ts';
import type { Transaction } from '../../db/database.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { check } from '../../http/mount.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { festivals } from '../../db/tables/programme.ts';
import { referenceTables } from './references/check-references.ts';
import { allowSection } from './allow-section.ts';
import { insertSection } from './create-section.ts';
import { moduleValues } from './modules/module-values.ts';
import { newBlockId } from './tree/new-block-id.ts';
import { findSection, type SectionRow } from './revisions/section-row.ts';
import { showSection } from './show-section.ts';
import { createModule } from './modules/write-module.ts';
import { largestId } from '#contract/base/parameters.ts';

interface Input {
  body: z.output<typeof pageEditorApi.createContainer.body & z.ZodType>;
  locale: Locale;
  author: SessionUser;
}

interface Owner {
  contentType: string | null;
  objectId: number | null;
}

/**
 * Without a parent, creates a new section, empty and public, so that visitors see nothing instead of an error; with a
 * parent, a container inside it. An owner has one section: a repeated request returns the existing one; with another slug it is refused.
 */
export async function createContainer(ctx: AppContext, { body: sent, locale, author }: Input): Promise<FlatBlock> {
  const body = check(moduleWriteSchema('container'), sent, { code: 'invalid', locale });
  if (sent.parent !== null) return createModule(ctx, { model: 'container', body, locale, author });
  const wanted = sectionSlug.parse(sent.slug || newBlockId('section'));
  const { config: fieldSettings } = ctx;
  const values = moduleValues({ model: 'container', body: { ...body, slug: '' }, locale, fieldSettings, whole: true });
  if (values.some(({ field, value }) => field === 'layout' && value !== '100'))
    throw invalid('layout', 'root_has_one_column');
  const owner = { contentType: sent.content_type ?? null, objectId: sent.object_id ?? null };
  allowSection(author, owner);
  await checkOwner(ctx, owner);
  const { slug } = await withInvalidation(ctx, async (tx, changed) => {
    // Of several requests for the same owner, one creates the section and the others find it.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`section of ${owner.contentType} ${owner.objectId}`}))`,
    );
    const there = await findExisting(tx, wanted, owner);
    if (there && sent.slug && there.slug !== sent.slug)
      throw invalid('slug', { key: 'section_has_slug', params: { slug: there.slug } });
    return (
      there ??
      insertSection({ db: tx, changed, fieldSettings }, { slug: wanted, ...owner, publish: true, author, locale })
    );
  });
  const shown = await showSection(ctx, slug, { locale, version: 'draft', visibility: 'all' });
  if (!shown) throw new Error(`Section ${slug} was not stored`);
  return shown.root;
}

/** The section of that owner, or the one with that slug and owner. */
async function findExisting(tx: Transaction, slug: string, owner: Owner): Promise<SectionRow | undefined> {
  if (owner.contentType === 'page' && owner.objectId !== null) {
    const ofPage = and(eq(sections.contentType, 'page'), eq(sections.objectId, owner.objectId));
    const [first] = await tx.select().from(sections).where(ofPage).orderBy(asc(sections.id)).limit(1);
    return first;
  }
  const named = await findSection(tx, slug);
  return named?.contentType === owner.contentType && named.objectId === owner.objectId ? named : undefined;
}

const { page, production, article, person, subscription, shared } = referenceTables;
const owners = new Map(
  Object.entries({
    ...{ page, production, article, person, subscription, shared },
    festival: festivals,
    pattern: patterns,
  }),
);

async function checkOwner({ db }: AppContext, { contentType, objectId }: Owner): Promise<void> {
  if (contentType !== null && !/^[a-z][a-z0-9_.-]*$/.test(contentType))
    throw invalid('content_type', 'slug_characters_only');
  if (objectId === null) return;
  const known = objectId > 0 && objectId <= largestId;
  const table = owners.get(contentType ?? '');
  if (!known || (table && (await db.$count(table, eq(table.id, objectId))) === 0))
    throw invalid('object_id', { key: 'no_target', params: { kind: contentType ?? 'thing', id: objectId } });
}
