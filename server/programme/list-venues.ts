import { asc } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import type { EventCategory, Venue } from '#contract/programme.ts';
import type { Database } from '../house.ts';
import { eventCategories, venues } from './schema.ts';

interface Slice {
  limit: number;
  offset: number;
}

/** Where the house plays, in its own order. */
export async function listVenues(db: Database, { limit, offset }: Slice, locale: Locale) {
  const rows = await db.select().from(venues).orderBy(asc(venues.position), asc(venues.id)).limit(limit).offset(offset);
  return { count: await db.$count(venues), results: rows.map((row) => toVenue(row, locale)) };
}

/** Categories of events and productions, in their own order. */
export async function listCategories(db: Database, { limit, offset }: Slice, locale: Locale) {
  const rows = await db
    .select()
    .from(eventCategories)
    .orderBy(asc(eventCategories.position), asc(eventCategories.id))
    .limit(limit)
    .offset(offset);
  return { count: await db.$count(eventCategories), results: rows.map((row) => toCategory(row, locale)) };
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
