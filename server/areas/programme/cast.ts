import { and, asc, eq } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { CastEntry, CastGroup } from '#contract/programme/programme.ts';
import type { RequestContext } from '../../request-context.ts';
import { addressOf, slugsOf } from '../links/addresses.ts';
import type { Database } from '../../db/database.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { persons } from '../../db/tables/people.ts';
import { eventCast, productionCredits } from '../../db/tables/production-parts.ts';
import { roles } from '../../db/tables/programme.ts';
import { isPublished } from '../../db/publication.ts';

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

/** Cast of an event, in the order entered, without people who are not public. */
export async function castOfEvent(ctx: Pick<RequestContext, 'db' | 'locale' | 'now' | 'deps'>, eventId: number) {
  const { db, locale, now } = ctx;
  const { tags: used } = ctx.deps;
  return toEntries(await castLines(db, eventId, now), locale, used);
}

/** Creative team and usual cast of a production, in the order entered, without people who are not public. */
export async function creditsOfProduction(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'now' | 'deps'>,
  productionId: number,
) {
  const { db, locale, now } = ctx;
  const { tags: used } = ctx.deps;
  const lines = await db
    .select(shown)
    .from(productionCredits)
    .innerJoin(roles, eq(roles.id, productionCredits.roleId))
    .innerJoin(persons, eq(persons.id, productionCredits.personId))
    .where(and(eq(productionCredits.productionId, productionId), isPublished(persons, now)))
    .orderBy(asc(productionCredits.position));
  return toEntries(lines, locale, used);
}

function castLines(db: Database, eventId: number, now: Date) {
  return db
    .select(shown)
    .from(eventCast)
    .innerJoin(roles, eq(roles.id, eventCast.roleId))
    .innerJoin(persons, eq(persons.id, eventCast.personId))
    .where(and(eq(eventCast.eventId, eventId), isPublished(persons, now)))
    .orderBy(asc(eventCast.position));
}

/** The same entries grouped by role, in the order in which the roles first occur. */
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
