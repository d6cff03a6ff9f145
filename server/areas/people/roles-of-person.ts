import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { inLocale } from '#contract/base/localized.ts';
import type { Person } from '#contract/people/people.ts';
import type { ShowContext } from '../../request-context.ts';
import { addressOf } from '../links/addresses.ts';
import type { Database } from '../../db/database.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { eventCast, eventSubstitutions, productionCredits } from '../../db/tables/production-parts.ts';
import { events, productions, roles, seasons } from '../../db/tables/programme.ts';
import { isPublished } from '../../db/visibility.ts';

/** Roles of a person in productions, from credits and from the casts of events, newest season first; one query. */
export async function rolesOfPerson(ctx: ShowContext, personId: number): Promise<Person['roles']> {
  const { db, locale, deps } = ctx;
  const done = doneBy(db, personId, isPublished(events, ctx));
  const rows = await db
    .select({
      role: roles,
      production: {
        id: productions.id,
        slug: productions.slug,
        title: productions.title,
        composer: productions.composer,
        state: productions.state,
        publicAt: productions.publicAt,
      },
      season: seasons.name,
    })
    .from(done)
    .innerJoin(roles, eq(roles.id, done.roleId))
    .innerJoin(productions, eq(productions.id, done.productionId))
    .leftJoin(seasons, eq(seasons.id, productions.seasonId))
    .where(isPublished(productions, ctx))
    .orderBy(sql`${seasons.startsOn} desc nulls last`, desc(productions.id), roles.id);
  if (rows.length > 0) deps.tags.add(tags.roles).add(tags.seasons);
  for (const { production, role } of rows) {
    deps.tags.add(tags.production(production.id));
    // A new event of the production may have this person in its cast.
    if (role.kind === 'cast') deps.tags.add(tags.productionDates(production.id));
  }
  const shown = rows.map(({ role, production, season }) => ({
    role_name: inLocale(role.name, locale).text,
    kind: role.kind,
    production: {
      id: production.id,
      title: markHidden(inLocale(production.title, locale).text, production, ctx),
      composer: production.composer,
      url: addressOf('production', production, locale),
    },
    season: season ? inLocale(season, locale).text : '',
  }));
  const once = shown.map((role) => [`${role.production.id} ${role.kind} ${role.role_name}`, role] as const);
  return [...new Map(once).values()];
}

/** Distinct pairs of role and production. */
function doneBy(db: Database, personId: number, visibleEvents: SQL) {
  return union(
    db
      .select({ productionId: productionCredits.productionId, roleId: productionCredits.roleId })
      .from(productionCredits)
      .where(eq(productionCredits.personId, personId)),
    db
      .select({ productionId: sql<number>`${events.productionId}`, roleId: eventCast.roleId })
      .from(eventCast)
      .innerJoin(events, and(eq(events.id, eventCast.eventId), isNotNull(events.productionId)))
      .where(and(eq(eventCast.personId, personId), visibleEvents)),
    db
      .select({ productionId: sql<number>`${events.productionId}`, roleId: eventSubstitutions.roleId })
      .from(eventSubstitutions)
      .innerJoin(events, and(eq(events.id, eventSubstitutions.eventId), isNotNull(events.productionId)))
      .where(and(eq(eventSubstitutions.personId, personId), visibleEvents)),
  ).as('done');
}
