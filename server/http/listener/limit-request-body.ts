import type { IncomingMessage } from 'node:http';
import { AppError } from '#contract/base/errors.ts';
import { tableLimits, wordpressMegabytes } from '#contract/office/table-fields.ts';

const megabyte = 1024 * 1024;
const uploadFraming = 64 * 1024;

/** Largest body that somebody without a session may send, as JSON or with a form of the site. */
export const publicBodies = 64 * 1024;

/** Largest body of other requests that send no file. */
export const otherBodies = 4 * megabyte;

export const tableBodies = tableLimits.megabytes * megabyte;
export const wordpressBodies = wordpressMegabytes * megabyte;

/** Whether a request sends a file for the media library, or in the place of one in it. */
export function isUpload(path: string): boolean {
  return /^\/[a-z]+\/api\/media(?:\/\d+\/file)?\/?$/.test(path);
}

/** Whether a request sends a table to be imported, which may be larger than other bodies. */
export function isTable(path: string): boolean {
  return /^\/[a-z]+\/api\/import\/tables\//.test(path);
}

/** Whether a request sends an export of WordPress. */
export function isWordPress(path: string): boolean {
  return /^\/[a-z]+\/api\/import\/wordpress\/?$/.test(path);
}

/** Largest body of a request to the backend by its path. */
export function largestBody(path: string, uploadBytes: number): number {
  if (isUpload(path)) return uploadBytes + uploadFraming;
  if (isWordPress(path)) return wordpressBodies;
  return isTable(path) ? tableBodies : otherBodies;
}

const timeout = 10_000;
const max = 64 * 1024 * 1024;

/**
 * Reads the rest of a request body after an early response, for ten seconds and
 * 64 MiB at most. If the connection closed while the client is sending, the client would lose the response.
 * Returns false if the rest was not read; the caller must then close the connection.
 */
export async function drainBody(request: Request, incoming: Pick<IncomingMessage, 'complete'>): Promise<boolean> {
  if (incoming.complete || request.method === 'GET' || request.method === 'HEAD') return true;
  const { body } = request;
  if (!body || body.locked) return false;
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const deadline = setTimeout(() => void reader.cancel().catch(() => {}), timeout);
  try {
    for (let taken = 0; taken <= max;) {
      const { done, value } = await reader.read();
      if (done) return incoming.complete;
      taken += value.byteLength;
    }
    return false;
  } catch {
    // The client has disconnected.
    return false;
  } finally {
    clearTimeout(deadline);
  }
}

/** A request whose body fails with `payload_too_large` above a number of bytes, with or without a Content-Length. */
export function limitRequestBody(request: Request, bytes: number): Request {
  const contentLength = request.headers.get('content-length');
  if (contentLength !== null) {
    if (Number(contentLength) > bytes) throw new AppError('payload_too_large');
    return request;
  }
  // Reading `body` of a GET or HEAD request would create a stream.
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return request;
  let seen = 0;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > bytes) controller.error(new AppError('payload_too_large'));
        else controller.enqueue(chunk);
      },
    }),
    // drain-body.ts reads the rest.
    { preventCancel: true },
  );
  const { url, method, headers, signal } = request;
  // TypeScript does not know `duplex`, which a stream as the body needs.
  const init = { method, headers, signal, body: counted, duplex: 'half' };
  return new Request(url, init);
}
