import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';

type Write = () => Promise<string>;

/** Answers `/metrics` on the public port to requests with the token; without a token it is a page like any other. */
export function withMetrics(token: string | undefined, write: Write, listener: RequestListener): RequestListener {
  if (token === undefined) return listener;
  return (incoming, outgoing) => {
    if (incoming.url !== '/metrics') return listener(incoming, outgoing);
    if (isSame(incoming.headers.authorization ?? '', `Bearer ${token}`)) return answer(outgoing, write);
    outgoing.writeHead(401, { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' }).end();
  };
}

/** Takes the same time wherever the two differ. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

/** Serves `/metrics` on a port of the loopback address, for a collector on this machine. Returns a function that stops it. */
export async function serveMetrics(port: number, write: Write): Promise<() => void> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/metrics') answer(outgoing, write);
    else outgoing.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`METRICS_PORT ${port} cannot be used: ${error.message}`, { cause: error })),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

function answer(outgoing: ServerResponse, write: Write): void {
  const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' };
  write().then(
    (text) => outgoing.writeHead(200, headers).end(text),
    (error: unknown) => {
      console.error(error);
      outgoing.writeHead(500).end();
    },
  );
}
