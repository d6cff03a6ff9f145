import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pages, redirects } from '../../../db/tables/pages.ts';
import { slides } from '../../../db/tables/site.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { articles } from '../../../db/tables/magazine.ts';
import { persons } from '../../../db/tables/people.ts';
import { downloadFiles } from '../../../db/tables/press.ts';
import { productionLogos, productionPictures } from '../../../db/tables/production-parts.ts';
import { events, festivals, productions, seasons } from '../../../db/tables/programme.ts';
import { mentionsOf, mentionTexts } from '../../../resources/definition/mentions.ts';
import { seasonSubscriptions } from '../../../db/tables/subscriptions.ts';

/** An entity that shows an entry or offers it for download. */
export interface EntityWithMedia {
  /** `production`, `person`, … */
  kind: string;
  id: number;
  /** How it is used: `hero`, `picture`, `logo`, `file`, `link`. */
  as: string;
}

interface Place {
  kind: string;
  as: string;
  /** The columns with the media id and with the entity id. */
  media: PgColumn;
  entity: PgColumn;
}

/** Every column outside of pages and settings that holds the id of an entry. */
export const entityPlaces: Place[] = [
  { kind: 'season', as: 'picture', media: seasons.imageId, entity: seasons.id },
  { kind: 'production', as: 'hero', media: productions.heroImageId, entity: productions.id },
  { kind: 'production', as: 'picture', media: productionPictures.mediaId, entity: productionPictures.productionId },
  { kind: 'production', as: 'logo', media: productionLogos.mediaId, entity: productionLogos.productionId },
  { kind: 'event', as: 'picture', media: events.imageId, entity: events.id },
  { kind: 'festival', as: 'picture', media: festivals.imageId, entity: festivals.id },
  { kind: 'person', as: 'picture', media: persons.imageId, entity: persons.id },
  { kind: 'article', as: 'picture', media: articles.imageId, entity: articles.id },
  { kind: 'subscription', as: 'picture', media: seasonSubscriptions.imageId, entity: seasonSubscriptions.id },
  { kind: 'slide', as: 'picture', media: slides.imageId, entity: slides.id },
  { kind: 'press', as: 'file', media: downloadFiles.mediaId, entity: downloadFiles.directoryId },
];

/** What may have the address of a file: a menu entry and a redirect cannot name it otherwise; in texts it is pasted. */
const addresses: { kind: string; owner: PgColumn; text: PgColumn }[] = [
  { kind: 'page', owner: pages.id, text: pages.target },
  { kind: 'redirect', owner: redirects.id, text: redirects.newPath },
  ...mentionTexts,
];

const ofFile = '/media/([0-9]{1,9})/[0-9a-f]{12}/';

/** Ids of files whose addresses are there, as a query with `kind`, `id` and `media_id`. */
export function filesAtAddresses(): SQL {
  const found = addresses.map(
    ({ kind, owner, text }) =>
      sql`select ${kind}::text as kind, ${owner} as id, found[1]::int as media_id
        from ${owner.table}, regexp_matches(${text}::text, ${ofFile}, 'g') as found where ${text}::text like '%/media/%'`,
  );
  return sql.join(found, sql` union `);
}

/** Maximum number of uses per place. */
const maxNamed = 50;

/** Entities, other than sections and pages, that use an entry; two queries. */
export async function entitiesWithMedia(db: Database | Transaction, mediaId: number): Promise<EntityWithMedia[]> {
  const found = entityPlaces.map(
    ({ kind, as, media, entity }): SQL =>
      sql`(select distinct ${kind}::text as kind, ${entity} as id, ${as}::text as "as" from ${entity.table} where ${media} = ${mediaId} order by 2 limit ${maxNamed})`,
  );
  found.push(
    sql`(select kind, id, 'link' as "as" from (${filesAtAddresses()}) as addressed where media_id = ${mediaId} limit ${maxNamed})`,
  );
  const { rows } = await db.execute<{ kind: string; id: number; as: string }>(
    sql`select kind, id, "as" from (${sql.join(found, sql` union all `)}) as used order by kind, id, "as"`,
  );
  const linked = await mentionsOf({ db, locale: 'de' }, { target: 'media', targetId: mediaId });
  return [...rows, ...linked.map(({ kind, id }) => ({ kind, id, as: 'link' }))];
}
