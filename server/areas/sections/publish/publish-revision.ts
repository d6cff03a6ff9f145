import { and, eq, sql } from 'drizzle-orm';
import { type Block, fieldOf, kindOf, walk } from '#contract/blocks/block.ts';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import { sectionRevisions, sections } from '../../../db/tables/sections.ts';
import type { Transaction } from '../../../db/database.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { storeSectionText } from './store-section-text.ts';
import { findMissing } from './find-missing.ts';
import { normaliseBlock } from '../tree/normalise-block.ts';
import { storeReferences } from '../revisions/save-revision.ts';
import type { SectionRow } from '../revisions/section-row.ts';

export interface Publishing {
  /** Language of messages. */
  locale: Locale;
  fieldSettings: FieldSettings;
  /** Collects the tags of changed content. */
  changed: Set<string>;
}

/** Publishes the newest revision of a locked section; the history calls it public unless it is the empty start of a page. */
export async function publishRevision(
  tx: Transaction,
  {
    section,
    body,
    locale,
    fieldSettings,
    changed,
    isEmptyStart = false,
  }: { section: SectionRow; body: Block; isEmptyStart?: boolean } & Publishing,
): Promise<void> {
  const whole = normaliseBlock(body);
  const issues = await findMissing({ db: tx, locale, fieldSettings }, whole);
  if (issues.length > 0)
    throw new AppError('invalid', undefined, { issues, details: { labels: labelsOf(whole, issues, locale) } });
  const number = section.draftRevision;
  await tx.update(sections).set({ publishedRevision: number }).where(eq(sections.id, section.id));
  if (!isEmptyStart)
    await tx
      .update(sectionRevisions)
      .set({ publishedAt: sql`now()` })
      .where(and(eq(sectionRevisions.sectionId, section.id), eq(sectionRevisions.number, number)));
  await storeReferences(tx, { sectionId: section.id, state: 'published', body });
  await storeSectionText(tx, section, whole);
  changed.add(tags.section(section.slug)).add(tags.draft(section.slug));
  if (section.objectId !== null) changed.add(tags.search);
  if (section.contentType === 'page' && section.objectId !== null) changed.add(tags.page(section.objectId));
}

/** Label of each path: `{"b1.content.de": "Zitat: Zitat (de)"}`. */
function labelsOf(root: Block, issues: Problem[], locale: Locale): Record<string, string> {
  const blocks = new Map([...walk(root)].map((block) => [block.id, block]));
  return Object.fromEntries(
    issues.map(({ path }) => {
      const [id = '', name = '', language] = path.split('.');
      const block = blocks.get(id);
      const kind = block ? kindOf(block.model).label[locale] : id;
      const field = block ? fieldOf(block.model, name)?.label[locale] : undefined;
      return [path, [kind, field].filter(Boolean).join(': ') + (language ? ` (${language})` : '')];
    }),
  );
}
