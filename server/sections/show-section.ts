import { flatten, type FlatBlock } from '#contract/flat-block.ts';
import type { Locale } from '#contract/locale.ts';
import type { SectionDraft } from '#contract/section.ts';
import type { House } from '../house.ts';
import { tags as names } from '../page-cache/tags.ts';
import { leftOutModels, normaliseBlock } from './normalise-block.ts';
import { type Reader, resolveReferences } from './resolve-references.ts';
import { findSection, getSection, type SectionRow, storedBody, storedDraft } from './section-row.ts';

export interface ShowOptions {
  locale: Locale;
  /** Which state of it: the public one, the newest, or a revision by its number. */
  version: 'published' | 'draft' | number;
  audience: Reader['audience'];
  /** True: with what is left out of this language's page. */
  whole?: boolean;
}

export interface ShownSection {
  section: SectionRow;
  /** Number of the revision shown. */
  revision: number;
  /** The root; its only column holds the blocks. */
  root: FlatBlock;
  /** What the answer is made of. */
  tags: string[];
  /** Moments at which it becomes another answer by itself. */
  until: Date[];
}

/** A section in one language, as the API shows it; null where there is no such section or no such revision of it. */
export async function showSection(
  house: Pick<House, 'db' | 'clock'>,
  slug: string,
  options: ShowOptions,
): Promise<ShownSection | null> {
  const section = await findSection(house.db, slug);
  const revision = section && revisionOf(section, options.version);
  const stored = section && revision ? await storedBody(house.db, section, revision) : undefined;
  if (!section || !revision || !stored) return null;
  const body = normaliseBlock(stored);
  const { locale, audience, whole = false } = options;
  const { resolved, tags, until } = await resolveReferences(house.db, [body], locale, { clock: house.clock, audience });
  const about = { slug: section.slug, content_type: section.contentType, object_id: section.objectId };
  return {
    section,
    revision,
    root: flatten(body, { locale, resolved, whole, section: about }),
    tags: [names.section(slug), ...tags],
    until,
  };
}

function revisionOf(section: SectionRow, version: ShowOptions['version']): number | null {
  if (version === 'published') return section.publishedRevision;
  return version === 'draft' ? section.draftRevision : version;
}

/** The newest revision as the editor works on it, both languages. 404 where there is no such section. */
export async function showDraft(house: Pick<House, 'db' | 'clock'>, slug: string): Promise<SectionDraft> {
  const section = await getSection(house.db, slug);
  const stored = await storedDraft(house.db, section);
  const body = normaliseBlock(stored);
  const leftOut = leftOutModels(stored, body);
  const reader: Reader = { clock: house.clock, audience: 'editor' };
  const resolvedIn = async (locale: Locale) => (await resolveReferences(house.db, [body], locale, reader)).resolved;
  return {
    slug: section.slug,
    content_type: section.contentType,
    object_id: section.objectId,
    revision: section.draftRevision,
    published_revision: section.publishedRevision,
    body,
    resolved: { de: await resolvedIn('de'), en: await resolvedIn('en') },
    ...(leftOut.length > 0 && { left_out: leftOut }),
  };
}
