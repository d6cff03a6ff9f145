import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Block, fieldOf, kindOf, walkWithHead } from '#contract/blocks/block.ts';
import { AppError, type Problem } from '#contract/base/errors.ts';
import { type Locale, otherLocale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import { sectionRevisions, sections, publishingPlans } from '../../../db/tables/sections.ts';
import type { Transaction } from '../../../db/database.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { storeSectionText } from './store-section-text.ts';
import { findHeadProblems, publishHead } from '../head/publish-head.ts';
import { findMissing } from './find-missing.ts';
import { normaliseBlock } from '../tree/normalise-block.ts';
import { deleteReferences, storeReferences } from '../revisions/save-revision.ts';
import { type SectionRow, storedDraft } from '../revisions/section-row.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import { extractReferences } from '../references/extract-references.ts';
import { selectNewParts } from '../references/read-shared-parts.ts';
import { closeForSection } from '../../../platform/handover/requests.ts';

/** A shared part and the number of a revision of it. */
export interface PartRevision {
  id: number;
  revision: number;
}

export interface Publishing {
  /** Language of messages. */
  locale: Locale;
  fieldSettings: FieldSettings;
  /** Collects the tags of changed content. */
  changed: Set<string>;
  /** The shared parts that are published with it, as somebody has read them. Throws 409 if one of them is newer. */
  parts?: readonly PartRevision[] | undefined;
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
    parts,
    isEmptyStart = false,
  }: { section: SectionRow; body: Block; isEmptyStart?: boolean } & Publishing,
): Promise<void> {
  const whole = normaliseBlock(body);
  const issues = await findMissing({ db: tx, locale, fieldSettings }, whole);
  issues.push(...(await findHeadProblems(tx, section, whole)));
  issues.push(...(await publishNewParts(tx, whole, { locale, fieldSettings, changed, parts })));
  if (issues.length > 0)
    throw new AppError('invalid', undefined, { issues, details: { labels: labelsOf(whole, issues, locale) } });
  await publishHead({ db: tx, changed }, section, whole);
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

/**
 * Publishes the shared parts of the tree that nobody has published yet, so that a page does not show a gap where its
 * draft shows modules. Later versions of a part are published at the part. Returns what is missing.
 */
async function publishNewParts(tx: Transaction, root: Block, publishing: Publishing): Promise<Problem[]> {
  const uses = extractReferences(root).filter(({ kind }) => kind === 'shared');
  if (uses.length === 0) return [];
  const issues: Problem[] = [];
  const ids = [...new Set(uses.map(({ id }) => id))];
  const fresh = await selectNewParts(tx, ids).for('update', { of: sections });
  // Whoever publishes one of the others meanwhile waits, and then finds this page, whose search text has the part's words.
  await tx
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.contentType, 'shared'), inArray(sections.objectId, ids)))
    .orderBy(sections.id)
    .for('share');
  for (const { section, title } of fresh) {
    if (isNewer(section, publishing.parts)) throw new AppError('conflict');
    const body = await storedDraft(tx, section);
    const missing = await findMissing({ db: tx, ...publishing }, normaliseBlock(body));
    const path = uses.find(({ id }) => id === section.objectId)?.path ?? section.slug;
    const [first] = missing;
    if (first) {
      const problem = writeMessage(first.message, publishing.locale);
      const params = { title: inLocale(title, publishing.locale).text, problem };
      issues.push({ path, message: { key: 'shared_incomplete', params } });
      continue;
    }
    await publishRevision(tx, { section, body, ...publishing });
    await recordAudit(tx, { action: 'published', kind: 'section', id: section.id, title: section.slug });
    await endWaiting(tx, { section, changed: publishing.changed });
  }
  return issues;
}

/** True for the section of a shared part whose draft is not the one that was read. */
function isNewer({ objectId, draftRevision }: SectionRow, read: readonly PartRevision[] | undefined): boolean {
  return read !== undefined && !read.some(({ id, revision }) => id === objectId && revision === draftRevision);
}

/** Label of each path: `{"b1.content.de": "Zitat: Zitat (de)"}`. */
function labelsOf(root: Block, issues: Problem[], locale: Locale): Record<string, string> {
  const blocks = new Map([...walkWithHead(root)].map((block) => [block.id, block]));
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

interface Published {
  section: Pick<SectionRow, 'id' | 'slug'>;
  /** Only this language was published. */
  language?: Locale | undefined;
  /** Collects the tags of changed content. */
  changed: Set<string>;
}

/** Ends what waits for a section to be published, after it was: its plan and its open requests. */
export async function endWaiting(tx: Transaction, { section, language, changed }: Published): Promise<void> {
  await cancelPublishing(tx, section.id, language);
  await closeForSection({ db: tx, changed }, section, { language });
}

/**
 * Cancels the planned publishing of a section when it is published now. If only one language is, the plan for the other
 * stays, and so does a planned end of publication.
 */
async function cancelPublishing(tx: Transaction, sectionId: number, language?: Locale): Promise<void> {
  const own = eq(publishingPlans.sectionId, sectionId);
  if (language)
    await tx
      .update(publishingPlans)
      .set({ language: otherLocale(language) })
      .where(and(own, isNotNull(publishingPlans.publishAt), isNull(publishingPlans.language)));
  const cancelled = await tx
    .update(publishingPlans)
    .set({ publishAt: null, revision: null, language: null, failed: false })
    .where(and(own, language && eq(publishingPlans.language, language)))
    .returning({ sectionId: publishingPlans.sectionId });
  if (cancelled.length > 0) await deleteReferences(tx, sectionId, 'planned');
  await tx
    .delete(publishingPlans)
    .where(and(own, isNull(publishingPlans.publishAt), isNull(publishingPlans.offlineAt)));
}
