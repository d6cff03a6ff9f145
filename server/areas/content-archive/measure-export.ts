import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { media } from '../../db/tables/media.ts';
import { missingOriginals } from '../../platform/files/missing-originals.ts';
import { openStorage, type StoragePlace } from '../../platform/files/stored-files.ts';
import { contentKinds } from './kinds/content-kinds.ts';
import { settingsKind } from './kinds/settings-kind.ts';

const fileRow = z.object({ hash: z.string(), name: z.string(), bytes: z.coerce.number() });

/** How much an export holds, and which files of the media library are missing. */
export async function measureExport({ db, place }: { db: Database; place: StoragePlace }) {
  // A house without stored settings has the usual ones.
  let records = 1;
  for (const { name, tables } of contentKinds) if (name !== settingsKind.name) records += await db.$count(tables[0]);
  const { rows } = await db.execute(
    sql`select hash, min(file_name) as name, max(size) as bytes from ${media} group by hash order by min(id)`,
  );
  const files = rows.map((row) => fileRow.parse(row));
  const missing = await missingOriginals(await openStorage(place), files);
  return {
    records,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    missing: missing.map(({ name }) => name),
  };
}
