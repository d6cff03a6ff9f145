import { and, eq, sql } from 'drizzle-orm';
import { type Block, fieldOf, kindOf, walk } from '#contract/block.ts';
import { AppError, type Issue } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import { sectionRevisions, sections } from '../db/schema.ts';
import type { Transaction } from '../house.ts';
import { tags } from '../page-cache/tags.ts';
import { keepSectionText } from '../search/keep-section-text.ts';
import { findMissing } from './find-missing.ts';
import { normaliseBlock } from './normalise-block.ts';
import { keepReferences } from './save-revision.ts';
import type { SectionRow } from './section-row.ts';

export interface Publishing {
  /** Language of messages. */
  locale: Locale;
  /** Collects the tags of what looks different now. */
  changed: Set<string>;
}

/** Moves the public pointer of a locked section to its newest revision. */
export async function publishRevision(
  tx: Transaction,
  section: SectionRow,
  body: Block,
  { locale, changed }: Publishing,
): Promise<void> {
  const whole = normaliseBlock(body);
  const issues = await findMissing(tx, whole, locale);
  if (issues.length > 0)
    throw new AppError('invalid', undefined, { issues, details: { labels: labelsOf(whole, issues, locale) } });
  const number = section.draftRevision;
  await tx.update(sections).set({ publishedRevision: number }).where(eq(sections.id, section.id));
  await tx
    .update(sectionRevisions)
    .set({ publishedAt: sql`now()` })
    .where(and(eq(sectionRevisions.sectionId, section.id), eq(sectionRevisions.number, number)));
  await keepReferences(tx, section.id, 'published', body);
  await keepSectionText(tx, section, whole);
  changed.add(tags.section(section.slug)).add(tags.draft(section.slug));
  if (section.objectId !== null) changed.add(tags.search);
  if (section.contentType === 'page' && section.objectId !== null) changed.add(tags.page(section.objectId));
}

/** What each place is called, by path: `{"b1.content.de": "Zitat: Zitat (de)"}`. */
function labelsOf(root: Block, issues: Issue[], locale: Locale): Record<string, string> {
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
