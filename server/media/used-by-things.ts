import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { slides } from '../home/schema.ts';
import type { Database, Transaction } from '../house.ts';
import { articles } from '../magazine/schema.ts';
import { persons } from '../people/schema.ts';
import { downloadFiles } from '../press/schema.ts';
import { productionLogos, productionPictures } from '../programme/parts-schema.ts';
import { events, productions, seasons } from '../programme/schema.ts';
import { mentionsOf } from '../resources/mentions.ts';
import { seasonSubscriptions } from '../subscriptions/schema.ts';

/** A thing of the house that shows an entry or offers it for download. */
export interface ThingWithMedia {
  /** `production`, `person`, … */
  kind: string;
  id: number;
  /** What for: `hero`, `picture`, `logo`, `file`, `link`. */
  as: string;
}

interface Place {
  kind: string;
  as: string;
  /** Column with the id of the entry, and that with the id of the thing. */
  media: PgColumn;
  thing: PgColumn;
}

const places: Place[] = [
  { kind: 'season', as: 'picture', media: seasons.imageId, thing: seasons.id },
  { kind: 'production', as: 'hero', media: productions.heroImageId, thing: productions.id },
  { kind: 'production', as: 'picture', media: productionPictures.mediaId, thing: productionPictures.productionId },
  { kind: 'production', as: 'logo', media: productionLogos.mediaId, thing: productionLogos.productionId },
  { kind: 'event', as: 'picture', media: events.imageId, thing: events.id },
  { kind: 'person', as: 'picture', media: persons.imageId, thing: persons.id },
  { kind: 'article', as: 'picture', media: articles.imageId, thing: articles.id },
  { kind: 'subscription', as: 'picture', media: seasonSubscriptions.imageId, thing: seasonSubscriptions.id },
  { kind: 'slide', as: 'picture', media: slides.imageId, thing: slides.id },
  { kind: 'press', as: 'file', media: downloadFiles.mediaId, thing: downloadFiles.directoryId },
];

/** So many are named of each. */
const mostNamed = 50;

/** Things outside of sections and pages that use an entry; two queries. */
export async function thingsWithMedia(db: Database | Transaction, mediaId: number): Promise<ThingWithMedia[]> {
  const found = places.map(
    ({ kind, as, media, thing }): SQL =>
      sql`(select distinct ${kind}::text as kind, ${thing} as id, ${as}::text as "as" from ${thing.table} where ${media} = ${mediaId} order by 2 limit ${mostNamed})`,
  );
  const { rows } = await db.execute<{ kind: string; id: number; as: string }>(
    sql`select kind, id, "as" from (${sql.join(found, sql` union all `)}) as used order by kind, id, "as"`,
  );
  const linked = await mentionsOf(db, 'media', mediaId);
  return [...rows, ...linked.map(({ kind, id }) => ({ kind, id, as: 'link' }))];
}
