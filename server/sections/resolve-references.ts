import { inArray } from 'drizzle-orm';
import type { Block } from '#contract/block.ts';
import type { Resolved } from '#contract/flat-block.ts';
import type { Locale } from '#contract/locale.ts';
import { media } from '../db/schema.ts';
import type { Database } from '../house.ts';
import { baseUrl } from '../media/keys.ts';
import { picturesByIds } from '../media/pictures.ts';
import { pageLinks } from '../pages/page-links.ts';
import { eventSummaries } from '../programme/list-events.ts';
import { largestId } from './check-references.ts';
import { extractReferences, type Reference, referenceKey } from './extract-references.ts';

export interface Reader {
  clock: () => Date;
  /** Visitors are not led to pages that are offline. */
  audience: 'visitor' | 'editor';
}

/**
 * What the blocks' references lead to, in one language; what is gone is missing. `tags` names everything they refer to,
 * and what that in turn is made of; what is missing included, since it may come back.
 */
export async function resolveReferences(
  db: Database,
  blocks: Block[],
  locale: Locale,
  reader: Reader,
): Promise<{ resolved: Resolved; tags: string[] }> {
  const references = blocks.flatMap(extractReferences).filter(({ id }) => id <= largestId);
  const used = new Set(references.map(referenceKey));
  const resolved = await resolve(db, references, locale, reader, used);
  return { resolved, tags: [...used] };
}

/** Like `resolveReferences`, for references that are extracted already. */
export async function resolve(
  db: Database,
  references: Reference[],
  locale: Locale,
  reader: Reader,
  used: Set<string> = new Set(),
): Promise<Resolved> {
  const idsOf = (kind: string) => [...new Set(references.filter((one) => one.kind === kind).map(({ id }) => id))];
  const events = await eventSummaries(db, idsOf('event'), locale, reader.clock, used);
  return {
    pictures: await picturesByIds(db, idsOf('media'), locale),
    links: {
      ...(await pageLinks(db, idsOf('page'), locale, reader.audience)),
      ...(await mediaLinks(db, idsOf('media'))),
      ...Object.fromEntries(Object.values(events).map(({ id, url, title }) => [`event:${id}`, { url, title }])),
    },
    events,
  };
}

async function mediaLinks(db: Database, ids: number[]): Promise<Resolved['links']> {
  if (ids.length === 0) return {};
  const rows = await db
    .select({ id: media.id, hash: media.hash, fileName: media.fileName })
    .from(media)
    .where(inArray(media.id, ids));
  const urlOf = (row: (typeof rows)[number]) => `${baseUrl(row)}/${encodeURIComponent(row.fileName)}`;
  return Object.fromEntries(rows.map((row) => [`media:${row.id}`, { url: urlOf(row), title: row.fileName }]));
}
