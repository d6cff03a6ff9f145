import { readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { startOfRunning, thisProcess } from '../../db/process-holder.ts';
import type { Config } from '../config.ts';
import { shortHash } from '../short-hash.ts';

/** In milliseconds: after this time also what another machine has left, or an older version, belongs to nobody. */
const day = 86_400_000;

const marked = /(?:^|[-.])([0-9a-f]{12})-(\d+)-([0-9a-f]{12})(?:[-.]|$)/;

/** Part of the name of a temporary file or folder; tells others whether its process still lives. */
export async function ownerMark(): Promise<string> {
  const { pid, host, started } = await thisProcess();
  return `${shortHash(host)}-${pid}-${shortHash(started)}`;
}

/** Folders in which commands and the server have temporary files, with the names of these. */
function placesOf({ dataDir, backups }: Pick<Config, 'dataDir' | 'backups'>): [folder: string, names: RegExp][] {
  const places: [string, RegExp][] = [
    [dataDir, /^restore-/],
    [tmpdir(), /^proscenium-(?:archive|rehearsal)-/],
  ];
  if (backups) places.push([backups.folder, unfinishedBackup]);
  return places;
}

const unfinishedBackup = /\.tar\.gz(?:\.unverified)?(?:\.[\w-]+)?\.part$/;

/** Paths of what processes have left that were killed during a restore, a backup or a rehearsal. */
export async function findLeftovers(
  settings: Pick<Config, 'dataDir' | 'backups'>,
  now = new Date(),
): Promise<string[]> {
  const found = await Promise.all(placesOf(settings).map(([folder, names]) => abandonedIn(folder, { names, now })));
  return [...new Set(found.flat())];
}

/** Removes them. */
export async function sweepLeftovers(settings: Pick<Config, 'dataDir' | 'backups'>, now = new Date()): Promise<void> {
  for (const leftover of await findLeftovers(settings, now)) await rm(leftover, { recursive: true, force: true });
}

/** Removes unfinished backups beside one that is to be written. */
export async function sweepBackups(folder: string, now = new Date()): Promise<void> {
  const found = await abandonedIn(folder, { names: unfinishedBackup, now });
  for (const leftover of found) await rm(leftover, { force: true });
}

async function abandonedIn(folder: string, { names, now }: { names: RegExp; now: Date }): Promise<string[]> {
  const all = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const name of all.filter((one) => names.test(one))) {
    const leftover = path.join(folder, name);
    if (await isAbandoned(leftover, now)) found.push(leftover);
  }
  return found;
}

async function isAbandoned(leftover: string, now: Date): Promise<boolean> {
  const [, host, pid, started] = marked.exec(path.basename(leftover)) ?? [];
  if (host === shortHash(hostname())) {
    const running = await startOfRunning(Number(pid));
    return running === null || shortHash(running) !== started;
  }
  const changed = await stat(leftover).catch(() => null);
  return changed !== null && now.getTime() - changed.mtimeMs > day;
}
