import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** What a running server does for the commands of the shell, by name. */
export type SocketCommands = Record<string, (body: unknown) => Promise<object>>;

const failureSchema = z.object({ message: z.string() });

/**
 * The address of the socket. Only the server process can open the embedded database, so commands of the shell are sent to
 * it. It is in the data folder, or in the temporary folder if the path would be too long.
 */
function addressOf(dataDir: string): string {
  const folder = path.resolve(dataDir);
  const name = `proscenium-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return String.raw`\\.\pipe\${name}`;
  const inFolder = path.join(folder, 'command.sock');
  return Buffer.byteLength(inFolder) < 100 ? inFolder : path.join(tmpdir(), `${name}.sock`);
}

/** Listens for commands from users who may write to the data folder. Returns a function that stops it. */
export async function serveCommands(dataDir: string, commands: SocketCommands): Promise<() => Promise<void>> {
  const address = addressOf(dataDir);
  const server = createServer((question, answer) => {
    const respond = (status: number, body: object) => answer.writeHead(status).end(JSON.stringify(body));
    const run = commands[(question.url ?? '').slice(1)];
    if (!run) return void respond(404, { message: 'The running server is of another version. Restart it first.' });
    json(question)
      .then(run)
      .then((done) => respond(200, done))
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

/** Sends a command to the server that uses a data folder; null if none runs. Throws its failure. */
export function sendCommand(dataDir: string, name: string, body: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const socketPath = addressOf(dataDir);
    const question = request({ socketPath, method: 'POST', path: `/${name}`, agent: false }, (answer) =>
      json(answer).then(
        (sent) => (answer.statusCode === 200 ? resolve(sent) : reject(new Error(failureSchema.parse(sent).message))),
        reject,
      ),
    );
    question.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(explain(error, dataDir));
    });
    question.end(JSON.stringify(body));
  });
}

function explain(error: NodeJS.ErrnoException, dataDir: string): Error {
  if (error.code !== 'EACCES' && error.code !== 'EPERM') return error;
  return new Error(
    `The server on ${dataDir} belongs to another user. Run this command as the user who runs the server.`,
    { cause: error },
  );
}
