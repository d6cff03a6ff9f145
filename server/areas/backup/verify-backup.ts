import { someOf } from '#text/some-of.ts';
import { counted } from '../../platform/command-line.ts';
import { inspectBackup } from './inspect-backup.ts';

/** Reads an archive to its end without a database. Returns lines that say what is in it; throws if it is not whole. */
export async function verifyBackup(source: string, archive: string): Promise<string[]> {
  const { manifest, rows, originals, missing, damage, absent } = await inspectBackup(source);
  if (damage.length > 0) throw new Error(`${archive} is damaged: ${someOf(damage)}.`);
  if (missing.length > 0) {
    const names = someOf(missing.map(({ name }) => name));
    throw new Error(`${archive} does not contain ${counted(missing.length, 'file')} of the media library: ${names}.`);
  }
  const contents = `${counted(rows, 'row')} and ${counted(originals.size, 'file')}, written ${manifest.created_at}`;
  const whole = `${archive} is complete: ${contents}.`;
  if (absent === 0) return [whole];
  return [whole, `${counted(absent, 'file')} of the media library could not be found when it was written.`];
}
