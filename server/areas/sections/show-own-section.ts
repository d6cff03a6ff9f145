import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { entryVisibility } from '../../db/visibility.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import type { EntryContext } from '../../request-context.ts';
import { showSection } from './show-section.ts';

export interface OwnSection {
  /** Its slug; for a missing section, the slug under which to create it. */
  section: string;
  modules: FlatBlock[];
}

/** The blocks of an entity’s own section, `article-7`; an empty list if it has none or nothing is published. */
export async function showOwnSection(entry: EntryContext, slug: string): Promise<OwnSection> {
  const { db, now, locale, edit, user, deps } = entry;
  const version = edit && user ? 'draft' : 'published';
  const visibility = entryVisibility(entry);
  const shown = await showSection({ db, clock: () => now }, slug, { locale, version, visibility });
  for (const tag of shown?.tags ?? [tags.section(slug)]) deps.tags.add(tag);
  for (const moment of shown?.expiresAt ?? []) deps.expiresAt.add(moment);
  return { section: slug, modules: shown?.root.columns?.flatMap((column) => column.children) ?? [] };
}
