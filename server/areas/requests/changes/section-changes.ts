import { createBlock } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { SectionChanges } from '#contract/editing/requests-api.ts';
import type { Database } from '../../../db/database.ts';
import { withLanguage } from '../../sections/publish/publish-language.ts';
import { type SectionRow, storedBody, storedDraft } from '../../sections/revisions/section-row.ts';
import { normaliseBlock } from '../../sections/tree/normalise-block.ts';
import { describeModules } from './describe-modules.ts';
import { wordsOfFields } from './words-of-fields.ts';

interface Comparing {
  db: Database;
  locale: Locale;
}

/** What publishing the draft of a section, or one language of it, would change: the published tree against the next. */
export async function sectionChanges(
  { db, locale }: Comparing,
  section: SectionRow,
  language: Locale | null,
): Promise<SectionChanges> {
  const { draftRevision: revision, publishedRevision } = section;
  const draft = await storedDraft(db, section);
  const published = publishedRevision === null ? undefined : await storedBody(db, section, publishedRevision);
  const next = language && published ? await withLanguage(db, { section, tree: draft, language, locale }) : draft;
  const after = normaliseBlock(next);
  const before = published ? normaliseBlock(published) : createBlock('container', after.id);
  const wordsOf = await wordsOfFields({ db, locale }, [before, after]);
  const parts = describeModules({ locale, wordsOf }, { before, after });
  return { revision, published_revision: publishedRevision, parts };
}
