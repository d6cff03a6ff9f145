import { preferredEncoding } from './accepted-encoding.ts';
import { encode } from './ready-answer.ts';

const text = /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|[\w.-]+\+(?:json|xml))|image\/svg)/;
const worthwhile = 1024;
/** Nobody else gets these bytes: the tenth that a better quality saves takes longer to find than to send. */
const forOne = 1;

/** Compresses a text that is made for one request; everything else passes through untouched. */
export async function compressAnswer(request: Request, response: Response): Promise<Response> {
  const { headers } = response;
  if (!response.body || request.method === 'HEAD' || headers.has('content-encoding')) return response;
  if (!text.test(headers.get('content-type') ?? '')) return response;
  const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? '');
  if (encoding === 'plain') return response;
  const plain = Buffer.from(await response.arrayBuffer());
  const next = new Headers(headers);
  next.append('Vary', 'Accept-Encoding');
  if (plain.length < worthwhile) return new Response(plain, { status: response.status, headers: next });
  const bytes = await encode(plain, encoding, forOne);
  next.set('Content-Encoding', encoding);
  next.set('Content-Length', String(bytes.length));
  return new Response(new Uint8Array(bytes), { status: response.status, headers: next });
}
