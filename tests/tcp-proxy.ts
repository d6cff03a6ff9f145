import net from 'node:net';

export interface TcpProxy {
  /** Where it listens, on the loopback. */
  port: number;
  /** Breaks every connection and refuses new ones until `open` is called. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Keeps connections open and accepts new ones, but loses every byte until `speak` is called. */
  silence(): void;
  /** Passes the bytes of new connections on again; those of before stay silent. */
  speak(): void;
}

/** Stands between a client and a server, so that a test can take the server away for a while. */
export async function createTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<net.Socket>();
  let silent = false;
  // Half-open, so that a silent proxy does not answer the end of a connection either.
  const server = net.createServer({ allowHalfOpen: true }, (client) => {
    const upstream = net.connect({ ...target, allowHalfOpen: true });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    pass(client, upstream);
    pass(upstream, client);
  });
  const lost = new WeakSet<net.Socket>();
  function pass(from: net.Socket, to: net.Socket): void {
    if (silent) lost.add(from);
    from.on('data', (bytes) => lost.has(from) || to.write(bytes));
    from.on('end', () => lost.has(from) || to.end());
  }
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  return {
    port,
    open: () => listen(port),
    silence() {
      silent = true;
      for (const socket of sockets) lost.add(socket);
    },
    speak() {
      silent = false;
    },
    async shut() {
      if (!server.listening) return;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
