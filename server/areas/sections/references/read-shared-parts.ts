import { and, eq, inArray, type SQLWrapper, sql, isNull } from 'drizzle-orm';
import type { Block } from '#contract/blocks/block.ts';
import { type FlatBlock, flatten, type FlattenContext } from '#contract/blocks/flat-block.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import { sharedParts } from '../../../db/tables/pages.ts';
import { sectionRevisions, sections } from '../../../db/tables/sections.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import type { RequestContext } from '../../../request-context.ts';
import { normaliseBlock } from '../tree/normalise-block.ts';
import type { Database, Transaction } from '../../../db/database.ts';

export interface StoredPart {
  id: number;
  title: Localized<string>;
  /** The root of its tree, normalised. */
  body: Block;
}

/** Which state of shared parts is read: of all, or the draft of those with these ids and what is published of others. */
export type PartsState = 'published' | 'draft' | readonly number[];

/** Slug of the section that holds the modules of a shared part. */
export function sharedSectionSlug(id: number): string {
  return `shared-${id}`;
}

/** Shared parts in this state, without those that are deleted or were never published; all of them are dependencies. */
export async function readSharedParts(
  { db, deps }: Pick<RequestContext, 'db' | 'deps'>,
  { ids, state }: { ids: number[]; state: PartsState },
): Promise<StoredPart[]> {
  if (ids.length === 0) return [];
  for (const id of ids) deps.tags.add(tags.section(sharedSectionSlug(id)));
  const rows = await db
    .select({ id: sharedParts.id, title: sharedParts.title, body: sectionRevisions.body })
    .from(sharedParts)
    .innerJoin(sections, and(eq(sections.contentType, 'shared'), eq(sections.objectId, sharedParts.id)))
    .innerJoin(
      sectionRevisions,
      and(eq(sectionRevisions.sectionId, sections.id), eq(sectionRevisions.number, revisionIn(state))),
    )
    .where(inArray(sharedParts.id, ids));
  return rows.map(({ id, title, body }) => ({ id, title, body: normaliseBlock(body) }));
}

function revisionIn(state: PartsState): SQLWrapper {
  const { draftRevision, publishedRevision } = sections;
  if (state === 'draft') return draftRevision;
  if (state === 'published') return publishedRevision;
  return sql`case when ${inArray(sharedParts.id, [...state])} then ${draftRevision} else ${publishedRevision} end`;
}

/** A shared part in one language. */
export function showPart(
  { title, body }: StoredPart,
  context: Pick<FlattenContext, 'locale' | 'resolved'>,
): { title: string; children: FlatBlock[] } {
  const root = flatten(body, context);
  return {
    title: inLocale(title, context.locale).text,
    children: root.columns?.flatMap((column) => column.children) ?? [],
  };
}

/** Of these shared parts, those that nobody has published yet: they are published with the first page that shows them. */
export function selectNewParts(db: Database | Transaction, ids: number[]) {
  return db
    .select({ section: sections, title: sharedParts.title })
    .from(sections)
    .innerJoin(sharedParts, eq(sharedParts.id, sections.objectId))
    .where(and(eq(sections.contentType, 'shared'), isNull(sections.publishedRevision), inArray(sections.objectId, ids)))
    .orderBy(sections.id);
}
