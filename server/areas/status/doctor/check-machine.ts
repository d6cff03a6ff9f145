import { constants } from 'node:fs';
import { access, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { berlinIso } from '#time/berlin-iso.ts';
import { someOf } from '#text/some-of.ts';
import { commandLine, isPacked } from '../../../platform/command-line.ts';
import type { Config } from '../../../platform/config.ts';
import { findLeftovers } from '../../../platform/files/leftovers.ts';
import { diskSpace, stateOf } from '../health-checks.ts';
import { error, type Finding, lineOf, ok, warn } from './finding.ts';

const root = path.join(import.meta.dirname, '../../../..');
const gigabyte = 1024 ** 3;
const packageSchema = z.object({ dependencies: z.object({ node: z.string() }) });

/** The Node that package.json names exactly is the one that the product was tested with. */
export async function checkNode(version = process.versions.node): Promise<Finding> {
  const file = path.join(root, 'package.json');
  const wanted = packageSchema.parse(JSON.parse(await readFile(file, 'utf8'))).dependencies.node;
  if (version === wanted) return ok('node', version);
  return warn(
    'node',
    `${version}, but ${wanted} is in package.json`,
    isPacked ? `Start with “${commandLine('start')}”.` : 'Start with “npm start”, which installs and uses it.',
  );
}

/** Without time zone data all times would be those of UTC. */
export function checkTimeZone(): Finding {
  const [winter, summer] = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((at) => berlinIso(new Date(at)));
  if (winter?.includes('T13:00') && summer?.includes('T14:00'))
    return ok('time zone', `that of the house is known, data ${process.versions.tz ?? 'of the system'}`);
  return error(
    'time zone',
    'that of the house is unknown to this Node',
    `Use the Node of the lockfile: ${commandLine('start')}.`,
  );
}

export async function checkBuild(): Promise<Finding> {
  const isBuilt = await access(path.join(root, 'build/server/index.js')).then(
    () => true,
    () => false,
  );
  return isBuilt
    ? ok('build', 'the site is built')
    : error(
        'build',
        'the site is not built',
        isPacked ? 'Copy the packed folder again.' : 'Run “npm start” or “npm run build”.',
      );
}

/** Whether the data folder can be written, is closed to others and has room. */
export async function checkDataFolder({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding[]> {
  const probe = path.join(dataDir, `.doctor-${process.pid}.tmp`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (failure) {
    await rm(probe, { force: true }).catch(() => {});
    const reason = failure instanceof Error && 'code' in failure ? String(failure.code) : String(failure);
    return [error('data folder', `${dataDir} cannot be written (${reason})`, writingAdvice(reason))];
  }
  return [...(await checkSecret(dataDir)), await checkSpace(dataDir)];
}

/** What killed commands have left, which may be as large as the media library. */
export async function checkLeftovers(config: Pick<Config, 'dataDir' | 'backups'>): Promise<Finding> {
  const found = await findLeftovers(config);
  if (found.length === 0) return ok('leftovers', 'no killed command has left any');
  const message = `a killed restore, backup or rehearsal has left ${someOf(found)}`;
  return warn('leftovers', message, 'A running server removes them within an hour, a start and each backup at once.');
}

/** Exported for tests: what to do when a folder cannot be written, by the code of the system. */
export function writingAdvice(code: string): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full: uploads and backups fail. Make room.';
  if (code === 'EROFS') return 'The disk is mounted for reading only. Mount it for writing, or set another DATA_DIR.';
  return 'Give it to the user who runs the server.';
}

async function checkSecret(dataDir: string): Promise<Finding[]> {
  const secret = path.join(dataDir, 'secret');
  const found = await stat(secret).catch(() => null);
  if (!found || process.platform === 'win32') return [];
  const isReadable = await access(secret, constants.R_OK).then(
    () => true,
    () => false,
  );
  if (!isReadable)
    return [error('data folder', `${secret} cannot be read`, 'Give it to the user who runs the server.')];
  if ((found.mode & 0o077) === 0) return [];
  return [warn('data folder', `${secret} can be read by other users`, `chmod 600 ${secret}`)];
}

async function checkSpace(dataDir: string): Promise<Finding> {
  const space = await diskSpace(dataDir);
  const message = `${dataDir}, ${(space.free_bytes / gigabyte).toFixed(1)} GB free`;
  const state = stateOf({ storage: { disk: space } }, 'disk_full', 'disk_scarce');
  const advice = state === 'error' ? 'Uploads and backups will fail. Make room.' : 'Make room before the disk is full.';
  return lineOf[state]('data folder', message, advice);
}

/** The port is free, or the server that answers on it is this product. */
export async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const code = await tryToListen(host, port);
  if (code === null) return ok('port', `${port} on ${host} is free; no server runs on it`);
  if (code === 'EADDRINUSE') {
    if (await answersHealth(host, port)) return ok('port', `${port} on ${host}: the server runs`);
    return error('port', `${port} on ${host} is taken by another program`, 'Stop it, or set PORT to a free one.');
  }
  return error(
    'port',
    `${port} on ${host} cannot be used (${code})`,
    'Set HOST to an address of this machine, PORT above 1023.',
  );
}

function tryToListen(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (failure: NodeJS.ErrnoException) => resolve(failure.code ?? failure.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

async function answersHealth(host: string, port: number): Promise<boolean> {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? '[::1]' : host;
  try {
    const answer = await fetch(`http://${reachable}:${port}/healthz`, { signal: AbortSignal.timeout(3000) });
    return z.object({ status: z.literal('ok') }).safeParse(await answer.json()).success;
  } catch {
    return false;
  }
}
