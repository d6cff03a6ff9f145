import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import { type ReferenceKind, referenceKinds } from '#contract/fields/reference.ts';
import { kindsOff } from '#contract/settings/parts.ts';
import type { LinkTarget } from '#contract/editing/targets-api.ts';
import type { RequestContext } from '../../request-context.ts';
import { addressOf } from './addresses.ts';
import { media } from '../../db/tables/media.ts';
import { pages } from '../../db/tables/pages.ts';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../../app-context.ts';
import { baseUrl } from '../../platform/files/storage-keys.ts';
import { articles } from '../../db/tables/magazine.ts';
import { urlsOf } from './page-address.ts';
import { persons } from '../../db/tables/people.ts';
import { events, productions, seasons } from '../../db/tables/programme.ts';
import { seasonSubscriptions } from '../../db/tables/subscriptions.ts';
import { containsPattern } from '#text/like-pattern.ts';
import { isPublishedRow } from '../../db/columns.ts';

interface Wanted {
  locale: Locale;
  now: Date;
  /** Words of the title, or ids. Neither: the default suggestions. */
  words?: string;
  ids?: number[];
  limit: number;
}

type Find = (db: Database, wanted: Wanted) => Promise<LinkTarget[]>;

const finders: Record<ReferenceKind, Find> = {
  page: findPages,
  event: findEvents,
  production: findProductions,
  article: findArticles,
  media: findFiles,
  person: findPersons,
  subscription: findSubscriptions,
};

/** Finds entities by title: of one kind, or a few of each kind. */
export async function findTargets(
  { db, clock, partsOff }: Pick<AppContext, 'db' | 'clock' | 'partsOff'>,
  { locale, query, kind }: { locale: Locale; query?: string | undefined; kind?: ReferenceKind | undefined },
): Promise<LinkTarget[]> {
  const words = query?.trim() ?? '';
  const wanted = { locale, now: clock(), ...(words && { words }), limit: kind ? 40 : 6 };
  const found: LinkTarget[] = [];
  const off = kindsOff(await partsOff());
  for (const each of (kind ? [kind] : referenceKinds).filter((one) => !off.includes(one)))
    found.push(...(await finders[each](db, wanted)));
  return found;
}

/** The current targets of references; deleted entities are missing. */
export async function targetStates(
  ctx: Pick<RequestContext, 'db' | 'now' | 'locale'>,
  targets: { kind: ReferenceKind; id: number }[],
): Promise<LinkTarget[]> {
  const { db, now, locale } = ctx;
  const found: LinkTarget[] = [];
  for (const kind of referenceKinds) {
    const ids = [...new Set(targets.filter((one) => one.kind === kind).map(({ id }) => id))];
    if (ids.length > 0) found.push(...(await finders[kind](db, { locale, now, ids, limit: ids.length })));
  }
  return found;
}

/** Each word must occur in one of these texts. */
function matches({ words, ids }: Wanted, id: PgColumn, ...texts: SQL[]): SQL | undefined {
  if (ids) return inArray(id, ids);
  const each = (words ?? '').split(/\s+/).filter(Boolean).slice(0, 6);
  return and(
    ...each.map((word) => or(...texts.map((text) => sql`fold_text(${text}) like fold_text(${containsPattern(word)})`))),
  );
}

const both = (column: PgColumn): SQL => sql`(${column}->>'de' || ' ' || (${column}->>'en'))`;
const plain = (column: PgColumn): SQL => sql`${column}`;

const visible = (online: boolean): LinkTarget['state'] => (online ? 'public' : 'hidden');

async function findPages(db: Database, wanted: Wanted): Promise<LinkTarget[]> {
  const rows = await db
    .select()
    .from(pages)
    .where(matches(wanted, pages.id, both(pages.title), plain(pages.pathDe)))
    .orderBy(desc(pages.inMainNavigation), asc(pages.position), asc(pages.id))
    .limit(wanted.limit);
  return rows.map((row) => ({
    target: `page:${row.id}`,
    kind: 'page',
    title: inLocale(row.title, wanted.locale).text,
    url: urlsOf(row)[wanted.locale],
    start: null,
    detail: '',
    state: visible(row.isOnline),
  }));
}

/** Upcoming events first, then past events, the latest first. */
async function findEvents(db: Database, wanted: Wanted): Promise<LinkTarget[]> {
  const { id, slug, title, subtitle, start, over, publicAt } = events;
  const now = wanted.now.toISOString();
  const rows = await db
    .select({ id, slug, title, subtitle, start, over, publicAt })
    .from(events)
    .where(matches(wanted, id, both(title), both(subtitle)))
    .orderBy(
      sql`(${over} <= ${now}::timestamptz)`,
      sql`case when ${over} > ${now}::timestamptz then ${start} end`,
      desc(start),
    )
    .limit(wanted.limit);
  return rows.map((row) => ({
    target: `event:${row.id}`,
    kind: 'event',
    title: inLocale(row.title, wanted.locale).text,
    url: addressOf('event', row, wanted.locale),
    start: row.start.toISOString(),
    detail: inLocale(row.subtitle, wanted.locale).text,
    state:
      row.over <= wanted.now && isPublishedRow(row, wanted.now) ? 'past' : visible(isPublishedRow(row, wanted.now)),
  }));
}

async function findProductions(db: Database, wanted: Wanted): Promise<LinkTarget[]> {
  const { id, slug, title, composer, publicAt } = productions;
  const rows = await db
    .select({ id, slug, title, publicAt, season: seasons.name })
    .from(productions)
    .leftJoin(seasons, eq(seasons.id, productions.seasonId))
    .where(matches(wanted, id, both(title), plain(composer)))
    .orderBy(desc(seasons.startsOn), asc(productions.position), asc(id))
    .limit(wanted.limit);
  return rows.map((row) => ({
    target: `production:${row.id}`,
    kind: 'production',
    title: inLocale(row.title, wanted.locale).text,
    url: addressOf('production', row, wanted.locale),
    start: null,
    detail: row.season ? inLocale(row.season, wanted.locale).text : '',
    state: visible(isPublishedRow(row, wanted.now)),
  }));
}

async function findArticles(db: Database, wanted: Wanted): Promise<LinkTarget[]> {
  const { id, slug, title, author, publicAt, publishedAt } = articles;
  const rows = await db
    .select({ id, slug, title, author, publicAt })
    .from(articles)
    .where(matches(wanted, id, both(title), plain(author)))
    .orderBy(desc(publishedAt), desc(id))
    .limit(wanted.limit);
  return rows.map((row) => ({
    target: `article:${row.id}`,
    kind: 'article',
    title: inLocale(row.title, wanted.locale).text,
    url: addressOf('article', row, wanted.locale),
    start: null,
    detail: row.author,
    state: visible(isPublishedRow(row, wanted.now)),
  }));
}

/** Downloads only; pictures are found by id, for existing references. */
async function findFiles(db: Database, wanted: Wanted): Promise<LinkTarget[]> {
  const kind = wanted.ids ? undefined : eq(media.kind, 'file');
  const rows = await db
    .select()
    .from(media)
    .where(and(kind, matches(wanted, media.id, plain(media.fileName), both(media.caption))))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(wanted.limit);
  return rows.map((row) => ({
    target: `media:${row.id}`,
    kind: 'media',
    title: row.fileName,
    url: `${baseUrl(row)}/${encodeURIComponent(row.fileName)}`,
    start: null,
    detail: sizeIn(row.size, wanted.locale),
    state: 'public',
  }));
}

function sizeIn(bytes: number, locale: Locale): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${size.toLocaleString(locale, { maximumFractionDigits: unit === 'kB' ? 0 : 1 })} ${unit}`;
}

async function findPersons(db: Database, wanted: Wanted): Promise<LinkTarget[]> {
  const { id, slug, name, sortName, profession, isOnline, publicAt } = persons;
  const rows = await db
    .select({ id, slug, name, profession, isOnline, publicAt })
    .from(persons)
    .where(matches(wanted, id, plain(name), both(profession)))
    .orderBy(asc(sortName), asc(id))
    .limit(wanted.limit);
  return rows.map((row) => ({
    target: `person:${row.id}`,
    kind: 'person',
    title: row.name,
    url: addressOf('person', row, wanted.locale),
    start: null,
    detail: inLocale(row.profession, wanted.locale).text,
    state: visible(row.isOnline && isPublishedRow(row, wanted.now)),
  }));
}

async function findSubscriptions(db: Database, wanted: Wanted): Promise<LinkTarget[]> {
  const { id, slug, title, publicAt } = seasonSubscriptions;
  const rows = await db
    .select({ id, slug, title, publicAt })
    .from(seasonSubscriptions)
    .where(matches(wanted, id, both(title)))
    .orderBy(asc(id))
    .limit(wanted.limit);
  return rows.map((row) => ({
    target: `subscription:${row.id}`,
    kind: 'subscription',
    title: inLocale(row.title, wanted.locale).text,
    url: addressOf('subscription', row, wanted.locale),
    start: null,
    detail: '',
    state: visible(isPublishedRow(row, wanted.now)),
  }));
}
