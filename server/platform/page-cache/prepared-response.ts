import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  type BrotliOptions,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import { matchesEtag } from '../matches-etag.ts';
import { type ParsedHeaders, parseHeaders } from './parse-headers.ts';

export type Encoding = 'br' | 'gzip' | 'plain';

const cache = new Map<string, Encoding>();

/** The best encoding that an Accept-Encoding header accepts; a client that accepts br is assumed to accept gzip. */
export function preferredEncoding(header: string): Encoding {
  const cached = cache.get(header);
  if (cached) return cached;
  const encoding = read(header);
  if (cache.size < 200) cache.set(header, encoding);
  return encoding;
}

function read(header: string): Encoding {
  const accepted = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    accepted.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)));
  }
  const takes = (name: string) => accepted.get(name) ?? accepted.get('*') ?? false;
  if (takes('br') && accepted.get('gzip') !== false) return 'br';
  return takes('gzip') ? 'gzip' : 'plain';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Variant {
  readonly bytes: Buffer;
  /** Names and values alternating, as `writeHead` takes them. */
  headers: string[];
}

/** A response with status 200, its bytes ready in every encoding; uncompressed ones are unpacked when they are read. */
export interface PreparedResponse {
  /** Hash of the plain bytes; the ETag is this plus the name of the encoding. */
  hash: string;
  plain: Variant;
  gzip?: Variant | undefined;
  br?: Variant | undefined;
  /** Headers of a 304. */
  notModified: string[];
  /** Headers common to all encodings. */
  base: string[];
}

/** The bytes of one response; encodings that save nothing may be missing. */
export interface Encodings {
  plain: Buffer;
  gzip?: Buffer | undefined;
  br?: Buffer | undefined;
}

const headersOf304 = new Set(['cache-control', 'content-security-policy', 'vary', 'cache-tag']);

/** Prepares headers and bytes, so that a cache hit only has to look up and send. */
export function prepareResponse(base: string[], encodings: Encodings): PreparedResponse {
  const hash = createHash('sha256').update(encodings.plain).digest('base64url').slice(0, 22);
  const shared = [...base, 'Vary', 'Accept-Encoding'];
  const headers = (bytes: Buffer, encoding: Encoding) => [
    ...shared,
    ...(encoding === 'plain' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(bytes.length),
    'ETag',
    `"${hash}-${encoding}"`,
  ];
  const { plain, gzip: zipped, br } = encodings;
  const plainHeaders = headers(plain, 'plain');
  return {
    hash,
    base,
    // Kept packed: two thirds of the memory for what hardly anybody asks for.
    plain: zipped
      ? {
          headers: plainHeaders,
          get bytes() {
            return gunzipSync(zipped);
          },
        }
      : { headers: plainHeaders, bytes: plain },
    gzip: zipped && { headers: headers(zipped, 'gzip'), bytes: zipped },
    br: br && { headers: headers(br, 'br'), bytes: br },
    notModified: pick304(shared),
  };
}

function pick304(headers: string[]): string[] {
  const picked: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    if (headersOf304.has(String(headers[index]).toLowerCase()))
      picked.push(String(headers[index]), String(headers[index + 1]));
  }
  return picked;
}

/** Up to this size, fast compression on this thread costs less than using another thread. */
const smallBytes = 512 * 1024;
const quickQuality = 4;

/** Compresses a text; quality 0–11 as in brotli. Small texts at low quality synchronously, others in another thread. */
export async function encode(plain: Buffer, encoding: 'br' | 'gzip', quality: number): Promise<Buffer> {
  const isSync = quality <= quickQuality && plain.length <= smallBytes;
  if (encoding === 'gzip') {
    const options = { level: quality > 6 ? 9 : quality > quickQuality ? 6 : 3 };
    return apart(isSync ? gzipSync(plain, options) : await zip(plain, options));
  }
  const options: BrotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(plain.length),
    },
  };
  return apart(isSync ? brotliCompressSync(plain, options) : await brotli(plain, options));
}

/** The bytes in memory of their own: otherwise a small buffer keeps the pool of 64 kB alive that it was cut from. */
function apart(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Binary logarithm of a window that holds the whole text; a larger one only takes time to set up. */
function windowFor(bytes: number): number {
  return Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));
}

/** A text in every encoding. */
export async function encodeAll(plain: Buffer, quality: number): Promise<Encodings> {
  const [br, zipped] = await Promise.all([encode(plain, 'br', quality), encode(plain, 'gzip', quality)]);
  return { plain, br, gzip: zipped };
}

/** Memory that a response uses, in bytes, with an allowance for its headers. */
export function sizeOf(answer: PreparedResponse): number {
  return (answer.gzip ?? answer.plain).bytes.length + (answer.br?.bytes.length ?? 0) + 4096;
}

/** Sends the best encoding that the client accepts, or 304 if the client has it already. */
export function sendPrepared(
  request: IncomingMessage,
  {
    response,
    answer,
    headers = parseHeaders(request.rawHeaders),
  }: { response: ServerResponse; answer: PreparedResponse; headers?: ParsedHeaders },
): void {
  const encoding = preferredEncoding(headers.acceptEncoding);
  const variant = (encoding === 'br' && answer.br) || (encoding !== 'plain' && answer.gzip) || answer.plain;
  const etag = String(variant.headers.at(-1));
  if (matchesEtag(headers.ifNoneMatch, etag)) {
    response.writeHead(304, [...answer.notModified, 'ETag', etag]);
    response.end();
    return;
  }
  response.writeHead(200, variant.headers);
  response.end(request.method === 'HEAD' ? undefined : variant.bytes);
}
