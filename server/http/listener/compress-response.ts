import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Encoding, preferredEncoding, encode } from '../../platform/page-cache/prepared-response.ts';

const text = /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|[\w.-]+\+(?:json|xml))|image\/svg)/;
const worthwhile = 1024;
/**
 * The bytes are sent once. Quality 1 would save a twentieth of a page of 100 kB and take twice the time of quality 0, which
 * is a tenth of the time of the whole page.
 */
const quickest = 0;

/** Compresses a text response that is built for one request; other responses pass unchanged. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const encoding = encodingFor(request, response);
  if (encoding === 'plain') return response;
  const headers = new Headers(response.headers);
  const bytes = await compress(response, encoding, headers);
  return new Response(new Uint8Array(bytes), { status: response.status, headers });
}

/**
 * Compresses and sends a page that was rendered for one request, without the framework: building another Response
 * would add a twentieth to the time of the page. Changes the headers of `response`.
 */
export async function sendCompressed(
  request: Request,
  response: Response,
  outgoing: ServerResponse,
): Promise<Response> {
  const encoding = encodingFor(request, response);
  if (encoding === 'plain' || request.method !== 'GET') return response;
  const bytes = await compress(response, encoding, response.headers);
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.end(bytes);
  return RESPONSE_ALREADY_SENT;
}

function encodingFor(request: Request, { body, headers }: Response): Encoding {
  if (!body || request.method === 'HEAD' || headers.has('content-encoding')) return 'plain';
  if (!text.test(headers.get('content-type') ?? '')) return 'plain';
  return preferredEncoding(request.headers.get('accept-encoding') ?? '');
}

/** The bytes to send; sets the headers that describe them. */
async function compress(response: Response, encoding: 'br' | 'gzip', headers: Headers): Promise<Buffer> {
  const plain = Buffer.from(await response.arrayBuffer());
  headers.append('Vary', 'Accept-Encoding');
  if (plain.length < worthwhile) return plain;
  const bytes = await encode(plain, encoding, quickest);
  headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(bytes.length));
  return bytes;
}
