import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { entryVisibility, type Visibility } from '../../db/visibility.ts';
import type { CacheDependencies } from '../../platform/invalidation/cache-dependencies.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { showSection } from './show-section.ts';

interface Reading {
  locale: Locale;
  /** Requests the draft; visitors get the published state regardless. */
  edit: boolean;
  user: SessionUser | null;
  visibility: Visibility;
}

export interface OwnSection {
  /** Its slug; for a missing section, the slug under which to create it. */
  section: string;
  modules: FlatBlock[];
}

/** The blocks of an entity’s own section, `article-7`; an empty list if it has none or nothing is published. */
export async function showOwnSection(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  { slug, locale, edit, user, visibility, deps }: { slug: string; deps: CacheDependencies } & Reading,
): Promise<OwnSection> {
  const version = edit && user ? 'draft' : 'published';
  const shown = await showSection(ctx, slug, { locale, version, visibility: entryVisibility({ user, visibility }) });
  for (const tag of shown?.tags ?? [tags.section(slug)]) deps.tags.add(tag);
  for (const moment of shown?.expiresAt ?? []) deps.expiresAt.add(moment);
  return { section: slug, modules: shown?.root.columns?.flatMap((column) => column.children) ?? [] };
}
