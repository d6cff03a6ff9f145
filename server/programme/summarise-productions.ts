import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { EventSummary } from '#contract/event.ts';
import type { Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import type { Picture } from '#contract/media.ts';
import type { ProductionSummary } from '#contract/programme.ts';
import { addressOf, slugIn, slugsOf } from '../addresses.ts';
import type { Database } from '../house.ts';
import { picturesByIds } from '../media/pictures.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { berlinIso } from './berlin-time.ts';
import { isPublic } from './event-filter.ts';
import { selectEvents } from './event-rows.ts';
import { euros } from './event-summary.ts';
import { toCategory } from './list-venues.ts';
import { eventCategories, events, productions, seasons } from './schema.ts';
import { summariseEvents } from './summarise-events.ts';

/** A production with what it belongs to. */
export type ProductionRow = Awaited<ReturnType<typeof selectProductions>>[number];

/** A query for productions with category and season; narrow it with `where`. */
export function selectProductions(db: Database) {
  return db
    .select({ production: productions, category: eventCategories, season: { slug: seasons.slug, name: seasons.name } })
    .from(productions)
    .leftJoin(eventCategories, eq(eventCategories.id, productions.categoryId))
    .leftJoin(seasons, eq(seasons.id, productions.seasonId))
    .$dynamic();
}

/** Dates to which one can still go: not over, not cancelled, not closed. */
export function isOpen(now: Date): SQL {
  return sql`(${and(
    gt(events.over, now),
    sql`${events.availability} <> 'cancelled'`,
    sql`not ${events.flags} ? 'canceled'`,
    isPublic(),
  )})`;
}

/** Productions in one language, in the order given, with the same few queries however many they are. */
export async function summariseProductions(
  db: Database,
  rows: ProductionRow[],
  locale: Locale,
  now: Date,
  made: MadeOf,
): Promise<ProductionSummary[]> {
  const ids = rows.map(({ production }) => production.id);
  const pictureIds = rows.flatMap(({ production }) => production.heroImageId ?? []);
  for (const row of rows) noteProduction(row, made);
  const dates = await datesOf(db, ids, now);
  const nextIds = dates.flatMap(({ next }) => next ?? []);
  const nextRows = nextIds.length === 0 ? [] : await selectEvents(db).where(inArray(events.id, nextIds));
  const next = await summariseEvents(db, nextRows, locale, now, made);
  const pictures = await picturesByIds(db, pictureIds, locale);
  return rows.map((row) => {
    const { id, heroImageId } = row.production;
    const known = dates.find((one) => one.id === id);
    return toProductionSummary(row, locale, {
      known,
      next: next.find((event) => event.id === known?.next),
      picture: pictures[String(heroImageId)],
    });
  });
}

/** Productions by id, in the order of the ids; what is gone is missing, for visitors what is offline as well. */
export async function productionSummaries(
  db: Database,
  ids: number[],
  reader: { locale: Locale; audience: 'visitor' | 'editor'; clock: () => Date },
  made: MadeOf,
): Promise<ProductionSummary[]> {
  for (const id of ids) made.tags.add(tags.production(id));
  if (ids.length === 0) return [];
  const visible = reader.audience === 'visitor' ? eq(productions.isOnline, true) : undefined;
  const rows = await selectProductions(db).where(and(inArray(productions.id, ids), visible));
  const found = await summariseProductions(db, rows, reader.locale, reader.clock(), made);
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

interface Dates {
  id: number;
  /** Open dates to come. */
  coming: number;
  /** Lowest price still to be had for one of them, in cents. */
  priceFrom: number | null;
  /** Start of the first date of all. */
  first: Date | null;
  /** Id of the next open date. */
  next: number | null;
}

function datesOf(db: Database, productionIds: number[], now: Date): Promise<Dates[]> | Dates[] {
  if (productionIds.length === 0) return [];
  const open = isOpen(now);
  const sold = sql`${open} and ${events.availability} in ('available', 'few')`;
  return db
    .select({
      id: sql<number>`${events.productionId}`,
      coming: sql<number>`(count(*) filter (where ${open}))::int`,
      priceFrom: sql<number | null>`min(${events.priceFrom}) filter (where ${sold})`,
      first: sql<Date | null>`min(${events.start})`.mapWith(events.start),
      next: sql<
        number | null
      >`(array_agg(${events.id} order by ${events.start}, ${events.id}) filter (where ${open}))[1]`,
    })
    .from(events)
    .where(inArray(events.productionId, productionIds))
    .groupBy(events.productionId);
}

function noteProduction({ production, category, season }: ProductionRow, { tags: used }: MadeOf): void {
  used.add(tags.production(production.id)).add(tags.productionDates(production.id));
  if (category) used.add(tags.categories);
  if (season) used.add(tags.seasons);
  if (production.heroImageId !== null) used.add(tags.media(production.heroImageId));
}

interface Around {
  known: Dates | undefined;
  next: EventSummary | undefined;
  picture: Picture | undefined;
}

function toProductionSummary(row: ProductionRow, locale: Locale, { known, next, picture }: Around): ProductionSummary {
  const { production, category, season } = row;
  const { text: title, lang } = inLocale(production.title, locale);
  return {
    id: production.id,
    slug: slugIn(production.slug, locale),
    slugs: slugsOf(production.slug),
    title,
    title_language: production.titleLanguage,
    subtitle: inLocale(production.subtitle, locale).text,
    composer: production.composer,
    teaser: inLocale(production.teaser, locale).text,
    category: category ? toCategory(category, locale) : null,
    season: season ? { slug: season.slug, name: inLocale(season.name, locale).text } : null,
    is_revival: production.isRevival,
    is_highlight: production.isHighlight,
    picture: picture ?? null,
    premiere: known?.first ? berlinIso(known.first) : null,
    next_event: next ?? null,
    coming: known?.coming ?? 0,
    price_from: euros(known?.priceFrom ?? null),
    url: addressOf('production', production, locale),
    ...(lang ? { lang } : {}),
  };
}
