import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { inLocale } from '#contract/localized.ts';
import type { Locale } from '#contract/locale.ts';
import type { PersonCategory, PersonSummary } from '#contract/people.ts';
import type { Database } from '../house.ts';
import { personCategories, personCategoryMembers, persons } from './schema.ts';
import { summarisePersons } from './summarise-persons.ts';

export interface PersonFilter {
  /** Parts of the name, all of which it has. */
  query?: string | undefined;
  /** Slug of a category. */
  category?: string | undefined;
}

interface Slice {
  limit: number;
  offset: number;
}

interface Found<T> {
  count: number;
  results: T[];
}

/** People who have a page, by name. */
export async function listPersons(
  db: Database,
  filter: PersonFilter,
  slice: Slice,
  locale: Locale,
  used: Set<string>,
): Promise<Found<PersonSummary>> {
  const words = (filter.query ?? '').split(/\s+/).filter(Boolean);
  const where = and(
    eq(persons.isOnline, true),
    filter.category === undefined ? undefined : inArray(persons.id, membersOf(db, filter.category)),
    ...words.slice(0, 8).map(nameHas),
  );
  const count = await db.$count(persons, where);
  const rows = await db
    .select()
    .from(persons)
    .where(where)
    .orderBy(asc(persons.sortName), asc(persons.id))
    .limit(slice.limit)
    .offset(slice.offset);
  return { count, results: await summarisePersons(db, rows, locale, used) };
}

/** Categories in the order of the house, each with everyone in it who has a page; four queries however many they are. */
export async function listPersonCategories(
  db: Database,
  slice: Slice,
  locale: Locale,
  used: Set<string>,
): Promise<Found<PersonCategory>> {
  const count = await db.$count(personCategories);
  const categories = await db
    .select()
    .from(personCategories)
    .orderBy(asc(personCategories.position), asc(personCategories.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const members = await membersIn(
    db,
    categories.map(({ id }) => id),
  );
  const people = [...new Map(members.map(({ person }) => [person.id, person])).values()];
  const summaries = await summarisePersons(db, people, locale, used);
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  return {
    count,
    results: categories.map(({ id, slug, name }) => ({
      id,
      slug,
      name: inLocale(name, locale).text,
      persons: members.flatMap(({ categoryId, person }) => (categoryId === id ? (byId.get(person.id) ?? []) : [])),
    })),
  };
}

async function membersIn(db: Database, categoryIds: number[]) {
  if (categoryIds.length === 0) return [];
  return db
    .select({ categoryId: personCategoryMembers.categoryId, person: persons })
    .from(personCategoryMembers)
    .innerJoin(persons, eq(persons.id, personCategoryMembers.personId))
    .where(and(inArray(personCategoryMembers.categoryId, categoryIds), eq(persons.isOnline, true)))
    .orderBy(asc(personCategoryMembers.position), asc(persons.sortName), asc(persons.id));
}

function membersOf(db: Database, slug: string) {
  return db
    .select({ id: personCategoryMembers.personId })
    .from(personCategoryMembers)
    .innerJoin(personCategories, eq(personCategories.id, personCategoryMembers.categoryId))
    .where(eq(personCategories.slug, slug));
}

/** Case and accents aside. */
function nameHas(part: string): SQL {
  const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`unaccent(lower(${persons.name})) like unaccent(lower(${pattern}))`;
}
