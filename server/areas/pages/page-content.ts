import { and, asc, eq, or, type Placeholder, sql } from 'drizzle-orm';
import type { Block } from '#contract/blocks/block.ts';
import { AppError } from '#contract/base/errors.ts';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { sections } from '../../db/tables/sections.ts';
import type { AppContext } from '../../app-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { withHead } from '../sections/head/with-head.ts';
import { findStored, type StoredSection } from '../sections/revisions/section-row.ts';
import { type ShowOptions, showStored } from '../sections/show-section.ts';
import { normaliseBlock } from '../sections/tree/normalise-block.ts';

export interface PageContent {
  /** Slug of the section; for a page without a section, the slug under which to create it. */
  slug: string;
  modules: FlatBlock[];
  /** Cache tags of the content of the blocks. */
  tags: string[];
  /** Moments at which the blocks change without an edit. */
  expiresAt: Date[];
  /** The head of the draft or of the revision; null where it is what visitors see. */
  head: Block | null;
}

/** Slug of the section that holds the blocks of a page. */
export function pageSectionSlug(pageId: number): string {
  return `page-${pageId}`;
}

const ofPage = (id: number | Placeholder, slug: string | Placeholder) => or(isOf(id), eq(sections.slug, slug));

const publishedOfPage = prepared('published_of_page', (db) =>
  findStored(db, ofPage(sql.placeholder('id'), sql.placeholder('slug')), 'published'),
);

/** The blocks of a page; an empty list if it has none in that state. Throws 404 for an unknown revision. */
export async function readPageContent(ctx: AppContext, pageId: number, options: ShowOptions): Promise<PageContent> {
  const usual = pageSectionSlug(pageId);
  const found: StoredSection[] =
    options.version === 'published'
      ? await publishedOfPage(ctx.db).execute({ id: pageId, slug: usual })
      : await findStored(ctx.db, ofPage(pageId, usual), options.version);
  const stored = found.find(({ section }) => section.contentType === 'page' && section.objectId === pageId) ?? found[0];
  const slug = stored?.section.slug ?? usual;
  const shown = stored ? await showStored(ctx, stored, options) : null;
  if (!shown && typeof options.version === 'number') throw new AppError('not_found');
  const modules = shown?.root.columns?.flatMap((column) => column.children) ?? [];
  const head = stored ? await headOf(ctx.db, stored, options.version) : null;
  return { slug, modules, tags: shown?.tags ?? [tags.section(slug)], expiresAt: shown?.expiresAt ?? [], head };
}

/** Of the public revision it is the head of the page, whatever was public at the time. */
async function headOf(
  db: Database,
  { section, body, revision }: StoredSection,
  version: ShowOptions['version'],
): Promise<Block | null> {
  if (version === 'published' || body === null) return null;
  const tree = revision === section.draftRevision ? await withHead(db, section, body) : body;
  const isPublic = version !== 'draft' && revision === section.publishedRevision;
  return isPublic || !tree.head ? null : (normaliseBlock(tree).head ?? null);
}

const isOf = (pageId: number | Placeholder) => and(eq(sections.contentType, 'page'), eq(sections.objectId, pageId));

/** Slug of the section of a page, or the one under which to create it. */
export async function findSlug(ctx: { db: Database | Transaction }, pageId: number): Promise<string> {
  const [section] = await ctx.db
    .select({ slug: sections.slug })
    .from(sections)
    .where(isOf(pageId))
    .orderBy(asc(sections.id))
    .limit(1);
  return section?.slug ?? pageSectionSlug(pageId);
}
