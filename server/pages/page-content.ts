import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { FlatBlock } from '#contract/flat-block.ts';
import { sections } from '../db/schema.ts';
import type { House } from '../house.ts';
import { tags } from '../page-cache/tags.ts';
import { showSection, type ShowOptions } from '../sections/show-section.ts';

export interface PageContent {
  /** Slug of the section; of the one to create where the page has none. */
  slug: string;
  modules: FlatBlock[];
  /** What the blocks are made of. */
  tags: string[];
  /** Moments at which they look different by themselves. */
  until: Date[];
}

/** Slug of the section that holds the blocks of a page. */
export function pageSectionSlug(pageId: number): string {
  return `page-${pageId}`;
}

/** The blocks of a page; none where there are none of that state yet. 404 for a revision that does not exist. */
export async function readPageContent(house: House, pageId: number, options: ShowOptions): Promise<PageContent> {
  const slug = await findSlug(house, pageId);
  const shown = await showSection(house, slug, options);
  if (!shown && typeof options.version === 'number') throw new AppError('not_found');
  const modules = shown?.root.columns?.flatMap((column) => column.children) ?? [];
  return { slug, modules, tags: shown?.tags ?? [tags.section(slug)], until: shown?.until ?? [] };
}

async function findSlug(house: House, pageId: number): Promise<string> {
  const [section] = await house.db
    .select({ slug: sections.slug })
    .from(sections)
    .where(and(eq(sections.contentType, 'page'), eq(sections.objectId, pageId)))
    .orderBy(asc(sections.id))
    .limit(1);
  return section?.slug ?? pageSectionSlug(pageId);
}
