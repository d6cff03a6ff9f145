import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { largestId } from '#contract/base/parameters.ts';
import type { Resolved } from '#contract/blocks/flat-block.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import type { ReferenceKind } from '#contract/fields/reference.ts';
import { addressOf } from './addresses.ts';
import { media } from '../../db/tables/media.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { articles } from '../../db/tables/magazine.ts';
import { baseUrl } from '../../platform/files/storage-keys.ts';
import type { MediaRow } from '../../platform/pictures/media-rows.ts';
import { persons } from '../../db/tables/people.ts';
import { events, productions } from '../../db/tables/programme.ts';
import { seasonSubscriptions } from '../../db/tables/subscriptions.ts';
import { isPublished, type Viewer, type Visibility } from '../../db/visibility.ts';
import type { RequestContext } from '../../request-context.ts';
import { pages } from '../../db/tables/pages.ts';
import { urlsOf } from './page-address.ts';

/** Who the links are for: nobody gets links to entities that they may not see. */
export type LinkReader = Pick<RequestContext, 'locale' | 'now' | 'visibility'>;

type LinkedKind = Exclude<ReferenceKind, 'page' | 'media'>;

interface Linked {
  table: PgTable & { id: PgColumn; slug: PgColumn; publicAt: PgColumn };
  title: PgColumn;
  /** What has a page at all. */
  hasPage?: SQL;
}

const linked: Record<LinkedKind, Linked> = {
  event: { table: events, title: events.title },
  production: { table: productions, title: productions.title },
  article: { table: articles, title: articles.title },
  person: { table: persons, title: persons.name, hasPage: eq(persons.isOnline, true) },
  subscription: { table: seasonSubscriptions, title: seasonSubscriptions.title },
};
/** Kinds of entities that can be public or hidden. */
export const visibleKinds = ['page', 'event', 'production', 'article', 'person', 'subscription'] as const;

function isVisible(kind: LinkedKind, viewer: Viewer): SQL | undefined {
  const { table, hasPage } = linked[kind];
  return and(viewer.visibility === 'all' ? undefined : hasPage, isPublished(table, viewer));
}

/** Condition: visitors see no entity of a kind with this id. */
export function isHidden(kind: (typeof visibleKinds)[number], id: SQLWrapper, now: Date): SQL {
  const isThis =
    kind === 'page'
      ? sql`${pages} where ${and(eq(pages.id, id), eq(pages.isOnline, true))}`
      : sql`${linked[kind].table} where ${and(eq(linked[kind].table.id, id), isVisible(kind, { now, visibility: 'public' }))}`;
  return sql`not exists (select from ${isThis})`;
}

/** Current addresses by reference, `production:3`. Deleted entities are missing; for visitors, hidden ones too. */
export async function resolveLinks(
  db: Database,
  targets: Iterable<{ kind: ReferenceKind; id: number }>,
  reader: LinkReader,
): Promise<Resolved['links']> {
  const byKind = new Map<ReferenceKind, Set<number>>();
  for (const { kind, id } of targets) {
    if (id < 1 || id > largestId) continue;
    byKind.set(kind, (byKind.get(kind) ?? new Set()).add(id));
  }
  const found: Resolved['links'] = {};
  for (const [kind, ids] of byKind) Object.assign(found, await linksOf(db, { kind, ids: [...ids] }, reader));
  return found;
}

async function linksOf(
  db: Database,
  { kind, ids }: { kind: ReferenceKind; ids: number[] },
  reader: LinkReader,
): Promise<Resolved['links']> {
  const { locale, visibility } = reader;
  if (kind === 'page') return pageLinks({ db, locale }, { ids, visibility });
  if (kind === 'media') {
    const { id, hash, fileName } = media;
    return mediaLinks(await db.select({ id, hash, fileName }).from(media).where(inArray(id, ids)));
  }
  const { table, title } = linked[kind];
  const rows = await db
    .select({
      id: sql<number>`${table.id}`,
      slug: sql<Localized<string>>`${table.slug}`,
      title: sql<Localized<string> | string>`${title}`,
    })
    .from(table)
    .where(and(inArray(table.id, ids), isVisible(kind, reader)));
  return Object.fromEntries(
    rows.map((row) => [
      `${kind}:${row.id}`,
      {
        url: addressOf(kind, row, locale),
        title: typeof row.title === 'string' ? row.title : inLocale(row.title, locale).text,
      },
    ]),
  );
}

/** The addresses of files by reference, `media:25`. */
export function mediaLinks(rows: Pick<MediaRow, 'id' | 'hash' | 'fileName'>[]): Resolved['links'] {
  return Object.fromEntries(
    rows.map((row) => [
      `media:${row.id}`,
      { url: `${baseUrl(row)}/${encodeURIComponent(row.fileName)}`, title: row.fileName },
    ]),
  );
}

const linkedPages = prepared('linked_pages', (db) => {
  const { id, title, pathDe, pathEn, target, isOnline } = pages;
  return db
    .select({ id, title, pathDe, pathEn, target })
    .from(pages)
    .where(sql`${id} = any(${sql.placeholder('ids')}) and (${isOnline} or ${sql.placeholder('hidden')})`);
});

/** Current addresses of pages by reference, `page:12`. Deleted pages are missing; for visitors, offline pages too. */
async function pageLinks(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  { ids, visibility }: { ids: number[]; visibility: Visibility },
): Promise<Resolved['links']> {
  const { db, locale } = ctx;
  if (ids.length === 0) return {};
  const rows = await linkedPages(db).execute({ ids, hidden: visibility === 'all' });
  return Object.fromEntries(
    rows.map((row) => [`page:${row.id}`, { url: urlsOf(row)[locale], title: inLocale(row.title, locale).text }]),
  );
}
