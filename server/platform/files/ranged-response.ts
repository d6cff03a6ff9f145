import type { Context } from 'hono';

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

/** First and last byte, both included. */
interface ByteRange {
  start: number;
  end: number;
}

/** The single range of a `Range` header; null when there is none or it is not understood, 'unsatisfiable' past the end. */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 };
}
