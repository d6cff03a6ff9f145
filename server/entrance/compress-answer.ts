import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Encoding, preferredEncoding } from './accepted-encoding.ts';
import { encode } from './ready-answer.ts';

const text = /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|[\w.-]+\+(?:json|xml))|image\/svg)/;
const worthwhile = 1024;
/** Nobody else gets these bytes: the tenth that a better quality saves takes longer to find than to send. */
const forOne = 1;

/** Compresses a text that is made for one request; everything else passes through untouched. */
export async function compressAnswer(request: Request, response: Response): Promise<Response> {
  const encoding = encodingFor(request, response);
  if (encoding === 'plain') return response;
  const headers = new Headers(response.headers);
  const bytes = await compress(response, encoding, headers);
  return new Response(new Uint8Array(bytes), { status: response.status, headers });
}

/**
 * Sends a page that was made for one request, compressed as above. To make an answer of the framework's out of it once
 * more would take a twentieth of the time that the whole page takes. Its headers are changed.
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

/** The bytes to send; says in the headers what was done. */
async function compress(response: Response, encoding: 'br' | 'gzip', headers: Headers): Promise<Buffer> {
  const plain = Buffer.from(await response.arrayBuffer());
  headers.append('Vary', 'Accept-Encoding');
  if (plain.length < worthwhile) return plain;
  const bytes = await encode(plain, encoding, forOne);
  headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(bytes.length));
  return bytes;
}
