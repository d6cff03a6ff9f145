import { and, eq, inArray, sql } from 'drizzle-orm';
import { largestId } from '#contract/base/parameters.ts';
import type { Resolved } from '#contract/blocks/flat-block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import type { ReferenceKind } from '#contract/fields/reference.ts';
import { type AddressedKind, addressOf } from './addresses.ts';
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
export interface LinkReader {
  locale: Locale;
  visibility: Visibility;
  clock: () => Date;
}

const viewerOf = ({ clock, visibility }: LinkReader): Viewer => ({ now: clock(), visibility });

interface LinkTarget {
  kind: ReferenceKind;
  id: number;
}

type Find = (db: Database, ids: number[], reader: LinkReader) => Promise<Resolved['links']>;

/** One per kind; each runs one query. */
const finders: Record<ReferenceKind, Find> = {
  page: (db, ids, { locale, visibility }) => pageLinks({ db, locale }, { ids, visibility }),
  event: findEvents,
  media: findMedia,
  production: findProductions,
  article: findArticles,
  person: findPersons,
  subscription: findSubscriptions,
};

/** Current addresses by reference, `production:3`. Deleted entities are missing; for visitors, hidden ones too. */
export async function resolveLinks(
  db: Database,
  targets: Iterable<LinkTarget>,
  reader: LinkReader,
): Promise<Resolved['links']> {
  const byKind = new Map<ReferenceKind, Set<number>>();
  for (const { kind, id } of targets) {
    if (id < 1 || id > largestId) continue;
    byKind.set(kind, (byKind.get(kind) ?? new Set()).add(id));
  }
  const found: Resolved['links'] = {};
  for (const [kind, ids] of byKind) Object.assign(found, await finders[kind](db, [...ids], reader));
  return found;
}

interface Titled {
  id: number;
  slug: Localized<string>;
  title: Localized<string> | string;
}

function toLinks(kind: AddressedKind, rows: Titled[], locale: Locale): Resolved['links'] {
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

async function findEvents(db: Database, ids: number[], reader: LinkReader) {
  const { id, slug, title } = events;
  const visible = isPublished(events, viewerOf(reader));
  const rows = await db
    .select({ id, slug, title })
    .from(events)
    .where(and(inArray(id, ids), visible));
  return toLinks('event', rows, reader.locale);
}

async function findProductions(db: Database, ids: number[], reader: LinkReader) {
  const { id, slug, title } = productions;
  const visible = isPublished(productions, viewerOf(reader));
  const rows = await db
    .select({ id, slug, title })
    .from(productions)
    .where(and(inArray(id, ids), visible));
  return toLinks('production', rows, reader.locale);
}

async function findArticles(db: Database, ids: number[], reader: LinkReader) {
  const { id, slug, title } = articles;
  const visible = isPublished(articles, viewerOf(reader));
  const rows = await db
    .select({ id, slug, title })
    .from(articles)
    .where(and(inArray(id, ids), visible));
  return toLinks('article', rows, reader.locale);
}

async function findPersons(db: Database, ids: number[], reader: LinkReader) {
  const { id, slug, name: title, isOnline } = persons;
  const hasPage = reader.visibility === 'all' ? undefined : eq(isOnline, true);
  const visible = and(hasPage, isPublished(persons, viewerOf(reader)));
  const rows = await db
    .select({ id, slug, title })
    .from(persons)
    .where(and(inArray(id, ids), visible));
  return toLinks('person', rows, reader.locale);
}

async function findSubscriptions(db: Database, ids: number[], reader: LinkReader) {
  const { id, slug, title } = seasonSubscriptions;
  const visible = isPublished(seasonSubscriptions, viewerOf(reader));
  const rows = await db
    .select({ id, slug, title })
    .from(seasonSubscriptions)
    .where(and(inArray(id, ids), visible));
  return toLinks('subscription', rows, reader.locale);
}

async function findMedia(db: Database, ids: number[]): Promise<Resolved['links']> {
  const { id, hash, fileName } = media;
  return mediaLinks(await db.select({ id, hash, fileName }).from(media).where(inArray(id, ids)));
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
