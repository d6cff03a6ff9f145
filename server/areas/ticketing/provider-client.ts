import { Agent as PlainAgent, type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { networkOf } from '../../http/client-address.ts';

/**
 * Kind of fault: unreachable, timeout, a response that cannot be shown, too many waiting requests, or 404; also `gone` when
 * nobody waits for an answer any more.
 */
type FaultKind = 'away' | 'slow' | 'rubbish' | 'busy' | 'gone';

const statuses: Record<FaultKind, number> = { away: 503, slow: 504, rubbish: 502, busy: 503, gone: 404 };

/** The provider sent no response that can be shown to visitors. */
export class ProviderFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, reason: string) {
    super(reason);
    this.name = 'ProviderFault';
    this.kind = kind;
  }

  get status(): number {
    return statuses[this.kind];
  }
}

export interface ProviderRequest {
  method: 'GET' | 'HEAD' | 'POST';
  /** Address below the provider’s origin. */
  url: URL;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
  /** Ends the request when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

export interface ProviderAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Timeouts in milliseconds for the connection, the first byte and the whole response, and the maximum response size. */
export interface Limits {
  connect: number;
  firstByte: number;
  whole: number;
  bytes: number;
  /** Maximum number of simultaneous requests. */
  together: number;
  /** The same for one visitor, once half of all are under way: the other half is for those who have fewer. */
  each: number;
}

export const usualLimits: Limits = {
  connect: 3000,
  firstByte: 15_000,
  whole: 30_000,
  bytes: 10 * 1024 * 1024,
  together: 64,
  each: 8,
};

/** Sends a request to the provider, or throws ProviderFault; redirects are returned, not followed. */
export type RequestProvider = (request: ProviderRequest) => Promise<ProviderAnswer>;

/** Reads share connections; orders use a new one each, so that none is lost on a connection that the provider just closed. */
export function createProviderClient(limits: Limits = usualLimits): RequestProvider {
  const agents = { 'http:': new PlainAgent({ keepAlive: true }), 'https:': new SecureAgent({ keepAlive: true }) };
  let underWay = 0;
  const byVisitor = new Map<string, number>();

  async function once(request: ProviderRequest): Promise<ProviderAnswer> {
    const { protocol } = request.url;
    const shared = request.method === 'POST' ? false : agents[protocol === 'https:' ? 'https:' : 'http:'];
    const send = protocol === 'https:' ? secureRequest : plainRequest;
    const length = request.body ? { 'content-length': String(request.body.byteLength) } : {};
    const sent = send(request.url, {
      method: request.method,
      headers: { ...request.headers, ...length },
      agent: shared,
      ...(request.signal && { signal: request.signal }),
    });
    try {
      return await outcome(sent, request, limits);
    } catch (error) {
      sent.destroy();
      if (request.signal?.aborted) throw new ProviderFault('gone', 'the visitor has left');
      if (sent.reusedSocket && isReset(error)) return once(request);
      throw asFault(error);
    }
  }

  return async (request) => {
    const visitor = networkOf(request.headers['x-forwarded-for'] ?? '');
    const own = byVisitor.get(visitor) ?? 0;
    if (underWay >= limits.together || (underWay >= limits.together / 2 && own >= limits.each))
      throw new ProviderFault('busy', 'too many requests are under way');
    underWay += 1;
    byVisitor.set(visitor, own + 1);
    try {
      return await once(request);
    } finally {
      underWay -= 1;
      const left = (byVisitor.get(visitor) ?? 1) - 1;
      if (left > 0) byVisitor.set(visitor, left);
      else byVisitor.delete(visitor);
    }
  };
}

function outcome(sent: ClientRequest, { body, method }: ProviderRequest, limits: Limits): Promise<ProviderAnswer> {
  return new Promise((resolve, reject) => {
    const give = (milliseconds: number, what: string) =>
      setTimeout(() => reject(new ProviderFault('slow', `no ${what} within ${milliseconds} ms`)), milliseconds);
    const connecting = give(limits.connect, 'connection');
    const waiting = [give(limits.firstByte, 'answer'), give(limits.whole, 'whole answer')];
    const settle = () => [connecting, ...waiting].forEach(clearTimeout);
    sent.on('socket', (socket) => {
      if (!socket.connecting) clearTimeout(connecting);
      else socket.once('connect', () => clearTimeout(connecting));
    });
    sent.on('error', (error) => (settle(), reject(error)));
    sent.on('response', (incoming) => {
      clearTimeout(waiting[0]);
      readWhole(incoming, limits.bytes, method === 'HEAD')
        .then(resolve, reject)
        .finally(settle);
    });
    sent.on('close', settle);
    sent.end(body);
  });
}

async function readWhole(incoming: IncomingMessage, max: number, isHead: boolean): Promise<ProviderAnswer> {
  const length = Number(incoming.headers['content-length'] ?? 0);
  if (length > max && !isHead) throw new ProviderFault('rubbish', `answer of ${length} bytes`);
  const parts: Buffer[] = [];
  let seen = 0;
  for await (const part of incoming) {
    if (!Buffer.isBuffer(part)) throw new TypeError('A stream without an encoding yields buffers');
    seen += part.byteLength;
    if (seen > max) throw new ProviderFault('rubbish', `answer of more than ${max} bytes`);
    parts.push(part);
  }
  if (!incoming.complete) throw new ProviderFault('rubbish', 'answer broken off');
  return { status: incoming.statusCode ?? 0, headers: headersOf(incoming.rawHeaders), body: Buffer.concat(parts) };
}

/** Leaves out invalid header values. */
function headersOf(raw: string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < raw.length; index += 2) {
    try {
      headers.append(raw[index] ?? '', raw[index + 1] ?? '');
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return headers;
}

function isReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

function asFault(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new ProviderFault(code.startsWith('HPE_') ? 'rubbish' : 'away', code);
}
