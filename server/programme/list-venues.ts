import { asc, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import type { EventCategory, Venue } from '#contract/programme.ts';
import type { Database } from '../house.ts';
import { tags } from '../page-cache/tags.ts';
import { eventCategories, productions, seasons, venues } from './schema.ts';

interface Slice {
  limit: number;
  offset: number;
}

/** Where the house plays, in its own order. */
export async function listVenues(db: Database, { limit, offset }: Slice, locale: Locale) {
  const rows = await db.select().from(venues).orderBy(asc(venues.position), asc(venues.id)).limit(limit).offset(offset);
  return { count: await db.$count(venues), results: rows.map((row) => toVenue(row, locale)) };
}

interface CategoryQuery {
  /** Only those that have some. */
  of?: 'productions' | undefined;
  /** Slug of the season in which they have some. */
  season?: string | undefined;
}

/** Categories of events and productions, in their own order. */
export async function listCategories(
  db: Database,
  { limit, offset, ...query }: Slice & CategoryQuery,
  locale: Locale,
  used: Set<string>,
) {
  used.add(tags.categories);
  if (query.of) used.add(tags.productions);
  if (query.of && query.season) used.add(tags.seasons);
  const where = query.of && hasProductions(query.season);
  const rows = await db
    .select()
    .from(eventCategories)
    .where(where)
    .orderBy(asc(eventCategories.position), asc(eventCategories.id))
    .limit(limit)
    .offset(offset);
  return { count: await db.$count(eventCategories, where), results: rows.map((row) => toCategory(row, locale)) };
}

function hasProductions(season = ''): SQL {
  const within =
    season === ''
      ? sql`true`
      : sql`${productions.seasonId} = (select ${seasons.id} from ${seasons} where ${seasons.slug} = ${season})`;
  return sql`exists (
    select from ${productions} where ${productions.categoryId} = ${eventCategories.id} and ${productions.isOnline} and ${within})`;
}

export function toVenue(row: typeof venues.$inferSelect, locale: Locale): Venue {
  return {
    id: row.id,
    slug: row.slug,
    name: inLocale(row.name, locale).text,
    street: row.street,
    postal_code: row.postalCode,
    city: row.city,
    access: inLocale(row.access, locale).text,
  };
}

export function toCategory(row: typeof eventCategories.$inferSelect, locale: Locale): EventCategory {
  return { id: row.id, slug: row.slug, name: inLocale(row.name, locale).text };
}
