import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from './loopback.ts';

/** How the provider responds to its form: a status with a text, or a failure. */
export type ProviderMood =
  | { status: number; says?: string; location?: string }
  | 'hangs'
  | 'goes away'
  | 'says without end'
  | 'stops in the middle';

export interface MailingProvider {
  url: string;
  mood: ProviderMood;
  /** Forms that arrived whole, in order, as they came. */
  taken: { path: string; type: string; body: string }[];
  /** How often somebody asked for anything. */
  readonly calls: number;
  /** Bytes of answers that left. */
  readonly said: number;
  close(): Promise<void>;
}

/** A provider's form on the loopback address. */
export async function openMailingProvider(mood: ProviderMood = { status: 200 }): Promise<MailingProvider> {
  const count = { calls: 0, sent: 0 };
  const server = createServer((request, response) => {
    count.calls += 1;
    void answer(request, response, opened, count);
  });
  const loopback = await listenOnLoopback(server);
  const opened: MailingProvider = {
    url: `${loopback.url}/serve/form`,
    mood,
    taken: [],
    get calls() {
      return count.calls;
    },
    get said() {
      return count.sent;
    },
    close: loopback.close,
  };
  return opened;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  provider: MailingProvider,
  count: { sent: number },
): Promise<void> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  const { mood } = provider;
  if (mood === 'goes away') return void request.socket.destroy();
  provider.taken.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', body });
  if (mood === 'hangs') return;
  if (mood === 'stops in the middle') return void response.writeHead(400, { 'content-length': 100 }).write('e-mail');
  if (mood === 'says without end') return respondWithoutEnd(response, count);
  response.writeHead(mood.status, mood.location === undefined ? {} : { location: mood.location }).end(mood.says ?? '');
}

function respondWithoutEnd(response: ServerResponse, count: { sent: number }): void {
  const part = `bad e-mail ${'x'.repeat(16 * 1024)}`;
  const go = () => {
    while (!response.destroyed) {
      count.sent += part.length;
      if (!response.write(part)) return void response.once('drain', go);
    }
  };
  response.writeHead(422);
  go();
}
