import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { z } from 'zod';
import { type Block, blockSchema, createBlock } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { AppError } from '#contract/base/errors.ts';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import { localeSchema } from '#contract/base/locale.ts';
import type { Transaction } from '../../../db/database.ts';
import {
  publishingPlans,
  sectionBlocks,
  sectionReferences,
  sectionRevisions,
  sections,
} from '../../../db/tables/sections.ts';
import { checkChanges } from '../../sections/tree/check-changes.ts';
import { cleanBlock } from '../../sections/tree/clean-operation.ts';
import { normaliseBlock } from '../../sections/tree/normalise-block.ts';
import { sectionSlug } from '#contract/editing/section.ts';
import { type ContentKind, nextIds } from './content-kind.ts';
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
      publish_at: exactMoment.nullable().describe('When `content` becomes public, and the page goes online.'),
      content: tree,
      language: localeSchema.nullable().describe('The only language that is published; null: both.'),
      offline_at: exactMoment.nullable().describe('When the page goes offline.'),
      failed: z.boolean().default(false).describe('True: it was due and could not be published.'),
    })
    .nullable()
    .describe('The planned publication, if there is one.'),
});
type SectionRecord = z.output<typeof record>;

/** A section may consist of its draft, or of its published state, only. */
export const acceptedSection = record.partial({
  ...{ content_type: true, object_id: true, published: true, published_at: true, draft: true, changed_at: true },
  plan: true,
});
export type AcceptedSection = z.output<typeof acceptedSection>;

type Section = typeof sections.$inferSelect;
type Plan = typeof publishingPlans.$inferSelect;

/** The content modules of pages, articles and other entries. Earlier revisions are not part of it. */
export const sectionsKind: ContentKind = {
  name: 'sections',
  about: 'The content modules of pages, articles and other entries: the published state and the draft.',
  record,
  accepted: acceptedSection,
  tables: [sections, sectionRevisions, sectionBlocks, sectionReferences, publishingPlans],
  async read(tx, after) {
    const ids = await nextIds(tx, sections, after);
    if (ids.length === 0) return { records: [], last: null };
    const rows = await tx
      .select()
      .from(sections)
      .leftJoin(publishingPlans, eq(publishingPlans.sectionId, sections.id))
      .where(inArray(sections.id, ids))
      .orderBy(asc(sections.id));
    const revisions = await revisionsOf(tx, ids);
    const records = rows.map(({ sections: section, publishing_plans: plan }) =>
      toRecord({ section, plan, revisions: revisions.get(section.id) ?? new Map() }),
    );
    return { records, last: ids.at(-1) ?? null };
  },
  check(one, fieldSettings) {
    const { published, draft, plan } = acceptedSection.parse(one);
    for (const root of [published, draft, plan?.content]) if (root) checkTree(root, fieldSettings);
  },
  async write({ db: tx }, records) {
    for (const one of records) await writeSection(tx, acceptedSection.parse(one));
  },
};

/** As the tree of a new section is checked. */
function checkTree(root: Block, fieldSettings: FieldSettings): void {
  const rules = { fieldSettings, locale: 'en' } as const;
  const clean = cleanBlock(root);
  const issues = checkBlock(clean, { ...rules, strictness: 'draft' });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  checkChanges(createBlock('container', root.id), normaliseBlock(clean), rules);
}

interface Revision {
  body: Block;
  publishedAt: Date | null;
  createdAt: Date;
}

/** By number. */
type Revisions = ReadonlyMap<number | null, Revision>;

/** The published, planned and newest revisions of some sections, in the form of the current module kinds. */
async function revisionsOf(tx: Transaction, ids: number[]): Promise<Map<number, Map<number | null, Revision>>> {
  const { sectionId, number, body, publishedAt, createdAt } = sectionRevisions;
  const rows = await tx
    .select({ sectionId, number, body, publishedAt, createdAt })
    .from(sectionRevisions)
    .innerJoin(sections, eq(sections.id, sectionId))
    .leftJoin(publishingPlans, eq(publishingPlans.sectionId, sectionId))
    .where(
      and(
        inArray(sectionId, ids),
        or(
          eq(number, sections.draftRevision),
          eq(number, sections.publishedRevision),
          eq(number, publishingPlans.revision),
        ),
      ),
    );
  const found = new Map<number, Map<number | null, Revision>>(ids.map((id) => [id, new Map()]));
  for (const row of rows) found.get(row.sectionId)?.set(row.number, { ...row, body: normaliseBlock(row.body) });
  return found;
}

interface StoredSection {
  section: Section;
  plan: Plan | null;
  revisions: Revisions;
}

function toRecord(stored: StoredSection): SectionRecord {
  const { slug, contentType, objectId, draftRevision, publishedRevision, createdAt } = stored.section;
  const published = stored.revisions.get(publishedRevision);
  const draft = stored.revisions.get(draftRevision);
  return {
    slug,
    content_type: contentType,
    object_id: objectId,
    published: published?.body ?? null,
    published_at: published?.publishedAt?.toISOString() ?? null,
    draft: isSame(draft?.body, published?.body) ? null : (draft?.body ?? null),
    changed_at: (draft?.createdAt ?? createdAt).toISOString(),
    plan: toPlan(stored),
  };
}

function isSame(one: Block | undefined, other: Block | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function toPlan({ section: { publishedRevision }, plan, revisions }: StoredSection): SectionRecord['plan'] {
  if (!plan) return null;
  const { revision, publishAt, language, offlineAt, failed } = plan;
  // If something newer has been published since, the plan only brings the page online.
  const isOver = language === null && revision !== null && revision < (publishedRevision ?? 0);
  return {
    publish_at: publishAt?.toISOString() ?? null,
    content: revisions.get(isOver ? publishedRevision : revision)?.body ?? null,
    language,
    offline_at: offlineAt?.toISOString() ?? null,
    failed,
  };
}
