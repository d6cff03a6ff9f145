import { and, asc, eq } from 'drizzle-orm';
import { inLocale } from '#contract/base/localized.ts';
import type { CastEntry, CastGroup } from '#contract/programme/programme.ts';
import type { RequestContext } from '../../request-context.ts';
import { addressOf, slugsOf } from '../links/addresses.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { persons } from '../../db/tables/people.ts';
import { eventCast, productionCredits } from '../../db/tables/production-parts.ts';
import { roles } from '../../db/tables/programme.ts';
import { isPublished } from '../../db/visibility.ts';

type Line = Awaited<ReturnType<typeof castLines>>[number];

const shown = {
  role: { name: roles.name, kind: roles.kind },
  person: {
    id: persons.id,
    name: persons.name,
    slug: persons.slug,
    isGroup: persons.isGroup,
    isOnline: persons.isOnline,
    state: persons.state,
    publicAt: persons.publicAt,
  },
};

/** Cast of an event, in the order entered, without people who are not public. */
export async function castOfEvent(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'now' | 'visibility' | 'deps'>,
  eventId: number,
) {
  return toEntries(ctx, await castLines(ctx, eventId));
}

/** Creative team and usual cast of a production, in the order entered, without people who are not public. */
export async function creditsOfProduction(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'now' | 'visibility' | 'deps'>,
  productionId: number,
) {
  const lines = await ctx.db
    .select(shown)
    .from(productionCredits)
    .innerJoin(roles, eq(roles.id, productionCredits.roleId))
    .innerJoin(persons, eq(persons.id, productionCredits.personId))
    .where(and(eq(productionCredits.productionId, productionId), isPublished(persons, ctx)))
    .orderBy(asc(productionCredits.position));
  return toEntries(ctx, lines);
}

function castLines(ctx: Pick<RequestContext, 'db' | 'now' | 'visibility'>, eventId: number) {
  return ctx.db
    .select(shown)
    .from(eventCast)
    .innerJoin(roles, eq(roles.id, eventCast.roleId))
    .innerJoin(persons, eq(persons.id, eventCast.personId))
    .where(and(eq(eventCast.eventId, eventId), isPublished(persons, ctx)))
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

function toEntries(ctx: Pick<RequestContext, 'locale' | 'now' | 'deps'>, lines: Line[]): CastEntry[] {
  const { locale } = ctx;
  const { tags: used } = ctx.deps;
  if (lines.length > 0) used.add(tags.roles);
  return lines.map(({ role, person }) => {
    used.add(tags.person(person.id));
    return {
      role_obj: { name: inLocale(role.name, locale).text, kind: role.kind },
      person_obj: {
        id: person.id,
        name: markHidden(person.name, person, ctx),
        slug: slugsOf(person.slug),
        url: person.isOnline ? addressOf('person', person, locale) : '',
        is_group: person.isGroup,
      },
    };
  });
}
