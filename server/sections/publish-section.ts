import { and, eq, sql } from 'drizzle-orm';
import { type Block, fieldOf, kindOf, walk } from '#contract/block.ts';
import { checkBlock } from '#contract/check-block.ts';
import { AppError, type Issue } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import { record } from '../audit/record.ts';
import { sectionRevisions, sections } from '../db/schema.ts';
import type { House, Transaction } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { cancelPublishing } from '../publishing/cancel-publishing.ts';
import { keepSectionText } from '../search/keep-section-text.ts';
import { normaliseBlock } from './normalise-block.ts';
import { keepReferences } from './save-revision.ts';
import { lockSection, type SectionRow, storedDraft } from './section-row.ts';

export interface PublishInput {
  slug: string;
  /** The revision that the sender has seen; it has to be the newest. */
  revision: number;
  /** Language of messages. */
  locale: Locale;
}

/** Makes the draft public. 409 where it is newer than what the sender has seen, 422 with everything that is missing. */
export function publishSection(
  house: Pick<House, 'db' | 'changes'>,
  { slug, revision, locale }: PublishInput,
): Promise<{ revision: number; published_revision: number }> {
  return change(house, async (tx, changed) => {
    const section = await lockSection(tx, slug);
    if (revision !== section.draftRevision) {
      throw new AppError('conflict', undefined, { details: { conflicts: [], revision: section.draftRevision } });
    }
    await publishRevision(tx, section, await storedDraft(tx, section), { locale, changed });
    await record(tx, { action: 'published', kind: 'section', id: section.id, title: slug });
    await cancelPublishing(tx, section.id);
    return { revision, published_revision: revision };
  });
}

interface Publishing {
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
  const issues = checkBlock(whole, 'published', locale);
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
