import { sql } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { Picture } from '#contract/media/media.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { RequestContext } from '../../request-context.ts';
import { media } from '../../db/tables/media.ts';
import { baseUrl } from '../files/storage-keys.ts';
import { tags } from '../invalidation/tags.ts';
import { isRowId, type MediaRow } from './media-rows.ts';

/** Pictures by id, with texts in one language and German as fallback. Ids that are not pictures are missing. */
export async function picturesByIds(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  ids: Iterable<number>,
): Promise<Record<string, Picture>> {
  return toPictures(await mediaByIds(ctx.db, ids), ctx.locale);
}

/** The same by a lookup, for an answer, which depends on each of them, missing ones too. */
export async function shownPictures(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'deps'>,
  ids: (number | null | undefined)[],
): Promise<(id: number | null | undefined) => Picture | null> {
  const wanted = ids.filter((id) => typeof id === 'number');
  for (const id of wanted) ctx.deps.tags.add(tags.media(id));
  const pictures = await picturesByIds(ctx, wanted);
  return (id) => pictures[String(id)] ?? null;
}

const mediaById = prepared('media_by_id', (db) =>
  db
    .select()
    .from(media)
    .where(sql`${media.id} = any(${sql.placeholder('ids')})`),
);

export async function mediaByIds(db: Database, ids: Iterable<number>): Promise<MediaRow[]> {
  const wanted = [...new Set(ids)].filter(isRowId);
  return wanted.length === 0 ? [] : mediaById(db).execute({ ids: wanted });
}

export function toPictures(rows: MediaRow[], locale: Locale): Record<string, Picture> {
  return Object.fromEntries(
    rows.flatMap((row) => (row.kind === 'image' ? [[String(row.id), toPicture(row, locale)]] : [])),
  );
}

/** A picture in the contract's shape. */
export function toPicture(row: MediaRow, locale: Locale): Picture {
  const alt = row.decorative ? { text: '' } : inLocale(row.alt, locale);
  const caption = inLocale(row.caption, locale);
  const copyright = inLocale(row.copyright, locale);
  const lang = alt.lang ?? caption.lang ?? copyright.lang;
  return {
    id: row.id,
    base: baseUrl(row),
    width: row.width ?? 0,
    height: row.height ?? 0,
    alt: alt.text,
    caption: caption.text,
    copyright: copyright.text,
    focal: { x: row.focalX / 10, y: row.focalY / 10 },
    placeholder: row.placeholder,
    ...(row.brightness === null ? {} : { brightness: row.brightness }),
    ...(lang ? { lang } : {}),
  };
}
