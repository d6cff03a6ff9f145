import { and, eq } from 'drizzle-orm';
import type { Block } from '#contract/blocks/block.ts';
import type { Transaction } from '../../../db/database.ts';
import { publishingPlans, sectionRevisions, sections } from '../../../db/tables/sections.ts';
import { saveRevision, storeReferences, storeRevision } from '../../sections/revisions/save-revision.ts';
import { stored } from '../../upsert/write-modules.ts';
import { emptyRoot } from '../../sections/create-section.ts';
import type { AcceptedSection } from './sections-kind.ts';

type Section = typeof sections.$inferSelect;

/** Stores a section with a revision for its published state, its planned one and its draft. */
export async function writeSection(tx: Transaction, given: AcceptedSection): Promise<void> {
  const { slug, content_type: contentType = null, object_id: objectId = null, plan } = given;
  const [section] = await tx.insert(sections).values({ slug, contentType, objectId, draftRevision: 0 }).returning();
  if (!section) throw new Error('The section was not stored');
  const published = given.published ? stored(given.published) : null;
  const planned = plan?.content ? stored(plan.content) : null;
  const draft = given.draft ? stored(given.draft) : (published ?? planned ?? emptyRoot());
  // In this order: a plan counts only if it is newer than what is published, and the draft is the newest.
  const trees: Block[] = [];
  const publishedNumber = published && numberIn(trees, published);
  const plannedNumber = planned && numberIn(trees, planned);
  const draftNumber = numberIn(trees, draft);
  for (const [index, body] of trees.entries()) {
    const store = index + 1 === draftNumber ? saveRevision : storeRevision;
    await store(tx, { ...section, draftRevision: index }, { body, author: null });
  }
  if (published && publishedNumber)
    await publish(tx, section, { body: published, number: publishedNumber, at: given.published_at ?? null });
  if (given.changed_at) await setTimes(tx, section, { number: draftNumber, at: given.changed_at });
  if (plan) await writePlan(tx, section, { plan, revision: plannedNumber });
  if (planned && !plan?.failed) await storeReferences(tx, { sectionId: section.id, state: 'planned', body: planned });
}

/** Number of the revision with a tree, which is added unless the newest one is the same. */
function numberIn(trees: Block[], tree: Block): number {
  const newest = trees.at(-1);
  if (!newest || JSON.stringify(newest) !== JSON.stringify(tree)) trees.push(tree);
  return trees.length;
}

interface Published {
  body: Block;
  number: number;
  at: string | null;
}

async function publish(tx: Transaction, { id }: Section, { body, number, at }: Published): Promise<void> {
  await tx.update(sections).set({ publishedRevision: number }).where(eq(sections.id, id));
  await tx
    .update(sectionRevisions)
    .set({ publishedAt: at === null ? null : new Date(at) })
    .where(and(eq(sectionRevisions.sectionId, id), eq(sectionRevisions.number, number)));
  await storeReferences(tx, { sectionId: id, state: 'published', body });
}

async function setTimes(
  tx: Transaction,
  { id }: Section,
  { number, at }: { number: number; at: string },
): Promise<void> {
  const createdAt = new Date(at);
  await tx.update(sections).set({ createdAt }).where(eq(sections.id, id));
  await tx
    .update(sectionRevisions)
    .set({ createdAt })
    .where(and(eq(sectionRevisions.sectionId, id), eq(sectionRevisions.number, number)));
}

async function writePlan(
  tx: Transaction,
  { id }: Section,
  { plan, revision }: { plan: NonNullable<AcceptedSection['plan']>; revision: number | null },
): Promise<void> {
  const { publish_at: publishAt, offline_at: offlineAt, language, failed } = plan;
  await tx.insert(publishingPlans).values({
    sectionId: id,
    revision,
    publishAt: publishAt === null ? null : new Date(publishAt),
    language,
    offlineAt: offlineAt === null ? null : new Date(offlineAt),
    failed,
    createdAt: new Date(),
  });
}
