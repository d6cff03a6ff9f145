import { and, asc, desc, eq, inArray, or, type SQL, sql, isNotNull, notInArray } from 'drizzle-orm';
import { largestId } from '#contract/base/parameters.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import { keysOf } from '#contract/base/records.ts';
import type { MediaGap } from '#contract/media/media-api.ts';
import { ownFileEndings, ownFileUses } from '#contract/fields/own-file.ts';
import { media } from '../../db/tables/media.ts';
import type { Database } from '../../db/database.ts';
import { toMedia } from '../../platform/pictures/media-rows.ts';
import { hasDuplicate, hasTag } from './narrow-media.ts';
import { pages } from '../../db/tables/pages.ts';
import { sectionReferences } from '../../db/tables/sections.ts';
import { idsMentioned } from '../../resources/definition/mentions.ts';
import { entityPlaces, filesAtAddresses } from './uses/used-by-entities.ts';
import { usesByHouse } from './uses/used-in.ts';
import { hasWords } from '../../db/has-words.ts';
import type { z } from 'zod';
import type { mediaApi } from '#contract/api.ts';
import type { Media } from '#contract/media/media.ts';
import { offsetOf } from '../../http/list-answer.ts';

type MediaFilter = z.output<typeof mediaApi.list.query>;

/** In either language. */
const texts = [media.alt, media.caption, media.copyright].flatMap((column) => [
  sql`${column}->>'de'`,
  sql`${column}->>'en'`,
]);
const sorts = { created_at: media.createdAt, file_name: media.fileName, size: media.size, id: media.id };

/** One page of the library, and the total number of entries. */
export async function listMedia(db: Database, filter: MediaFilter): Promise<{ count: number; results: Media[] }> {
  const { kind, use, tag, missing, ids } = filter;
  const where = and(
    kind ? eq(media.kind, kind) : undefined,
    use === undefined ? undefined : isForUse(use),
    tag === undefined ? undefined : hasTag(tag),
    filter.unused && (await isUnused(db)),
    filter.duplicates && hasDuplicate(),
    missing ? isMissing(missing) : undefined,
    ids === undefined ? undefined : withIds(ids),
    hasWords(filter.query, media.fileName, sql`${media.tags}::text`, ...texts),
  );
  const rows = await db
    .select()
    .from(media)
    .where(where)
    .orderBy(...(filter.duplicates ? [asc(media.hash)] : []), ...orderOf(filter.sort ?? '-created_at'))
    .limit(filter.page_size)
    .offset(offsetOf(filter));
  return { count: await db.$count(media, where), results: rows.map(toMedia) };
}

/** The id makes the order unique, so that pages never overlap. */
function orderOf(sort: string): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  const name = sort.replace('-', '');
  const by = isOneOf(keysOf(sorts), name) ? sorts[name] : media.id;
  return [direction(by), direction(media.id)];
}

/** The extension of a stored file is that of its content. */
function isForUse(uses: string): SQL {
  const endings = uses.split(',').flatMap((use) => (isOneOf(ownFileUses, use) ? ownFileEndings[use] : []));
  return sql`${media.fileName} ~ ${`\\.(?:${endings.join('|')})$`}`;
}

function withIds(ids: string): SQL {
  const numbers = ids.split(',').map(Number);
  return inArray(
    media.id,
    numbers.filter((id) => id > 0 && id <= largestId),
  );
}

const isEmpty = (text: SQL) => sql`btrim(coalesce(${text}, '')) = ''`;

/**
 * Which fields are required: German alt text for pictures that are not decorative, an English translation of every
 * German text, and the copyright of pictures.
 */
function isMissing(gap: MediaGap): SQL | undefined {
  const isPicture = eq(media.kind, 'image');
  switch (gap) {
    case 'alt':
      return and(isPicture, eq(media.decorative, false), isEmpty(sql`${media.alt}->>'de'`));
    case 'copyright':
      return and(isPicture, isEmpty(sql`${media.copyright}->>'de'`));
    case 'translation':
      return or(untranslated(media.alt), untranslated(media.caption));
  }
}

function untranslated(column: typeof media.alt | typeof media.caption): SQL {
  return sql`(${column}->>'de' <> '' and ${isEmpty(sql`${column}->>'en'`)})`;
}

/** The entries without any of the uses that prevent deletion, as `mediaUsedIn` finds them for one entry. */
async function isUnused(db: Database): Promise<SQL | undefined> {
  const columns = [...entityPlaces.map((place) => place.media), pages.heroImageId, pages.ogImageId];
  const used = [
    ...columns.map((column) => sql`select ${column} as id from ${column.table} where ${isNotNull(column)}`),
    sql`select ${sectionReferences.targetId} as id from ${sectionReferences} where ${sectionReferences.kind} = 'media'`,
    idsMentioned('media'),
    sql`select media_id as id from (${filesAtAddresses()}) as addressed`,
  ];
  const ofHouse = (await usesByHouse(db)).map(({ id }) => id);
  return and(sql`${media.id} not in (${sql.join(used, sql` union all `)})`, notInArray(media.id, ofHouse));
}
