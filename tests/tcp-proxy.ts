import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

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
  /** Holds back every answer of the server for so many milliseconds, as if its disk were slow; 0 ends it. */
  delay(milliseconds: number): void;
}

/** Such a proxy in front of a PostgreSQL; `url` is the address of the database through it. */
export async function createDatabaseProxy(databaseUrl: string): Promise<TcpProxy & { url: string }> {
  const url = new URL(databaseUrl);
  const proxy = await createTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.host = `127.0.0.1:${proxy.port}`;
  return Object.assign(proxy, { url: url.href });
}

/** Stands between a client and a server, so that a test can take the server away for a while. */
export async function createTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<net.Socket>();
  let silent = false;
  let delay = 0;
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
    pass(client, upstream, () => 0);
    pass(upstream, client, () => delay);
  });
  const lost = new WeakSet<net.Socket>();
  function pass(from: net.Socket, to: net.Socket, delayNow: () => number): void {
    if (silent) lost.add(from);
    let waiting = 0;
    let chain = Promise.resolve();
    // One after the other: bytes must not overtake others when the delay changes.
    const later = (act: () => void) => {
      const wait = delayNow();
      if (wait === 0 && waiting === 0) return act();
      const at = performance.now() + wait;
      waiting += 1;
      chain = chain.then(async () => {
        await sleep(Math.max(0, at - performance.now()));
        waiting -= 1;
        act();
      });
    };
    from.on('data', (bytes) => later(() => lost.has(from) || to.destroyed || to.write(bytes)));
    from.on('end', () => later(() => lost.has(from) || to.destroyed || to.end()));
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
    delay(milliseconds) {
      delay = milliseconds;
    },
    async shut() {
      if (!server.listening) return;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
