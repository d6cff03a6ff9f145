import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listenOnLoopback } from './loopback.ts';

/** Stands in front of the house and changes what a new version of it, or a fault on the way, would change. */
export interface FrontProxy {
  url: string;
  /** Gives another answer to a path, or leaves it to the house. */
  instead: (path: string) => { status?: number; type?: string; text: string } | 'hangs' | null;
  /** Put before the body of a path that the house answers. */
  before: (path: string) => string;
  /** Ends what hangs. */
  release(): void;
  close(): Promise<void>;
}

export async function openFrontProxy(siteUrl: string): Promise<FrontProxy> {
  const target = new URL(siteUrl);
  const held: ServerResponse[] = [];
  const server = createServer((incoming, outgoing) => {
    if (opened.instead(incoming.url ?? '/') === 'hangs') held.push(outgoing);
    else answer(opened, target, incoming, outgoing);
  });
  const loopback = await listenOnLoopback(server);
  const opened: FrontProxy = {
    url: loopback.url,
    instead: () => null,
    before: () => '',
    release() {
      for (const hanging of held.splice(0)) hanging.destroy();
    },
    close: loopback.close,
  };
  return opened;
}

function answer(front: FrontProxy, target: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const path = incoming.url ?? '/';
  const own = front.instead(path);
  if (own && own !== 'hangs')
    return void outgoing.writeHead(own.status ?? 200, { 'content-type': own.type ?? 'text/html' }).end(own.text);
  const before = front.before(path);
  const headers = { ...incoming.headers, ...(before !== '' && { 'accept-encoding': 'identity', 'if-none-match': '' }) };
  const requested = request(
    { host: target.hostname, port: target.port, method: incoming.method, path, headers },
    (given) => {
      const { 'content-length': _length, etag: _etag, ...rest } = given.headers;
      outgoing.writeHead(given.statusCode ?? 502, before === '' ? given.headers : rest);
      outgoing.write(before);
      given.pipe(outgoing);
    },
  );
  requested.on('error', () => outgoing.destroy());
  incoming.pipe(requested);
}
