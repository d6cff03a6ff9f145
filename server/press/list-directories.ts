import { and, count, desc, eq, gt, inArray, min, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import type { Picture } from '#contract/media.ts';
import type { DownloadDirectorySummary } from '#contract/press.ts';
import { addressOf, slugIn, slugsOf } from '../addresses.ts';
import { media } from '../db/schema.ts';
import type { Database, House } from '../house.ts';
import { picturesByIds } from '../media/pictures.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { berlinIso } from '../programme/berlin-time.ts';
import { type DirectoryRow, isPublicDirectory } from './read-directory.ts';
import { downloadDirectories, downloadFiles } from './schema.ts';

interface Slice {
  limit: number;
  offset: number;
}

/** Public directories, newest first. */
export async function listDirectories(
  { db, clock }: House,
  slice: Slice,
  locale: Locale,
  made: MadeOf,
): Promise<{ count: number; results: DownloadDirectorySummary[] }> {
  const now = clock();
  made.tags.add(tags.press);
  const total = await db.$count(downloadDirectories, isPublicDirectory(now));
  const rows = await db
    .select()
    .from(downloadDirectories)
    .where(isPublicDirectory(now))
    .orderBy(desc(downloadDirectories.publishedAt), desc(downloadDirectories.id))
    .limit(slice.limit)
    .offset(slice.offset);
  await noteNext(db, now, made);
  return { count: total, results: await summariseDirectories(db, rows, locale, made.tags) };
}

/** Directories in one language, in the order given, with two queries however many they are. */
async function summariseDirectories(
  db: Database,
  rows: DirectoryRow[],
  locale: Locale,
  used: Set<string>,
): Promise<DownloadDirectorySummary[]> {
  const contents = await contentsOf(
    db,
    rows.map(({ id }) => id),
  );
  const pictureIds = contents.flatMap(({ pictureId }) => pictureId ?? []);
  for (const id of pictureIds) used.add(tags.media(id));
  const pictures = await picturesByIds(db, pictureIds, locale);
  return rows.map((row) => {
    const content = contents.find(({ directoryId }) => directoryId === row.id);
    return toSummary(row, locale, content?.files ?? 0, pictures[String(content?.pictureId)]);
  });
}

export function toSummary(
  row: DirectoryRow,
  locale: Locale,
  files: number,
  picture: Picture | undefined,
): DownloadDirectorySummary {
  const { text: title, lang } = inLocale(row.title, locale);
  return {
    id: row.id,
    slug: slugIn(row.slug, locale),
    slugs: slugsOf(row.slug),
    title,
    description: inLocale(row.description, locale).text,
    published_at: berlinIso(row.publishedAt),
    files_count: files,
    picture: picture ?? null,
    url: addressOf('press', row, locale),
    ...(lang ? { lang } : {}),
  };
}

/** How many files directories hold, and which picture comes first. */
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

async function noteNext(db: Database, now: Date, { until }: MadeOf): Promise<void> {
  const [next] = await db
    .select({ at: min(downloadDirectories.publishedAt) })
    .from(downloadDirectories)
    .where(and(eq(downloadDirectories.isOnline, true), gt(downloadDirectories.publishedAt, now)));
  if (next?.at) until.add(next.at);
}
