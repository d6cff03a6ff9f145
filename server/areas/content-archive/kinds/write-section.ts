import { and, eq } from 'drizzle-orm';
import type { Block } from '#contract/blocks/block.ts';
import type { Transaction } from '../../../db/database.ts';
import { publishingPlans, sectionRevisions, sections } from '../../../db/tables/sections.ts';
import { saveRevision, storeReferences, storeRevision } from '../../sections/revisions/save-revision.ts';
import { cleanBlock } from '../../sections/tree/clean-operation.ts';
import { normaliseBlock } from '../../sections/tree/normalise-block.ts';
import { emptyRoot } from '../../sections/create-section.ts';
import type { SectionRecord } from './sections-kind.ts';

type Section = typeof sections.$inferSelect;

/** Stores a section with a revision for its published state, its planned one and its draft. */
export async function writeSection(tx: Transaction, given: SectionRecord): Promise<void> {
  const { slug, content_type: contentType, object_id: objectId, plan } = given;
  const [section] = await tx.insert(sections).values({ slug, contentType, objectId, draftRevision: 0 }).returning();
  if (!section) throw new Error('The section was not stored');
  const published = given.published && stored(given.published);
  const planned = plan?.content ? stored(plan.content) : null;
  const draft = given.draft ? stored(given.draft) : (planned ?? published ?? emptyRoot());
  const trees = distinct([published, planned, draft]);
  for (const [number, body] of trees.entries()) {
    const store = number === trees.length - 1 ? saveRevision : storeRevision;
    await store(tx, { id: section.id, draftRevision: number }, { body, author: null });
  }
  const numberOf = (tree: Block) => trees.findIndex((one) => isSame(one, tree)) + 1;
  if (published) await publish(tx, section, { body: published, number: numberOf(published), at: given.published_at });
  await setTimes(tx, section, { number: trees.length, at: given.changed_at });
  if (plan) await writePlan(tx, section, { plan, revision: planned && numberOf(planned) });
}

/** As an editor's input is stored: texts sanitised, missing fields added. */
function stored(block: Block): Block {
  return normaliseBlock(cleanBlock(block));
}

function isSame(one: Block, other: Block): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The trees in their order, each only where it first occurs, but the last one last. */
function distinct(trees: (Block | null)[]): Block[] {
  const all = trees.filter((tree) => tree !== null);
  return all.filter((tree, place) => !all.slice(place + 1).some((later) => isSame(tree, later)));
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
  { plan, revision }: { plan: NonNullable<SectionRecord['plan']>; revision: number | null },
): Promise<void> {
  const { publish_at: publishAt, offline_at: offlineAt, language } = plan;
  await tx.insert(publishingPlans).values({
    sectionId: id,
    revision,
    publishAt: publishAt === null ? null : new Date(publishAt),
    language,
    offlineAt: offlineAt === null ? null : new Date(offlineAt),
    createdAt: new Date(),
  });
}
