import path from 'node:path';
import { commandLine } from '../../../platform/command-line.ts';
import { openBackupPlace } from '../../backup/places/backup-place.ts';
import type { Config } from '../../../platform/config.ts';
import type { DatabaseFacts } from '../database-facts.ts';
import { isBackupOverdue } from '../thresholds.ts';
import { error, type Finding, ok, warn } from './finding.ts';

/** Whether there is a backup, not too old, and still where it was put. */
export async function checkBackups({ backup }: DatabaseFacts, config: Config): Promise<Finding[]> {
  return [judgeBackups(backup, config), ...(await checkPlace(backup, config))];
}

/** Exported for tests. With a schedule only its backups count: one by command says nothing of the next night. */
export function judgeBackups(
  backup: DatabaseFacts['backup'],
  { backups }: Pick<Config, 'backups'>,
  now = new Date(),
): Finding {
  const every = backups?.every;
  const { failed_at: failedAt, failed_reason: reason } = backup;
  const { at, file } =
    every === undefined
      ? { at: backup.good_at, file: backup.good_file }
      : { at: backup.scheduled_at, file: backup.scheduled_file };
  const advice =
    every === undefined
      ? `Set BACKUP_EVERY, or run “${commandLine('backup')}”.`
      : 'Look for “Scheduled backup” in the log.';
  if (failedAt !== null)
    return error('backup', `the last one failed at ${failedAt}: ${reason}`, 'Remove the cause; it is tried again.');
  if (at === null) return warn('backup', `there is none yet${every === undefined ? '' : ' by schedule'}`, advice);
  const message = `the last one is from ${at} (${file})`;
  return isBackupOverdue(at, every, now) ? warn('backup', message, advice) : ok('backup', message);
}

/** The place of the scheduled backups can be read, and has the last one. */
async function checkPlace(backup: DatabaseFacts['backup'], { backups }: Config): Promise<Finding[]> {
  if (!backups) return [];
  const place = await openBackupPlace(backups);
  const last = backup.scheduled_file;
  try {
    const names = await place.list();
    // A folder may have been on another disk, or on another machine, before.
    if (last === null || place.nameOf(path.basename(last)) !== last || names.includes(path.basename(last))) return [];
    return [
      error('backup', `${last} is not there any more`, 'Who removed it? Does another house use this BACKUP_DIR?'),
    ];
  } catch (failure) {
    if (!backups.store && last === null) return [];
    const message = failure instanceof Error ? failure.message : String(failure);
    return [error('backup', message, 'Check BACKUP_DIR, and the keys if it is a store.')];
  }
}
