import { eq } from 'drizzle-orm';
import { flatten, type FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { SectionDraft } from '#contract/editing/section.ts';
import type { AppContext } from '../../app-context.ts';
import { tags as names } from '../../platform/invalidation/tags.ts';
import { leftOutModels, normaliseBlock } from './tree/normalise-block.ts';
import { sections } from '../../db/tables/sections.ts';
import { extractReferences } from './references/extract-references.ts';
import { type Reader, resolveDraft, resolveReferences } from './references/resolve-references.ts';
import { findStored, getSection, type SectionRow, storedDraft, type StoredSection } from './revisions/section-row.ts';

export interface ShowOptions {
  locale: Locale;
  /** Requested state: published, newest, or a revision by number. */
  version: 'published' | 'draft' | number;
  visibility: Reader['visibility'];
  /** State of shared parts; by default what is published, and their drafts with anything but the published state. */
  parts?: Reader['parts'] | undefined;
  /** Includes blocks that are omitted in this language. */
  whole?: boolean;
}

export interface ShownSection {
  section: SectionRow;
  /** Number of the revision shown. */
  revision: number;
  /** The root; its only column contains the blocks. */
  root: FlatBlock;
  /** Cache tags of the content. */
  tags: string[];
  /** Moments at which the response changes without an edit. */
  expiresAt: Date[];
}

/** A section in one language, in the form of the API; null for an unknown section or revision. */
export async function showSection(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  slug: string,
  options: ShowOptions,
): Promise<ShownSection | null> {
  const [stored] = await findStored(ctx.db, eq(sections.slug, slug), options.version);
  return stored ? showStored(ctx, stored, options) : null;
}

/** Like `showSection`, for a section that was read. */
export async function showStored(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  { section, revision, body: stored }: StoredSection,
  options: ShowOptions,
): Promise<ShownSection | null> {
  if (revision === null || stored === null) return null;
  // The head of a page is read with the page.
  const { head: _, ...body } = normaliseBlock(stored);
  const { locale, visibility, whole = false } = options;
  const parts = options.parts ?? (options.version === 'published' ? 'published' : 'draft');
  const { resolved, tags, expiresAt } = await resolveReferences(
    { db: ctx.db, locale },
    { blocks: [body], reader: { clock: ctx.clock, visibility, parts } },
  );
  const about = { slug: section.slug, content_type: section.contentType, object_id: section.objectId };
  return {
    section,
    revision,
    root: flatten(body, { locale, resolved, whole, section: about }),
    tags: [names.section(section.slug), ...tags],
    expiresAt,
  };
}

/** The newest revision for the editor, in both languages. Throws 404 for an unknown section. */
export async function showDraft(ctx: Pick<AppContext, 'db' | 'clock'>, slug: string): Promise<SectionDraft> {
  const section = await getSection(ctx.db, slug);
  const stored = await storedDraft(ctx.db, section);
  const body = normaliseBlock(stored);
  const leftOut = leftOutModels(stored, body);
  return {
    slug: section.slug,
    content_type: section.contentType,
    object_id: section.objectId,
    revision: section.draftRevision,
    published_revision: section.publishedRevision,
    body,
    resolved: await resolveDraft(ctx, extractReferences(body)),
    ...(leftOut.length > 0 && { left_out: leftOut }),
  };
}
