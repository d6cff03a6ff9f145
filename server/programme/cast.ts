import { asc, eq } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import type { CastEntry, CastGroup } from '#contract/programme.ts';
import { addressOf, slugsOf } from '../addresses.ts';
import type { Database } from '../house.ts';
import { tags } from '../page-cache/tags.ts';
import { persons } from '../people/schema.ts';
import { eventCast, productionCredits } from './parts-schema.ts';
import { roles } from './schema.ts';

type Line = Awaited<ReturnType<typeof castLines>>[number];

const shown = {
  role: { name: roles.name, kind: roles.kind },
  person: {
    id: persons.id,
    name: persons.name,
    slug: persons.slug,
    isGroup: persons.isGroup,
    isOnline: persons.isOnline,
  },
};

/** Who sings and plays on a date, in the order entered. */
export async function castOfEvent(db: Database, eventId: number, locale: Locale, used: Set<string>) {
  return toEntries(await castLines(db, eventId), locale, used);
}

/** Creative team and usual cast of a production, in the order entered. */
export async function creditsOfProduction(db: Database, productionId: number, locale: Locale, used: Set<string>) {
  const lines = await db
    .select(shown)
    .from(productionCredits)
    .innerJoin(roles, eq(roles.id, productionCredits.roleId))
    .innerJoin(persons, eq(persons.id, productionCredits.personId))
    .where(eq(productionCredits.productionId, productionId))
    .orderBy(asc(productionCredits.position));
  return toEntries(lines, locale, used);
}

function castLines(db: Database, eventId: number) {
  return db
    .select(shown)
    .from(eventCast)
    .innerJoin(roles, eq(roles.id, eventCast.roleId))
    .innerJoin(persons, eq(persons.id, eventCast.personId))
    .where(eq(eventCast.eventId, eventId))
    .orderBy(asc(eventCast.position));
}

/** The same by role, in the order in which the roles first come. */
export function groupByRole(entries: CastEntry[]): CastGroup[] {
  const groups = new Map<string, CastGroup>();
  for (const { role_obj: role, person_obj: person } of entries) {
    const key = `${role.kind} ${role.name}`;
    const group = groups.get(key) ?? { role_name: role.name, kind: role.kind, persons: [] };
    group.persons.push(person);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function toEntries(lines: Line[], locale: Locale, used: Set<string>): CastEntry[] {
  if (lines.length > 0) used.add(tags.roles);
  return lines.map(({ role, person }) => {
    used.add(tags.person(person.id));
    return {
      role_obj: { name: inLocale(role.name, locale).text, kind: role.kind },
      person_obj: {
        id: person.id,
        name: person.name,
        slug: slugsOf(person.slug),
        url: person.isOnline ? addressOf('person', person, locale) : '',
        is_group: person.isGroup,
      },
    };
  });
}
