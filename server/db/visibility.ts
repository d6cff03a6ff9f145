import { and, getTableName, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { articles } from './tables/magazine.ts';
import { persons } from './tables/people.ts';
import { downloadDirectories } from './tables/press.ts';
import { events, productions, seasons } from './tables/programme.ts';
import { seasonSubscriptions } from './tables/subscriptions.ts';

/**
 * What a viewer may see: what is public; everything, for signed-in editors; or also what belongs to one season, for
 * people with a preview link.
 */
export type Visibility = 'public' | 'all' | { season: number };

export interface Viewer {
  now: Date;
  visibility: Visibility;
}

/** Condition for the rows that a viewer may see. Every query for visitors has it for each table that it shows. */
export function isPublished(table: { publicAt: PgColumn }, { now, visibility }: Viewer): SQL {
  if (visibility === 'all') return sql`true`;
  const isPublic = lte(table.publicAt, now);
  if (visibility === 'public') return isPublic;
  const ofSeason = members[getTableName(table.publicAt.table)]?.(visibility.season, now);
  return ofSeason ? sql`(${isPublic} or ${ofSeason})` : isPublic;
}

/** For an entry at its own address: signed-in editors always see it. */
export function entryVisibility({ user, visibility }: { user: object | null; visibility: Visibility }): Visibility {
  return user ? 'all' : visibility;
}

/**
 * Conditions for what belongs to a season, by table; archived entries are withdrawn for other reasons and left out. Slides
 * and news belong to none.
 */
const members: Record<string, (season: number, now: Date) => SQL | undefined> = {
  [getTableName(seasons)]: (season) => and(sql`${seasons.id} = ${season}`, ne(seasons.state, 'archived')),
  [getTableName(productions)]: (season) =>
    and(sql`${productions.seasonId} = ${season}`, ne(productions.state, 'archived')),
  [getTableName(seasonSubscriptions)]: (season) =>
    and(sql`${seasonSubscriptions.seasonId} = ${season}`, ne(seasonSubscriptions.state, 'archived')),
  [getTableName(downloadDirectories)]: (season) =>
    and(
      sql`${downloadDirectories.productionId} in (${productionsOf(season)})`,
      ne(downloadDirectories.state, 'archived'),
    ),
  [getTableName(events)]: (season, now) => sql`${events.id} in (${eventsOf(season, now)})`,
  [getTableName(persons)]: (season, now) =>
    and(
      ne(persons.state, 'archived'),
      or(
        sql`${persons.id} in (select c.person_id from production_credits c where c.production_id in (${productionsOf(season)}))`,
        sql`${persons.id} in (select c.person_id from event_cast c where c.event_id in (${eventsOf(season, now)}))`,
      ),
    ),
  [getTableName(articles)]: (season) =>
    and(
      ne(articles.state, 'archived'),
      sql`${articles.id} in (select a.article_id from production_articles a where a.production_id in (${productionsOf(season)}))`,
    ),
};

function productionsOf(season: number): SQL {
  return sql`select p.id from productions p where p.season_id = ${season} and p.state <> 'archived'`;
}

/**
 * Events of the season's productions, and those on its days that belong to no season otherwise: without a production, or
 * of a public one without a season.
 */
function eventsOf(season: number, now: Date): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`
    select e.id from events e where e.production_id in (${productionsOf(season)}) and e.state <> 'archived'
    union all
    select e.id from seasons s join events e
      on e.start >= s.starts_on::timestamp at time zone 'Europe/Berlin'
      and e.start < (s.ends_on + 1)::timestamp at time zone 'Europe/Berlin'
    where s.id = ${season} and e.state <> 'archived' and not exists (
      select from productions p where p.id = e.production_id
        and (p.season_id is not null or p.public_at is null or p.public_at > ${moment}))`;
}
