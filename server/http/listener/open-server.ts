import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fallbackResponse } from './fallback-response.ts';

export interface OpenServer {
  server: Server;
  port: number;
  /** Handles requests with this listener; before, every request but `/healthz` is answered with 503. */
  use(listener: RequestListener): void;
  /**
   * Accepts no new connections, ends the open ones after their next or running response, the unused ones after a second,
   * and all after ten seconds at the latest.
   */
  close(): Promise<void>;
}

/** Longer than the idle timeout of a load balancer, so that the balancer closes connections first. */
const keepAlive = 75_000;
const closeTimeout = 10_000;
/** Milliseconds in which a request may still arrive on an open connection; a client may just be sending it. */
const grace = 1000;

/** Listens on the port; throws an error with a readable message if this fails. */
export async function openServer({ host, port }: { host: string; port: number }): Promise<OpenServer> {
  let listener: RequestListener = (incoming, outgoing) =>
    // While the database is migrated the process is well, although it cannot serve yet.
    sendMinimal(
      outgoing,
      incoming.url === '/healthz' ? Response.json({ status: 'ok' }) : fallbackResponse('unavailable', incoming.url),
    );
  // Nearly all requests have no body; their stream has already ended and costs nothing.
  const connections = new Connections();
  const server = createServer({ optimizeEmptyRequests: true }, (incoming, outgoing) => {
    connections.answer(outgoing);
    listener(incoming, outgoing);
  });
  server.on('connection', (socket) => connections.add(socket));
  server.headersTimeout = 15_000;
  server.requestTimeout = 300_000;
  server.keepAliveTimeout = keepAlive;
  server.maxRequestsPerSocket = 0;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return void socket.destroy();
    socket.end(unreadable(error.code));
    // None of the server's timeouts applies to it any more, and the client may leave its end open.
    setTimeout(() => socket.destroy(), grace).unref();
  });
  await listen(server, host, port);
  return {
    server,
    port: portOf(server),
    use(next) {
      listener = next;
    },
    close: () => close(server, connections),
  };
}

/** What is sent for a request that Node cannot read, and which therefore has no address and no language. */
function unreadable(code: string | undefined): string {
  const isTooLarge = code === 'HPE_HEADER_OVERFLOW';
  const status = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const text = isTooLarge ? tooLarge : '';
  return [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    ...(text ? ['Content-Type: text/plain; charset=utf-8', 'Cache-Control: no-store'] : []),
    `Content-Length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n');
}

const tooLarge =
  'Ihr Browser schickt mehr als 16 kB an Kopfzeilen mit. Bitte löschen Sie die Cookies dieser Website.\n' +
  'Your browser sends more than 16 kB of headers. Please delete the cookies of this website.\n';

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
  if (error.code === 'EADDRNOTAVAIL' || error.syscall === 'getaddrinfo') {
    return new Error(`${host} is no address of this machine. Set HOST to one of its own, or leave it out.`, {
      cause: error,
    });
  }
  return error;
}

/** The open connections, with the last response on each. Runs for every request, so it adds no listeners to responses. */
class Connections {
  readonly #open = new Map<Socket, ServerResponse | null>();
  #isClosing = false;

  get size(): number {
    return this.#open.size;
  }

  add(socket: Socket): void {
    this.#open.set(socket, null);
    socket.once('close', () => this.#open.delete(socket));
  }

  answer(outgoing: ServerResponse): void {
    const { socket } = outgoing;
    if (this.#isClosing) outgoing.shouldKeepAlive = false;
    if (socket) this.#open.set(socket, outgoing);
  }

  /** From now on every response says `Connection: close`, also those whose headers have not been sent yet. */
  close(): void {
    this.#isClosing = true;
    for (const outgoing of this.#open.values()) if (outgoing) outgoing.shouldKeepAlive = false;
  }

  /** Ends the connections without a response, so that the client reads their end instead of a reset. */
  endUnused(): void {
    for (const [socket, outgoing] of this.#open) if (!outgoing || outgoing.writableFinished) socket.end();
  }
}

async function close(server: Server, connections: Connections): Promise<void> {
  connections.close();
  const deadline = setTimeout(() => server.closeAllConnections(), closeTimeout);
  // Not `server.close` of HTTP: it destroys the unused connections, on which a request may be on its way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const until = Date.now() + grace;
  while (connections.size > 0 && Date.now() < until) await pause(20);
  // Also later: a connection whose headers were sent before is unused when its response has ended.
  const ending = setInterval(() => connections.endUnused(), 50);
  connections.endUnused();
  await closed;
  clearInterval(ending);
  clearTimeout(deadline);
}

/** Sends a small answer that is made without any framework. */
export function sendMinimal(outgoing: ServerResponse, response: Response): void {
  response.text().then(
    (text) => outgoing.writeHead(response.status, [...response.headers].flat()).end(text),
    () => outgoing.destroy(),
  );
}
