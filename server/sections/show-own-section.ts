import type { FlatBlock } from '#contract/flat-block.ts';
import type { Locale } from '#contract/locale.ts';
import type { House, SessionUser } from '../house.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { showSection } from './show-section.ts';

interface Reading {
  locale: Locale;
  /** Asked for the draft; visitors get what is public all the same. */
  edit: boolean;
  user: SessionUser | null;
}

export interface OwnSection {
  /** Its slug, of the one to create where there is none yet. */
  section: string;
  modules: FlatBlock[];
}

/** The blocks of a thing's own section, `article-7`; none where there is none or nothing of it is public. */
export async function showOwnSection(
  house: Pick<House, 'db' | 'clock'>,
  slug: string,
  { locale, edit, user }: Reading,
  made: MadeOf,
): Promise<OwnSection> {
  const version = edit && user ? 'draft' : 'published';
  const shown = await showSection(house, slug, { locale, version, audience: user ? 'editor' : 'visitor' });
  for (const tag of shown?.tags ?? [tags.section(slug)]) made.tags.add(tag);
  for (const moment of shown?.until ?? []) made.until.add(moment);
  return { section: slug, modules: shown?.root.columns?.flatMap((column) => column.children) ?? [] };
}
