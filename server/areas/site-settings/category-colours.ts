import { asc, ne } from 'drizzle-orm';
import type { CategoryColour } from '#contract/settings/theme/category-colours.ts';
import type { Database } from '../../db/database.ts';
import { eventCategories } from '../../db/tables/programme.ts';

/** The colours that the house has chosen for categories, in their order. */
export function chosenColours(db: Database): Promise<CategoryColour[]> {
  return db
    .select({ slug: eventCategories.slug, colour: eventCategories.colour })
    .from(eventCategories)
    .where(ne(eventCategories.colour, ''))
    .orderBy(asc(eventCategories.position), asc(eventCategories.id));
}
