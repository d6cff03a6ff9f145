import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import { media } from '../../db/tables/media.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import type { MediaRow } from '../../platform/pictures/media-rows.ts';
import { productions } from '../../db/tables/programme.ts';
import { downloadDirectories, downloadFiles } from '../../db/tables/press.ts';
import { entryVisibility, isPublished, type Visibility } from '../../db/visibility.ts';

export type DirectoryRow = typeof downloadDirectories.$inferSelect;

export interface DirectoryFile {
  file: typeof downloadFiles.$inferSelect;
  media: MediaRow;
  /** File name for the download; unique in the directory, ignoring case. */
  name: string;
}

/** Who asks for a directory. */
export interface DirectoryReader {
  user: SessionUser | null;
  visibility: Visibility;
}

/** A directory with its production if that may be seen; throws 404 if the directory may not be seen. */
export async function readDirectory({ db, clock }: AppContext, id: number, reader: DirectoryReader) {
  const viewer = { now: clock(), visibility: entryVisibility(reader) };
  const [row] = await db
    .select({ directory: downloadDirectories, production: productions })
    .from(downloadDirectories)
    .leftJoin(productions, and(eq(productions.id, downloadDirectories.productionId), isPublished(productions, viewer)))
    .where(and(eq(downloadDirectories.id, id), isPublished(downloadDirectories, viewer)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The files of a directory, in order. */
export async function readFiles({ db }: Pick<AppContext, 'db'>, directoryId: number): Promise<DirectoryFile[]> {
  const rows = await db
    .select({ file: downloadFiles, media })
    .from(downloadFiles)
    .innerJoin(media, eq(media.id, downloadFiles.mediaId))
    .where(eq(downloadFiles.directoryId, directoryId))
    .orderBy(asc(downloadFiles.position), asc(downloadFiles.id));
  const taken = new Set([copyrightFile.toLowerCase()]);
  return rows.map((row) => ({ file: row.file, media: row.media, name: freeName(row.media.fileName, taken) }));
}

/** Name of the copyright text in the zip. */
export const copyrightFile = 'Bildrechte-Copyright.txt';

/** The file name; if taken, with a number before the extension. */
function freeName(fileName: string, taken: Set<string>): string {
  const [, stem = fileName, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(fileName) ?? [];
  let name = fileName;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${stem}-${number}${ending}`;
  taken.add(name.toLowerCase());
  return name;
}
