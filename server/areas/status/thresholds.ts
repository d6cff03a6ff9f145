import { statfs } from 'node:fs/promises';

type State = 'ok' | 'warn' | 'error';
const hour = 3_600_000;
const gigabyte = 1024 ** 3;

/** `difference`: milliseconds between the clocks of database and machine. */
export function clockState(difference: number): State {
  if (Math.abs(difference) < 2000) return 'ok';
  return Math.abs(difference) < 60_000 ? 'warn' : 'error';
}

export function areConnectionsScarce({ used, limit }: { used: number; limit: number }): boolean {
  return used > limit * 0.8;
}

/** `every`: milliseconds between two scheduled backups; without a schedule a backup may be a week old. */
export function isBackupOverdue(goodAt: string, every: number | undefined, now: Date): boolean {
  const age = now.getTime() - new Date(goodAt).getTime();
  return age > Math.max(2 * (every ?? 3.5 * 24 * hour), hour);
}

interface DiskSpace {
  free_bytes: number;
  total_bytes: number;
}

/** Space of the disk on which a folder is. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, bsize, blocks } = await statfs(folder);
  return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
}

export function spaceState({ free_bytes: free, total_bytes: total }: DiskSpace): State {
  if (free < 0.5 * gigabyte) return 'error';
  const share = total > 0 ? free / total : 1;
  return free < 2 * gigabyte || share < 0.05 ? 'warn' : 'ok';
}
