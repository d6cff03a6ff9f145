import { asc, inArray } from 'drizzle-orm';
import type { Slice } from '../../http/list-answer.ts';
import type { Department } from '#contract/contact/contact.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { RequestContext } from '../../request-context.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import type { Database } from '../../db/database.ts';
import { contactPeople, departments } from '../../db/tables/site.ts';

/** Departments with their staff, in the editors’ order. */
export async function listDepartments(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'deps'>,
  slice: Slice,
): Promise<{ count: number; results: Department[] }> {
  const { db, locale, deps } = ctx;
  deps.tags.add(tags.contact);
  const count = await db.$count(departments);
  const rows = await db
    .select()
    .from(departments)
    .orderBy(asc(departments.position), asc(departments.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const ids = rows.map(({ id }) => id);
  const people = await peopleOf(db, ids);
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
