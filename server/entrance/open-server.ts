import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lastResort } from './last-resort.ts';
import { sendBare } from './send-bare.ts';

export interface OpenServer {
  server: Server;
  port: number;
  /** From now on these requests are answered; before, everybody hears that the house opens in a moment. */
  use(listener: RequestListener): void;
  /** Lets running answers finish, for ten seconds at most. */
  close(): Promise<void>;
}

/** Longer than a balancer in front keeps its idle connections, so that it is never the one to be surprised. */
const keepAlive = 75_000;
const patience = 10_000;

/** Takes the port, or throws a sentence that says why it cannot. */
export async function openServer({ host, port }: { host: string; port: number }): Promise<OpenServer> {
  let listener: RequestListener = (incoming, outgoing) => sendBare(outgoing, lastResort('unavailable', incoming.url));
  // A request without a body, as nearly all are, has a stream that has ended from the start and costs nothing.
  const server = createServer({ optimizeEmptyRequests: true }, (incoming, outgoing) => listener(incoming, outgoing));
  server.headersTimeout = 15_000;
  server.requestTimeout = 300_000;
  server.keepAliveTimeout = keepAlive;
  server.maxRequestsPerSocket = 0;
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    else socket.destroy();
  });
  await listen(server, host, port);
  return {
    server,
    port: (server.address() as AddressInfo).port,
    use(next) {
      listener = next;
    },
    close: () => close(server),
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, () => resolve());
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} on ${host} is taken by another process. Stop it, or set PORT to a free one.`, {
      cause: error,
    });
  }
  if (error.code === 'EACCES') {
    return new Error(`This user may not listen on port ${port}. Set PORT to one above 1023.`, { cause: error });
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Error(`${host} is no address of this machine. Set HOST to one of its own, or leave it out.`, {
      cause: error,
    });
  }
  return error;
}

/** A connection falls idle when its answer is finished, so the idle ones are looked for again and again. */
async function close(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearInterval(idle);
  clearTimeout(deadline);
}
