import { createHash } from 'node:crypto';
import type { Context } from 'hono';

interface FeedFacts {
  /** Without the character set, which is UTF-8. */
  type: string;
  /** Under this name a browser saves it. */
  fileName?: string;
  /** Newest change of what is in it. */
  changed?: Date | undefined;
}

/** A feed with its ETag; who has it already gets 304. Programs ask often, so others may keep it for ten minutes. */
export function sendFeed(context: Context, body: string, { type, fileName, changed }: FeedFacts): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=600',
    ETag: etag,
    ...(fileName ? { 'Content-Disposition': `attachment; filename="${fileName}"` } : {}),
    ...(changed ? { 'Last-Modified': changed.toUTCString() } : {}),
  };
  const asked = (context.req.header('if-none-match') ?? '').split(',');
  const known = new Set(asked.map((tag) => tag.trim().replace(/^W\//, '')));
  if (known.has(etag) || known.has('*')) return context.body(null, 304, headers);
  return context.body(body, 200, headers);
}
