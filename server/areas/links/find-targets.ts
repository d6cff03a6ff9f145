import { and, asc, desc, eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import { type ReferenceKind, referenceKinds } from '#contract/fields/reference.ts';
import { kindsOff } from '#contract/settings/parts.ts';
import type { LinkTarget } from '#contract/editing/targets-api.ts';
import type { RequestContext } from '../../request-context.ts';
import { addressOf, type AddressedKind } from './addresses.ts';
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
import { isPublishedRow } from '../../db/columns.ts';
import { hasWords } from '../../db/has-words.ts';

interface Wanted {
  locale: Locale;
  now: Date;
  /** Words of the title, or ids. Neither: the default suggestions. */
  words?: string;
  ids?: number[];
  limit: number;
}

/** By default without a start and a detail. */
type Found = Omit<LinkTarget, 'target' | 'kind' | 'start' | 'detail'> &
  Partial<Pick<LinkTarget, 'start' | 'detail'>> & { id: number };

type Find = (db: Database, wanted: Wanted) => Promise<Found[]>;

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
    found.push(...(await find(db, each, wanted)));
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
    if (ids.length > 0) found.push(...(await find(db, kind, { locale, now, ids, limit: ids.length })));
  }
  return found;
}

async function find(db: Database, kind: ReferenceKind, wanted: Wanted): Promise<LinkTarget[]> {
  const found = await finders[kind](db, wanted);
  return found.map(({ id, ...entry }) =>
    Object.assign({ target: `${kind}:${id}`, kind, start: null, detail: '' }, entry),
  );
}

function matches({ words, ids }: Wanted, id: PgColumn, ...texts: SQLWrapper[]): SQL | undefined {
  return ids ? inArray(id, ids) : hasWords(words, ...texts);
}

const both = (column: PgColumn): SQL => sql`(${column}->>'de' || ' ' || (${column}->>'en'))`;

const visible = (online: boolean): LinkTarget['state'] => (online ? 'public' : 'hidden');

async function findPages(db: Database, wanted: Wanted): Promise<Found[]> {
  const rows = await db
    .select()
    .from(pages)
    .where(matches(wanted, pages.id, both(pages.title), pages.pathDe))
    .orderBy(desc(pages.inMainNavigation), asc(pages.position), asc(pages.id))
    .limit(wanted.limit);
  return rows.map((row) => ({
    id: row.id,
    title: inLocale(row.title, wanted.locale).text,
    url: urlsOf(row)[wanted.locale],
    state: visible(row.isOnline),
  }));
}

type Entry = Parameters<typeof addressOf>[1] & Parameters<typeof isPublishedRow>[0] & { title: Localized<string> };

/** What is told of an entry with a publication date and an address. */
function toFound(kind: AddressedKind, row: Entry, { locale, now }: Wanted) {
  return {
    id: row.id,
    title: inLocale(row.title, locale).text,
    url: addressOf(kind, row, locale),
    state: visible(isPublishedRow(row, now)),
  };
}

/** Upcoming events first, then past events, the latest first. */
async function findEvents(db: Database, wanted: Wanted): Promise<Found[]> {
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
  return rows.map((row) => {
    const found = toFound('event', row, wanted);
    const state = row.over <= wanted.now && found.state === 'public' ? 'past' : found.state;
    const detail = inLocale(row.subtitle, wanted.locale).text;
    return Object.assign(found, { start: row.start.toISOString(), detail, state });
  });
}

async function findProductions(db: Database, wanted: Wanted): Promise<Found[]> {
  const { id, slug, title, composer, publicAt } = productions;
  const rows = await db
    .select({ id, slug, title, publicAt, season: seasons.name })
    .from(productions)
    .leftJoin(seasons, eq(seasons.id, productions.seasonId))
    .where(matches(wanted, id, both(title), composer))
    .orderBy(desc(seasons.startsOn), asc(productions.position), asc(id))
    .limit(wanted.limit);
  return rows.map((row) =>
    Object.assign(toFound('production', row, wanted), {
      detail: row.season ? inLocale(row.season, wanted.locale).text : '',
    }),
  );
}

async function findArticles(db: Database, wanted: Wanted): Promise<Found[]> {
  const { id, slug, title, author, publicAt, publishedAt } = articles;
  const rows = await db
    .select({ id, slug, title, author, publicAt })
    .from(articles)
    .where(matches(wanted, id, both(title), author))
    .orderBy(desc(publishedAt), desc(id))
    .limit(wanted.limit);
  return rows.map((row) => Object.assign(toFound('article', row, wanted), { detail: row.author }));
}

/** Downloads only; pictures are found by id, for existing references. */
async function findFiles(db: Database, wanted: Wanted): Promise<Found[]> {
  const kind = wanted.ids ? undefined : eq(media.kind, 'file');
  const rows = await db
    .select()
    .from(media)
    .where(and(kind, matches(wanted, media.id, media.fileName, both(media.caption))))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(wanted.limit);
  return rows.map((row) => ({
    id: row.id,
    title: row.fileName,
    url: `${baseUrl(row)}/${encodeURIComponent(row.fileName)}`,
    detail: sizeIn(row.size, wanted.locale),
    state: 'public',
  }));
}

function sizeIn(bytes: number, locale: Locale): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${size.toLocaleString(locale, { maximumFractionDigits: unit === 'kB' ? 0 : 1 })} ${unit}`;
}

async function findPersons(db: Database, wanted: Wanted): Promise<Found[]> {
  const { id, slug, name, sortName, profession, isOnline, publicAt } = persons;
  const rows = await db
    .select({ id, slug, name, profession, isOnline, publicAt })
    .from(persons)
    .where(matches(wanted, id, name, both(profession)))
    .orderBy(asc(sortName), asc(id))
    .limit(wanted.limit);
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    url: addressOf('person', row, wanted.locale),
    detail: inLocale(row.profession, wanted.locale).text,
    state: visible(row.isOnline && isPublishedRow(row, wanted.now)),
  }));
}

async function findSubscriptions(db: Database, wanted: Wanted): Promise<Found[]> {
  const { id, slug, title, publicAt } = seasonSubscriptions;
  const rows = await db
    .select({ id, slug, title, publicAt })
    .from(seasonSubscriptions)
    .where(matches(wanted, id, both(title)))
    .orderBy(asc(id))
    .limit(wanted.limit);
  return rows.map((row) => toFound('subscription', row, wanted));
}
