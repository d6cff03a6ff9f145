import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicLookup } from '../../platform/foreign/public-network.ts';

interface FetchLimits {
  /** Largest file in bytes. */
  bytes: number;
  /** Time for the whole file in milliseconds. */
  timeout?: number;
  isAllowed?: (ip: string) => boolean;
}

/** Redirects that are followed. */
const mostRedirects = 3;

/** The file at an address of the public network; null if it cannot be had: not reachable, no success, too large. */
export async function fetchPublic(address: string, limits: FetchLimits): Promise<Uint8Array | null> {
  const signal = AbortSignal.timeout(limits.timeout ?? 20_000);
  let next = address;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    if (!URL.canParse(next)) return null;
    const url = new URL(next);
    const answer = await ask(url, { ...limits, signal }).catch(() => null);
    if (!answer) return null;
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return readAll(answer, limits.bytes).catch(() => null);
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return null;
    next = URL.canParse(headers.location, url) ? new URL(headers.location, url).href : '';
  }
  return null;
}

function ask(
  url: URL,
  { signal, isAllowed = isPublicAddress }: FetchLimits & { signal: AbortSignal },
): Promise<IncomingMessage | null> {
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  if (!/^https?:$/.test(url.protocol) || (isIP(host) !== 0 && !isAllowed(host))) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; content import)', accept: 'image/*,*/*;q=0.8' };
    const outgoing = send(url, { lookup: publicLookup(isAllowed), headers, agent: false, signal }, resolve);
    outgoing.on('error', reject);
    outgoing.end();
  });
}

async function readAll(answer: IncomingMessage, most: number): Promise<Uint8Array | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    parts.push(part);
    length += part.length;
    if (length > most) {
      answer.destroy();
      return null;
    }
  }
  return Buffer.concat(parts);
}
