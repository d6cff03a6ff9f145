import { asc, inArray } from 'drizzle-orm';
import type { Department } from '#contract/contact.ts';
import type { Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import type { Database } from '../house.ts';
import { contactPeople, departments } from './schema.ts';

interface Slice {
  limit: number;
  offset: number;
}

/** Departments in the order of the house, each with its people. */
export async function listDepartments(
  db: Database,
  slice: Slice,
  locale: Locale,
): Promise<{ count: number; results: Department[] }> {
  const count = await db.$count(departments);
  const rows = await db
    .select()
    .from(departments)
    .orderBy(asc(departments.position), asc(departments.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const people = await peopleOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    count,
    results: rows.map((row) =>
      toDepartment(
        row,
        people.filter(({ departmentId }) => departmentId === row.id),
        locale,
      ),
    ),
  };
}

async function peopleOf(db: Database, departmentIds: number[]) {
  if (departmentIds.length === 0) return [];
  return db
    .select()
    .from(contactPeople)
    .where(inArray(contactPeople.departmentId, departmentIds))
    .orderBy(asc(contactPeople.position), asc(contactPeople.id));
}

type PersonRow = typeof contactPeople.$inferSelect;

function toDepartment(row: typeof departments.$inferSelect, people: PersonRow[], locale: Locale): Department {
  const { text: name, lang } = inLocale(row.name, locale);
  return {
    id: row.id,
    slug: row.slug,
    name,
    description: inLocale(row.description, locale).text,
    phone: row.phone,
    email: row.email,
    opening_hours: row.openingHours,
    people: people.map((person) => toPerson(person, locale)),
    ...(lang ? { lang } : {}),
  };
}

function toPerson(row: PersonRow, locale: Locale): Department['people'][number] {
  return { id: row.id, name: row.name, role: inLocale(row.role, locale).text, phone: row.phone, email: row.email };
}
