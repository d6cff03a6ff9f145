import { inLocale } from '#contract/base/localized.ts';
import type { EventCategory, Venue } from '#contract/programme/programme.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { eventCategories, venues } from '../../db/tables/programme.ts';

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
