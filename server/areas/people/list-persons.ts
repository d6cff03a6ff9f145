import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Slice } from '../../http/list-answer.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { PersonCategory, PersonSummary } from '#contract/people/people.ts';
import type { FindContext, ShowContext } from '../../request-context.ts';
import type { Database } from '../../db/database.ts';
import { personCategories, personCategoryMembers, persons } from '../../db/tables/people.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { summarisePersons } from './summarise-persons.ts';
import { isPublished } from '../../db/visibility.ts';
import { hasWords } from '../../db/has-words.ts';
import type { z } from 'zod';
import type { peopleApi } from '#contract/api.ts';

type PersonFilter = z.output<typeof peopleApi.persons.query>;

interface Found<T> {
  count: number;
  results: T[];
}

/** People with a page, by name. */
export async function listPersons(
  ctx: ShowContext,
  { filter, slice }: { filter: PersonFilter; slice: Slice },
): Promise<Found<PersonSummary>> {
  const { db, deps } = ctx;
  deps.tags.add(tags.persons);
  const where = and(
    eq(persons.isOnline, true),
    isPublished(persons, ctx),
    filter.category === undefined ? undefined : inArray(persons.id, membersOf(db, filter.category)),
    hasWords(filter.query, persons.name),
  );
  const count = await db.$count(persons, where);
  const rows = await db
    .select()
    .from(persons)
    .where(where)
    .orderBy(asc(persons.sortName), asc(persons.id))
    .limit(slice.limit)
    .offset(slice.offset);
  return { count, results: await summarisePersons(ctx, rows) };
}

/** Categories in their editorial order, each with its people who have a page; always four queries. */
export async function listPersonCategories(ctx: ShowContext, slice: Slice): Promise<Found<PersonCategory>> {
  const { db, locale, deps } = ctx;
  deps.tags.add(tags.persons).add(tags.personCategories);
  const count = await db.$count(personCategories);
  const categories = await db
    .select()
    .from(personCategories)
    .orderBy(asc(personCategories.position), asc(personCategories.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const categoryIds = categories.map(({ id }) => id);
  const members = await membersIn(ctx, categoryIds);
  const people = [...new Map(members.map(({ person }) => [person.id, person])).values()];
  const summaries = await summarisePersons(ctx, people);
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

async function membersIn(ctx: FindContext, categoryIds: number[]) {
  if (categoryIds.length === 0) return [];
  return ctx.db
    .select({ categoryId: personCategoryMembers.categoryId, person: persons })
    .from(personCategoryMembers)
    .innerJoin(persons, eq(persons.id, personCategoryMembers.personId))
    .where(
      and(
        inArray(personCategoryMembers.categoryId, categoryIds),
        eq(persons.isOnline, true),
        isPublished(persons, ctx),
      ),
    )
    .orderBy(asc(personCategoryMembers.position), asc(persons.sortName), asc(persons.id));
}

function membersOf(db: Database, slug: string) {
  return db
    .select({ id: personCategoryMembers.personId })
    .from(personCategoryMembers)
    .innerJoin(personCategories, eq(personCategories.id, personCategoryMembers.categoryId))
    .where(eq(personCategories.slug, slug));
}
