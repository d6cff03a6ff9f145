import { encodeAll, prepareResponse, type PreparedResponse } from './prepared-response.ts';

/** How long a shared cache in front may go without asking, in seconds; browsers ask every time. */
const sharedSeconds = 10;
const cacheControl = `public, max-age=0, s-maxage=${sharedSeconds}, must-revalidate`;
const replaced = new Set([
  'cache-control',
  'cache-until',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

/** A page in the cache. */
export interface CachedPage {
  answer: PreparedResponse;
  tags: string[];
  /** When it was rendered, in milliseconds. */
  renderedAt: number;
  /** In milliseconds; Infinity when only its tags invalidate it. */
  expiresAt: number;
  /** How often it was sent. */
  hits: number;
  /** True after a lost connection to the database: it may be out of date. */
  stale: boolean;
}

/** True for a complete response that names its tags and sets no cookie. */
export function isCacheable(response: Response): boolean {
  return (
    response.status === 200 &&
    Boolean(response.headers.get('cache-tag')) &&
    !response.headers.has('set-cookie') &&
    !/\b(?:no-store|private)\b/.test(response.headers.get('cache-control') ?? '')
  );
}

/** Reads a response to its end and compresses it. `exposeTags` keeps the Cache-Tag header. */
export async function cacheResponse(response: Response, renderedAt: number, exposeTags: boolean): Promise<CachedPage> {
  const headers: string[] = [];
  response.headers.forEach((value, name) => {
    if (!replaced.has(name) && (exposeTags || name !== 'cache-tag')) headers.push(name, value);
  });
  headers.push('Cache-Control', cacheControl);
  const bytes = Buffer.from(await response.arrayBuffer());
  const tags = (response.headers.get('cache-tag') ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  const expiresAt = Date.parse(response.headers.get('cache-until') ?? '') || Infinity;
  return {
    answer: prepareResponse(headers, await encodeAll(bytes, 3)),
    tags,
    renderedAt,
    expiresAt,
    hits: 0,
    stale: false,
  };
}

/** The same answer compressed as well as can be; takes some tenths of a second of another core. */
export async function recompress(answer: PreparedResponse): Promise<PreparedResponse> {
  return prepareResponse(answer.base, await encodeAll(answer.plain.bytes, 11));
}
