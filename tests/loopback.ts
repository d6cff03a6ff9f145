import type { AddressInfo, Server, Socket } from 'node:net';

/** A server that listens on the loopback address until it is closed, which ends its connections. */
export interface Loopback {
  port: number;
  /** Origin. */
  url: string;
  /** Ends every connection. */
  interrupt(): void;
  close(): Promise<void>;
}

export async function listenOnLoopback(server: Server, wishedPort = 0): Promise<Loopback> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  await new Promise<void>((listening) => {
    server.listen(wishedPort, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  const interrupt = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    interrupt,
    close: () =>
      new Promise((closed) => {
        interrupt();
        server.close(() => closed());
      }),
  };
}
