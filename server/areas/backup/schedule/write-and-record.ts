import { stat } from 'node:fs/promises';
import type { OpenDatabase } from '../../../db/open-database.ts';
import type { Place } from '../../../platform/files/staged-files.ts';
import { type Target, writeBackup, type Written } from '../write-backup.ts';
import { recordManual } from './backup-runs.ts';

/** Writes a backup that somebody requested. The status shows it, unless this database is not migrated yet. */
export async function writeAndRecord(database: OpenDatabase, place: Place, target: Target): Promise<Written> {
  const startedAt = new Date();
  const written = await writeBackup(database, place, target);
  const { size: bytes } = await stat(target.file);
  const { file } = target;
  await recordManual(database.db, { file, startedAt, now: new Date(), bytes }).catch(() => {});
  return written;
}
