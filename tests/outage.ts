import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface Outage {
  /** The database's address through this door. */
  url: string;
  /** Refuses new connections and closes open ones. */
  shut(): Promise<void>;
  /** As before, on the same port. */
  reopen(): Promise<void>;
}

/** A door in front of a PostgreSQL that a test can shut for a while. */
export async function openProxyTo(databaseUrl: string): Promise<Outage> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  let server: Server = createServer();
  const open = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server = createServer((inner) => {
        const outer = connect(Number(target.port || 5432), target.hostname);
        for (const socket of [inner, outer]) keep(socket);
        inner.pipe(outer).pipe(inner);
      });
      server.once('error', reject).listen(port, '127.0.0.1', () => resolve());
    });
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await open(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, shut, reopen: () => open(port) };
}
