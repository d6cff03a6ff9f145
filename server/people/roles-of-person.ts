import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { inLocale } from '#contract/localized.ts';
import type { Locale } from '#contract/locale.ts';
import type { Person } from '#contract/people.ts';
import { addressOf } from '../addresses.ts';
import type { Database } from '../house.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { eventCast, productionCredits } from '../programme/parts-schema.ts';
import { events, productions, roles, seasons } from '../programme/schema.ts';

interface Reader {
  locale: Locale;
  audience: 'visitor' | 'editor';
}

/** What somebody does in productions, by the credits and by the casts of single dates, newest season first; one query. */
export async function rolesOfPerson(
  db: Database,
  personId: number,
  { locale, audience }: Reader,
  { tags: used }: MadeOf,
): Promise<Person['roles']> {
  const done = doneBy(db, personId);
  const rows = await db
    .select({
      role: roles,
      production: {
        id: productions.id,
        slug: productions.slug,
        title: productions.title,
        composer: productions.composer,
      },
      season: seasons.name,
    })
    .from(done)
    .innerJoin(roles, eq(roles.id, done.roleId))
    .innerJoin(productions, eq(productions.id, done.productionId))
    .leftJoin(seasons, eq(seasons.id, productions.seasonId))
    .where(audience === 'visitor' ? eq(productions.isOnline, true) : undefined)
    .orderBy(sql`${seasons.startsOn} desc nulls last`, desc(productions.id), roles.id);
  if (rows.length > 0) used.add(tags.roles).add(tags.seasons);
  for (const { production, role } of rows) {
    used.add(tags.production(production.id));
    // A new date may be one of theirs.
    if (role.kind === 'cast') used.add(tags.productionDates(production.id));
  }
  const shown = rows.map(({ role, production, season }) => ({
    role_name: inLocale(role.name, locale).text,
    kind: role.kind,
    production: {
      id: production.id,
      title: inLocale(production.title, locale).text,
      composer: production.composer,
      url: addressOf('production', production, locale),
    },
    season: season ? inLocale(season, locale).text : '',
  }));
  const once = shown.map((role) => [`${role.production.id} ${role.kind} ${role.role_name}`, role] as const);
  return [...new Map(once).values()];
}

/** Which roles somebody has in which productions. */
function doneBy(db: Database, personId: number) {
  return union(
    db
      .select({ productionId: productionCredits.productionId, roleId: productionCredits.roleId })
      .from(productionCredits)
      .where(eq(productionCredits.personId, personId)),
    db
      .select({ productionId: sql<number>`${events.productionId}`, roleId: eventCast.roleId })
      .from(eventCast)
      .innerJoin(events, and(eq(events.id, eventCast.eventId), isNotNull(events.productionId)))
      .where(eq(eventCast.personId, personId)),
  ).as('done');
}
