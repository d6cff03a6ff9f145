import { createServer, type RequestListener, type Server } from 'node:http';
import { fallbackResponse } from './fallback-response.ts';
import { sendMinimal } from './send-minimal.ts';

export interface OpenServer {
  server: Server;
  port: number;
  /** Handles requests with this listener; before, every request is answered with 503. */
  use(listener: RequestListener): void;
  /** Closes after running responses have finished, after ten seconds at the latest. */
  close(): Promise<void>;
}

/** Longer than the idle timeout of a load balancer, so that the balancer closes connections first. */
const keepAlive = 75_000;
const closeTimeout = 10_000;

/** Listens on the port; throws an error with a readable message if this fails. */
export async function openServer({ host, port }: { host: string; port: number }): Promise<OpenServer> {
  let listener: RequestListener = (incoming, outgoing) =>
    sendMinimal(outgoing, fallbackResponse('unavailable', incoming.url));
  // Nearly all requests have no body; their stream has already ended and costs nothing.
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
    port: portOf(server),
    use(next) {
      listener = next;
    },
    close: () => close(server),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
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

/** A connection becomes idle when its response is finished, so idle connections are closed repeatedly. */
async function close(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), closeTimeout);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearInterval(idle);
  clearTimeout(deadline);
}
