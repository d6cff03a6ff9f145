import { and, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { media } from '../../../db/tables/media.ts';
import { pages } from '../../../db/tables/pages.ts';
import { sectionReferences } from '../../../db/tables/sections.ts';
import { idsMentioned } from '../../../resources/definition/mentions.ts';
import { entityPlaces } from '../uses/used-by-entities.ts';
import { usesByHouse } from '../uses/used-in.ts';
import type { Database } from '../../../db/database.ts';

/** The entries without any of the uses that prevent deletion, as `mediaUsedIn` finds them for one entry. */
export async function isUnused(db: Database): Promise<SQL | undefined> {
  const columns = [...entityPlaces.map((place) => place.media), pages.heroImageId, pages.ogImageId];
  const used = [
    ...columns.map((column) => sql`select ${column} as id from ${column.table} where ${isNotNull(column)}`),
    sql`select ${sectionReferences.targetId} as id from ${sectionReferences} where ${sectionReferences.kind} = 'media'`,
    idsMentioned('media'),
  ];
  const ofHouse = (await usesByHouse(db)).map(({ id }) => id);
  return and(sql`${media.id} not in (${sql.join(used, sql` union all `)})`, notInArray(media.id, ofHouse));
}
