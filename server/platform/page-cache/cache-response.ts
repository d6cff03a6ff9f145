import { encodeAll, prepareResponse, type PreparedResponse } from './prepared-response.ts';

/** Seconds for which a shared cache in front may serve a page without revalidation. */
const sharedSeconds = 10;
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

export interface CachedPage {
  answer: PreparedResponse;
  tags: string[];
  /** When it was rendered, in milliseconds. */
  renderedAt: number;
  /** In milliseconds; Infinity if only its tags invalidate it. */
  expiresAt: number;
  /** Number of times it was sent. */
  hits: number;
  /** True after a lost database connection: an invalidation may have been missed. */
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
  headers.push('Cache-Control', `public, max-age=0, s-maxage=${sharedSeconds}, must-revalidate`);
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

/** The same response with the best compression; takes some tenths of a second on another core. */
export async function recompress(answer: PreparedResponse): Promise<PreparedResponse> {
  return prepareResponse(answer.base, await encodeAll(answer.plain.bytes, 11));
}
