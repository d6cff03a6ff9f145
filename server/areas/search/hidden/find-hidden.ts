import { and, asc, desc, eq, gte, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import type { PublicationState } from '#contract/resources/publication.ts';
import { kindsOff } from '#contract/settings/parts.ts';
import type { SearchKind, SearchResult } from '#contract/search/search.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { articles } from '../../../db/tables/magazine.ts';
import { persons } from '../../../db/tables/people.ts';
import { downloadDirectories } from '../../../db/tables/press.ts';
import { events, festivals, productions } from '../../../db/tables/programme.ts';
import { seasonSubscriptions } from '../../../db/tables/subscriptions.ts';
import { isPublished } from '../../../db/visibility.ts';
import { markHidden } from '../../../platform/preview/mark-hidden.ts';
import type { RequestContext } from '../../../request-context.ts';
import { slugIn } from '../../links/addresses.ts';
import type { ListedPart } from '../gather-hits.ts';
import { urlOf } from '../show-results.ts';

type Ctx = Pick<RequestContext, 'db' | 'locale' | 'now' | 'visibility' | 'partsOff'>;
export type HiddenResults = Record<ListedPart, SearchResult[]>;

/** Hidden entries of one kind that are found at most. */
const most = 20;
const maxWords = 8;
const longestQuery = 200;
/** Editors find hidden events from so many days ago on; older ones would have to be read one by one. */
const pastDays = 30;

interface Source {
  kind: SearchKind;
  table: Record<'id' | 'slug' | 'state' | 'publicAt', PgColumn>;
  title: PgColumn;
  /** What is searched. */
  texts: SQLWrapper[];
  date?: PgColumn;
  over?: PgColumn;
  where?: SQL | undefined;
  order?: SQL;
}

/**
 * What a preview shows besides what is public, by the words of its titles and names: entries are read from their tables,
 * because the search index has public ones only, so that no hidden word is suggested to visitors or corrected to.
 */
export async function findHidden(ctx: Ctx, typed: string): Promise<HiddenResults> {
  const found: HiddenResults = { events: [], others: [], archive: [] };
  const words = typed.slice(0, longestQuery).replaceAll('\0', ' ').split(/\s+/).filter(Boolean).slice(0, maxWords);
  if (ctx.visibility === 'public' || words.length === 0) return found;
  const off = kindsOff(ctx.partsOff);
  for (const source of sourcesFor(ctx).filter(({ kind }) => !off.includes(kind))) {
    for (const { over, ...result } of await readSource(ctx, source, words)) {
      const isProgramme = result.kind === 'event' || result.kind === 'production';
      found[isProgramme ? (over !== null && over <= ctx.now ? 'archive' : 'events') : 'others'].push(result);
    }
  }
  return found;
}

function sourcesFor({ now, visibility }: Ctx): Source[] {
  const since = new Date(now.getTime() - pastDays * 86_400_000);
  const publicEvents = sql`not ${events.flags} ? 'private-event'`;
  return [
    {
      kind: 'production',
      table: productions,
      title: productions.title,
      texts: [productions.title, productions.subtitle, productions.composer, productions.works],
    },
    {
      kind: 'event',
      table: events,
      title: events.title,
      texts: [events.title, events.subtitle],
      date: events.start,
      over: events.over,
      where: visibility === 'all' ? and(publicEvents, gte(events.start, since)) : publicEvents,
      order: asc(events.start),
    },
    { kind: 'person', table: persons, title: persons.name, texts: [persons.name], where: eq(persons.isOnline, true) },
    { kind: 'article', table: articles, title: articles.title, texts: [articles.title, articles.author] },
    {
      kind: 'subscription',
      table: seasonSubscriptions,
      title: seasonSubscriptions.title,
      texts: [seasonSubscriptions.title],
    },
    { kind: 'press', table: downloadDirectories, title: downloadDirectories.title, texts: [downloadDirectories.title] },
    { kind: 'festival', table: festivals, title: festivals.title, texts: [festivals.title] },
  ];
}

async function readSource(
  ctx: Ctx,
  { kind, table, title, texts, date, over, where, order }: Source,
  words: string[],
): Promise<(SearchResult & { over: Date | null })[]> {
  const { db, now } = ctx;
  const searched = sql`fold_text(concat_ws(' ', ${sql.join(texts, sql`, `)}))`;
  const rows = await db
    .select({
      id: sql<number>`${table.id}`,
      slug: sql<Localized<string>>`${table.slug}`,
      state: sql<PublicationState>`${table.state}`,
      publicAt: sql<string | null>`${table.publicAt}`,
      title: sql<string | Localized<string>>`${title}`,
      date: date ? sql<string | null>`${date}` : sql<null>`null`,
      over: over ? sql<string | null>`${over}` : sql<null>`null`,
    })
    .from(table.id.table)
    .where(
      and(
        isPublished(table, ctx),
        sql`(${table.publicAt} is null or ${table.publicAt} > ${now.toISOString()}::timestamptz)`,
        where,
        ...words.map((word) => sql`strpos(${searched}, fold_text(${word})) > 0`),
      ),
    )
    .orderBy(order ?? desc(table.id))
    .limit(most);
  return rows.map((row) => toResult(ctx, kind, row));
}

interface Row {
  id: number;
  slug: Localized<string>;
  state: PublicationState;
  publicAt: string | null;
  title: string | Localized<string>;
  date: string | null;
  over: string | null;
}

function toResult({ locale, now }: Ctx, kind: SearchKind, row: Row): SearchResult & { over: Date | null } {
  const { id, state } = row;
  const publicAt = row.publicAt === null ? null : new Date(row.publicAt);
  const { text, lang } =
    typeof row.title === 'string' ? { text: row.title, lang: undefined } : inLocale(row.title, locale);
  return {
    kind,
    id,
    title: [{ text: markHidden(text, { state, publicAt }, { locale, now }), hit: false }],
    excerpt: [],
    hint: '',
    date: row.date && berlinIso(new Date(row.date)),
    picture: null,
    url: urlOf(kind, { id, slug: slugIn(row.slug, locale), locale }),
    ...(lang ? { lang } : {}),
    over: row.over === null ? null : new Date(row.over),
  };
}
