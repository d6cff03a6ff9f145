import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { type Block, blockSchema } from '#contract/blocks/block.ts';
import { localeSchema } from '#contract/base/locale.ts';
import type { Transaction } from '../../../db/database.ts';
import {
  publishingPlans,
  sectionBlocks,
  sectionReferences,
  sectionRevisions,
  sections,
} from '../../../db/tables/sections.ts';
import { normaliseBlock } from '../../sections/tree/normalise-block.ts';
import { sectionSlug } from '#contract/editing/section.ts';
import type { ContentKind } from './content-kind.ts';
import { nextIds } from './next-ids.ts';
import { exactMoment } from './resource-kind.ts';
import { writeSection } from './write-section.ts';

const tree = blockSchema.nullable();

const record = z.strictObject({
  slug: sectionSlug.describe('Name of the section: `page-12`, `article-4`, `footer`.'),
  content_type: z
    .string()
    .nullable()
    .describe('Kind of the entry whose section it is: `page`, `article`, `production`.'),
  object_id: z.int().nullable().describe('Id of that entry.'),
  published: tree.describe('What visitors see: a container with the modules; null: it was never published.'),
  published_at: exactMoment.nullable().describe('Time of the last publication, where it is known.'),
  draft: tree.describe('What editors see; null: the same as `published`.'),
  changed_at: exactMoment.describe('Time of the last change.'),
  plan: z
    .strictObject({
      publish_at: exactMoment.nullable().describe('When `content` becomes public.'),
      content: tree,
      language: localeSchema.nullable().describe('The only language that is published; null: both.'),
      offline_at: exactMoment.nullable().describe('When the page goes offline.'),
    })
    .nullable()
    .describe('The planned publication, if there is one.'),
});
export type SectionRecord = z.output<typeof record>;

type Section = typeof sections.$inferSelect;
type Plan = typeof publishingPlans.$inferSelect;

/** The content modules of pages, articles and other entries. Earlier revisions are not part of it. */
export const sectionsKind: ContentKind = {
  name: 'sections',
  about: 'The content modules of pages, articles and other entries: the published state and the draft.',
  record,
  accepted: record,
  tables: [sections, sectionRevisions, sectionBlocks, sectionReferences, publishingPlans],
  async read(tx, after) {
    const ids = await nextIds(tx, sections, after);
    if (ids.length === 0) return { records: [], last: null };
    const rows = await tx.select().from(sections).where(inArray(sections.id, ids)).orderBy(asc(sections.id));
    const plans = await tx.select().from(publishingPlans).where(inArray(publishingPlans.sectionId, ids));
    const records: SectionRecord[] = [];
    for (const section of rows)
      records.push(await toRecord(tx, { section, plan: plans.find(({ sectionId }) => sectionId === section.id) }));
    return { records, last: ids.at(-1) ?? null };
  },
  async write(tx, records) {
    for (const one of records) await writeSection(tx, record.parse(one));
  },
};

async function toRecord(
  tx: Transaction,
  { section, plan }: { section: Section; plan: Plan | undefined },
): Promise<SectionRecord> {
  const { slug, contentType, objectId, draftRevision, publishedRevision } = section;
  const published = await revisionOf(tx, section, publishedRevision);
  const draft = await revisionOf(tx, section, draftRevision);
  return {
    slug,
    content_type: contentType,
    object_id: objectId,
    published: published?.body ?? null,
    published_at: published?.publishedAt?.toISOString() ?? null,
    draft: isSame(draft?.body, published?.body) ? null : (draft?.body ?? null),
    changed_at: (draft?.createdAt ?? section.createdAt).toISOString(),
    plan: plan ? await toPlan(tx, section, plan) : null,
  };
}

function isSame(one: Block | undefined, other: Block | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function toPlan(tx: Transaction, section: Section, plan: Plan): Promise<SectionRecord['plan']> {
  // Something newer has been published since: the plan has no effect any more.
  const isOver = plan.language === null && (plan.revision ?? 0) <= (section.publishedRevision ?? 0);
  const content = isOver ? undefined : await revisionOf(tx, section, plan.revision);
  if (!content && !plan.offlineAt) return null;
  return {
    publish_at: content ? (plan.publishAt?.toISOString() ?? null) : null,
    content: content?.body ?? null,
    language: content ? plan.language : null,
    offline_at: plan.offlineAt?.toISOString() ?? null,
  };
}

/** A revision in the form of the current module kinds. */
async function revisionOf(
  tx: Transaction,
  { id }: Section,
  number: number | null,
): Promise<{ body: Block; publishedAt: Date | null; createdAt: Date } | undefined> {
  if (number === null) return undefined;
  const { body, publishedAt, createdAt } = sectionRevisions;
  const [row] = await tx
    .select({ body, publishedAt, createdAt })
    .from(sectionRevisions)
    .where(and(eq(sectionRevisions.sectionId, id), eq(sectionRevisions.number, number)));
  return row && { ...row, body: normaliseBlock(row.body) };
}
