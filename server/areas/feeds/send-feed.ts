import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { validXml } from '#text/clean-text.ts';
import { matchesEtag } from '../../platform/matches-etag.ts';

interface FeedFacts {
  /** Media type without the charset, which is always UTF-8. */
  type: string;
  /** File name for the download. */
  fileName?: string;
  /** Last change of the content. */
  changed?: Date | undefined;
}

/**
 * Sends a feed with an ETag, or 304 if the client has it. Clients poll often, so shared caches may store it for ten
 * minutes.
 */
export function sendFeed(context: Context, text: string, { type, fileName, changed }: FeedFacts): Response {
  // One character that XML cannot contain makes it unreadable for every reader.
  const body = type.endsWith('xml') ? validXml(text) : text;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=600',
    ETag: etag,
    ...(fileName ? { 'Content-Disposition': `attachment; filename="${fileName}"` } : {}),
    ...(changed ? { 'Last-Modified': changed.toUTCString() } : {}),
  };
  if (isKnown(context, etag, changed)) return context.body(null, 304, headers);
  return context.body(body, 200, headers);
}

/**
 * True if the client has this version. Its date counts only if it sends no tag (RFC 9110, 13.2.2), and only the very one
 * that it was sent: when an entry is withdrawn, the date of the last change goes back.
 */
function isKnown(context: Context, etag: string, changed: Date | undefined): boolean {
  const tags = context.req.header('if-none-match');
  if (tags !== undefined) return matchesEtag(tags, etag);
  const since = Date.parse(context.req.header('if-modified-since') ?? '');
  return changed !== undefined && Math.trunc(changed.getTime() / 1000) * 1000 === since;
}
