import type { IncomingMessage } from 'node:http';

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
