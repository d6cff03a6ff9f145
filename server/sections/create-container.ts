import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { pageEditorApi } from '#contract/api.ts';
import { AppError } from '#contract/errors.ts';
import type { FlatBlock } from '#contract/flat-block.ts';
import type { Locale } from '#contract/locale.ts';
import { moduleWriteSchema } from '#contract/module-write.ts';
import { sectionSlug } from '#contract/section.ts';
import { pages, sections } from '../db/schema.ts';
import type { House, SessionUser, Transaction } from '../house.ts';
import { articles } from '../magazine/schema.ts';
import { check } from '../mount.ts';
import { change } from '../page-cache/change.ts';
import { persons } from '../people/schema.ts';
import { productions } from '../programme/schema.ts';
import { seasonSubscriptions } from '../subscriptions/schema.ts';
import { largestId } from './check-references.ts';
import { insertSection } from './create-section.ts';
import { moduleValues } from './module-values.ts';
import { newBlockId } from './new-block-id.ts';
import { findSection, type SectionRow } from './section-row.ts';
import { showSection } from './show-section.ts';
import { createModule } from './write-module.ts';

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
 * Without a parent a new section, empty and public, so that visitors see nothing instead of an error; with one a container
 * inside it. A page has one section: whoever comes second gets the first one's, and so does a call that is sent again.
 */
export async function createContainer(house: House, { body: sent, locale, author }: Input): Promise<FlatBlock> {
  const body = check(moduleWriteSchema('container'), sent, 'invalid', locale);
  if (sent.parent !== null) return createModule(house, { model: 'container', body, locale, author });
  const wanted = sectionSlug.parse(sent.slug || newBlockId('section'));
  const values = moduleValues({ model: 'container', body: { ...body, slug: '' }, locale, whole: true });
  if (values.some(({ field, value }) => field === 'layout' && value !== '100'))
    throw invalid('layout', 'The root of a section has one column');
  const owner = { contentType: sent.content_type ?? null, objectId: sent.object_id ?? null };
  await checkOwner(house, owner);
  const { slug } = await change(house, async (tx, changed) => {
    // Of several calls for the same thing one makes the section, the others see it.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`section of ${owner.contentType} ${owner.objectId}`}))`,
    );
    const there = await findExisting(tx, wanted, owner);
    return there ?? insertSection(tx, { slug: wanted, ...owner, publish: true, author, locale }, changed);
  });
  const shown = await showSection(house, slug, { locale, version: 'draft', audience: 'editor' });
  if (!shown) throw new Error(`Section ${slug} was not stored`);
  return shown.root;
}

/** The section of that page, or the one of that slug and that owner. */
async function findExisting(tx: Transaction, slug: string, owner: Owner): Promise<SectionRow | undefined> {
  if (owner.contentType === 'page' && owner.objectId !== null) {
    const ofPage = and(eq(sections.contentType, 'page'), eq(sections.objectId, owner.objectId));
    const [first] = await tx.select().from(sections).where(ofPage).orderBy(asc(sections.id)).limit(1);
    return first;
  }
  const named = await findSection(tx, slug);
  return named?.contentType === owner.contentType && named.objectId === owner.objectId ? named : undefined;
}

/** What has a section of its own. */
const owners = new Map(
  Object.entries({
    page: pages,
    production: productions,
    article: articles,
    person: persons,
    subscription: seasonSubscriptions,
  }),
);

async function checkOwner({ db }: House, { contentType, objectId }: Owner): Promise<void> {
  if (contentType !== null && !/^[a-z][a-z0-9_.-]*$/.test(contentType))
    throw invalid('content_type', 'Lower-case letters, digits and hyphens only');
  if (objectId === null) return;
  const known = objectId > 0 && objectId <= largestId;
  const table = owners.get(contentType ?? '');
  if (!known || (table && (await db.$count(table, eq(table.id, objectId))) === 0))
    throw invalid('object_id', `There is no ${contentType ?? 'thing'} ${objectId}`);
}

function invalid(path: string, message: string): AppError {
  return new AppError('invalid', undefined, { issues: [{ path, message }] });
}
