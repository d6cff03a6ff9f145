import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { media } from '../db/schema.ts';
import type { House, SessionUser } from '../house.ts';
import type { MediaRow } from '../media/media-rows.ts';
import { productions } from '../programme/schema.ts';
import { downloadDirectories, downloadFiles } from './schema.ts';

export type DirectoryRow = typeof downloadDirectories.$inferSelect;

/** A file of a directory with its medium. */
export interface DirectoryFile {
  file: typeof downloadFiles.$inferSelect;
  media: MediaRow;
  /** Under which it is saved; each name once in a directory, whatever the case. */
  name: string;
}

/** What visitors may see. */
export function isPublicDirectory(now: Date): SQL | undefined {
  return and(eq(downloadDirectories.isOnline, true), lte(downloadDirectories.publishedAt, now));
}

/** A directory with the production it is about; 404 where it is not public, for visitors. */
export async function readDirectory({ db, clock }: House, id: number, user: SessionUser | null) {
  const [row] = await db
    .select({ directory: downloadDirectories, production: productions })
    .from(downloadDirectories)
    .leftJoin(productions, eq(productions.id, downloadDirectories.productionId))
    .where(and(eq(downloadDirectories.id, id), user ? undefined : isPublicDirectory(clock())));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The files of a directory, in order. */
export async function readFiles({ db }: Pick<House, 'db'>, directoryId: number): Promise<DirectoryFile[]> {
  const rows = await db
    .select({ file: downloadFiles, media })
    .from(downloadFiles)
    .innerJoin(media, eq(media.id, downloadFiles.mediaId))
    .where(eq(downloadFiles.directoryId, directoryId))
    .orderBy(asc(downloadFiles.position), asc(downloadFiles.id));
  const taken = new Set([copyrightFile.toLowerCase()]);
  return rows.map((row) => ({ file: row.file, media: row.media, name: freeName(row.media.fileName, taken) }));
}

/** Name of the text that goes with all files in one zip. */
export const copyrightFile = 'Bildrechte-Copyright.txt';

/** The name, with a number before its ending where another file has it already. */
function freeName(fileName: string, taken: Set<string>): string {
  const [, stem = fileName, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(fileName) ?? [];
  let name = fileName;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${stem}-${number}${ending}`;
  taken.add(name.toLowerCase());
  return name;
}
