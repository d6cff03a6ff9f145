import { Agent as PlainAgent, type IncomingMessage, request as requestPlain } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import type { Message } from '#contract/base/messages.ts';
import { isPublicAddress, notPublic, publicLookup } from './public-network.ts';

export interface ForeignAnswer {
  status: number;
  body: Buffer;
}

export interface Wanted {
  accept: string;
  /** Most bytes of the answer. */
  bytes: number;
  /** Milliseconds for the whole answer. */
  timeout: number;
  signal: AbortSignal;
}

/** Requests an address of another host with GET; throws NoAnswer. */
export type RequestForeign = (address: string, wanted: Wanted) => Promise<ForeignAnswer>;

/** Nothing came back that could be read. */
export class NoAnswer extends Error {
  readonly reason: Message;
  /** True if another attempt may succeed. */
  readonly mayRecover: boolean;

  constructor(reason: Message, mayRecover: boolean, cause?: unknown) {
    super(JSON.stringify(reason), { cause });
    this.name = 'NoAnswer';
    this.reason = reason;
    this.mayRecover = mayRecover;
  }
}

const maxRedirects = 5;

/**
 * A client for addresses that others have written: it connects to the public network only, and to the hosts that are
 * allowed by name, `localhost:3000` or `intranet.example`. Redirects are followed under the same rules.
 */
export function createForeignRequest(allowedHosts: readonly string[]): RequestForeign {
  const agents = { 'http:': new PlainAgent({ keepAlive: true }), 'https:': new SecureAgent({ keepAlive: true }) };
  return async (address, wanted) => {
    const signal = AbortSignal.any([wanted.signal, AbortSignal.timeout(wanted.timeout)]);
    let url = addressOf(address);
    for (let step = 0; step <= maxRedirects; step += 1) {
      const mayBePrivate = allowedHosts.includes(url.host) || allowedHosts.includes(url.hostname);
      const answer = await once(
        url,
        { ...wanted, signal },
        { agents, isAllowed: mayBePrivate ? any : isPublicAddress },
      );
      if (answer.location === null) return { status: answer.status, body: answer.body };
      url = addressOf(answer.location, url);
    }
    throw new NoAnswer('take_over_redirects', false);
  };
}

const any = () => true;

function addressOf(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new NoAnswer('take_over_wrong_address', false);
  return url;
}

interface Connection {
  agents: { 'http:': PlainAgent; 'https:': SecureAgent };
  isAllowed: (ip: string) => boolean;
}

/** One request; `location` is set for a redirect, whose body is not read. */
function once(
  url: URL,
  { accept, bytes, signal }: Wanted,
  { agents, isAllowed }: Connection,
): Promise<ForeignAnswer & { location: string | null }> {
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw new NoAnswer('take_over_not_public', false);
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(explain(error, signal));
    const send = isSecure ? requestSecure : requestPlain;
    const outgoing = send(
      url,
      {
        headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Mozilla/5.0 (compatible; take-over)' },
        agent: agents[isSecure ? 'https:' : 'http:'],
        lookup: publicLookup(isAllowed),
        signal,
      },
      (incoming) => {
        const { statusCode: status = 0, headers } = incoming;
        const location = [301, 302, 303, 307, 308].includes(status) ? (headers.location ?? null) : null;
        if (location !== null) incoming.resume();
        const read = location === null ? readBounded(incoming, bytes) : Promise.resolve(Buffer.alloc(0));
        read.then(
          (body) => resolve({ status, body, location }),
          (error: unknown) => (outgoing.destroy(), fail(error)),
        );
      },
    );
    outgoing.on('error', fail);
    outgoing.end();
  });
}

async function readBounded(incoming: IncomingMessage, max: number): Promise<Buffer> {
  const tooLong = { key: 'take_over_too_long', params: { max: Math.ceil(max / 1024 / 1024) } } as const;
  if (Number(incoming.headers['content-length'] ?? 0) > max) throw new NoAnswer(tooLong, false);
  const parts: Buffer[] = [];
  let seen = 0;
  for await (const part of incoming) {
    if (!Buffer.isBuffer(part)) throw new TypeError('A stream without an encoding yields buffers');
    seen += part.byteLength;
    if (seen > max) throw new NoAnswer(tooLong, false);
    parts.push(part);
  }
  if (!incoming.complete) throw new NoAnswer('take_over_broken_off', true);
  return Buffer.concat(parts);
}

function explain(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof NoAnswer) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
  if (code === notPublic) return new NoAnswer('take_over_not_public', false, error);
  if (signal.aborted) {
    const isLate = signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
    return isLate ? new NoAnswer('take_over_late', true, error) : signal.reason;
  }
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return new NoAnswer('take_over_broken_off', true, error);
  return new NoAnswer({ key: 'take_over_unreachable', params: { code } }, true, error);
}
