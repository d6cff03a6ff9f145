import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { OpenDatabase } from '../../db/open-database.ts';
import type { Config } from '../../platform/config.ts';
import { type Target, writeBackup, type Written } from './write-backup.ts';

const requestSchema = z.object({ file: z.string(), incomplete: z.boolean() });
const responseSchema = z.union([
  z.object({ rows: z.number(), files: z.number(), absent: z.number() }),
  z.object({ message: z.string() }),
]);

/**
 * The address of the backup socket. Only the server process can open the embedded database, so a backup is requested
 * through this socket. It is in the data folder, or in the temporary folder if the path would be too long.
 */
function addressOf(dataDir: string): string {
  const folder = path.resolve(dataDir);
  const name = `proscenium-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return String.raw`\\.\pipe\${name}`;
  const inFolder = path.join(folder, 'backup.sock');
  return Buffer.byteLength(inFolder) < 100 ? inFolder : path.join(tmpdir(), `${name}.sock`);
}

/** Listens for backup requests from users who may write to the data folder. Returns a function that stops it. */
export async function serveBackups(database: OpenDatabase, config: Config): Promise<() => Promise<void>> {
  const address = addressOf(config.dataDir);
  const server = createServer((question, answer) => {
    const respond = (status: number, body: object) => answer.writeHead(status).end(JSON.stringify(body));
    json(question)
      .then((body) => writeBackup(database, config, requestSchema.parse(body)))
      .then((written) => respond(200, written))
      .catch((error: unknown) => respond(500, { message: error instanceof Error ? error.message : String(error) }));
  });
  // A stale socket of a killed process: the lock on the folder belongs to this process.
  await rm(address, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  if (process.platform !== 'win32') await chmod(address, 0o600);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** Requests a backup from the server that uses a data folder; null if none runs. */
export async function askForBackup(dataDir: string, { file, incomplete = false }: Target): Promise<Written | null> {
  const answer = await post(addressOf(dataDir), { file, incomplete });
  if (answer === null) return null;
  const result = responseSchema.parse(answer);
  if ('message' in result) throw new Error(result.message);
  return result;
}

function post(socketPath: string, body: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const question = request({ socketPath, method: 'POST', path: '/', agent: false }, (answer) =>
      json(answer).then(resolve, reject),
    );
    question.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    question.end(JSON.stringify(body));
  });
}
