import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Slice } from '../../http/list-answer.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { Picture } from '#contract/media/media.ts';
import type { DownloadDirectorySummary } from '#contract/press/press.ts';
import type { RequestContext, ShowContext } from '../../request-context.ts';
import { addressOf, slugIn, slugsOf } from '../links/addresses.ts';
import { media } from '../../db/tables/media.ts';
import type { Database } from '../../db/database.ts';
import { shownPictures } from '../../platform/pictures/pictures.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { DirectoryRow } from './read-directory.ts';
import { downloadDirectories, downloadFiles } from '../../db/tables/press.ts';
import { isPublished } from '../../db/visibility.ts';

/** Public directories, newest first. */
export async function listDirectories(
  ctx: ShowContext,
  slice: Slice,
): Promise<{ count: number; results: DownloadDirectorySummary[] }> {
  const { db, deps } = ctx;
  deps.tags.add(tags.press);
  const total = await db.$count(downloadDirectories, isPublished(downloadDirectories, ctx));
  const rows = await db
    .select()
    .from(downloadDirectories)
    .where(isPublished(downloadDirectories, ctx))
    .orderBy(desc(downloadDirectories.publishedAt), desc(downloadDirectories.id))
    .limit(slice.limit)
    .offset(slice.offset);
  return { count: total, results: await summariseDirectories(ctx, rows) };
}

/** Directories in one language, in the given order; always two queries. */
async function summariseDirectories(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'now' | 'deps'>,
  rows: DirectoryRow[],
): Promise<DownloadDirectorySummary[]> {
  const { db } = ctx;
  const ids = rows.map(({ id }) => id);
  const contents = await contentsOf(db, ids);
  const pictureIds = contents.map(({ pictureId }) => pictureId);
  const pictureOf = await shownPictures(ctx, pictureIds);
  return rows.map((row) => {
    const content = contents.find(({ directoryId }) => directoryId === row.id);
    return toSummary(row, ctx, { files: content?.files ?? 0, picture: pictureOf(content?.pictureId) });
  });
}

export function toSummary(
  row: DirectoryRow,
  ctx: Pick<RequestContext, 'locale' | 'now'>,
  { files, picture }: { files: number; picture: Picture | null },
): DownloadDirectorySummary {
  const { locale } = ctx;
  const { text: title, lang } = inLocale(row.title, locale);
  return {
    id: row.id,
    slug: slugIn(row.slug, locale),
    slugs: slugsOf(row.slug),
    title: markHidden(title, row, ctx),
    description: inLocale(row.description, locale).text,
    published_at: berlinIso(row.publishedAt),
    files_count: files,
    picture,
    url: addressOf('press', row, locale),
    ...(lang ? { lang } : {}),
  };
}

/** Number of files and first picture of each directory. */
async function contentsOf(db: Database, directoryIds: number[]) {
  if (directoryIds.length === 0) return [];
  const inOrder = sql`order by ${downloadFiles.position}, ${downloadFiles.id}`;
  return db
    .select({
      directoryId: downloadFiles.directoryId,
      files: count(),
      pictureId: sql<number | null>`(array_agg(${media.id} ${inOrder}) filter (where ${media.kind} = 'image'))[1]`,
    })
    .from(downloadFiles)
    .innerJoin(media, eq(media.id, downloadFiles.mediaId))
    .where(inArray(downloadFiles.directoryId, directoryIds))
    .groupBy(downloadFiles.directoryId);
}
