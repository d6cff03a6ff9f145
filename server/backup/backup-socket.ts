import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Config } from '../env.ts';
import { writeBackup, type Written } from './write-backup.ts';

const questionSchema = z.object({ target: z.string() });
const answerSchema = z.union([z.object({ rows: z.number(), files: z.number() }), z.object({ message: z.string() })]);

/**
 * Where a house on the embedded database, which nobody else may open meanwhile, is asked for a backup: a socket in its data
 * folder, or elsewhere where its path would be too long for one.
 */
function addressOf(dataDir: string): string {
  const folder = path.resolve(dataDir);
  const name = `proscenium-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return String.raw`\\.\pipe\${name}`;
  const inFolder = path.join(folder, 'backup.sock');
  return Buffer.byteLength(inFolder) < 100 ? inFolder : path.join(tmpdir(), `${name}.sock`);
}

/** Writes a backup of the running house for whoever may write in its data folder. Gives the function that ends it. */
export async function serveBackups(database: OpenDatabase, config: Config): Promise<() => Promise<void>> {
  const address = addressOf(config.dataDir);
  const server = createServer((question, answer) => {
    const tell = (status: number, body: object) => answer.writeHead(status).end(JSON.stringify(body));
    json(question)
      .then((body) => writeBackup(database, config, questionSchema.parse(body).target))
      .then((written) => tell(200, written))
      .catch((error: unknown) => tell(500, { message: error instanceof Error ? error.message : String(error) }));
  });
  // Left behind by a house that was killed: who holds the folder now is this process.
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

/** Asks the house that runs on a data folder to write a backup; null where none does. */
export async function askForBackup(dataDir: string, target: string): Promise<Written | null> {
  const answer = await post(addressOf(dataDir), { target });
  if (answer === null) return null;
  const told = answerSchema.parse(answer);
  if ('message' in told) throw new Error(told.message);
  return told;
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
