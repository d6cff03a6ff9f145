import type { Context } from 'hono';
import { byteRange } from './byte-range.ts';

interface Ranged {
  size: number;
  etag: string;
  headers: Record<string, string>;
  /** Opens the bytes from `start` to `end`, both included. */
  read: (start: number, end: number) => ReadableStream<Uint8Array>;
}

/** Sends a file or the requested range of it, so that an interrupted download can be resumed. */
export function rangedAnswer(context: Context, { size, etag, headers, read }: Ranged): Response {
  const condition = context.req.header('if-range');
  const requested = condition === undefined || condition === etag ? context.req.header('range') : undefined;
  const range = byteRange(requested, size);
  if (range === 'unsatisfiable') {
    return context.body(null, 416, { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  // A stream opened for HEAD would never be read.
  const body = context.req.method === 'HEAD' ? null : read(start, end);
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      ETag: etag,
      'Accept-Ranges': 'bytes',
      'Content-Length': String(end - start + 1),
      ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
    },
  });
}
