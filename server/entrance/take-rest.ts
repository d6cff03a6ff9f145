import type { IncomingMessage } from 'node:http';

const patience = 10_000;
const most = 64 * 1024 * 1024;

/**
 * Takes in what the client still sends of a body that was answered without being read to its end, for ten seconds and
 * 64 MiB at most. Closing on a client that is sending loses it the answer, and whatever it asks next on the connection.
 * False where the rest was not awaited; then the connection has to close.
 */
export async function takeRest(request: Request, incoming: Pick<IncomingMessage, 'complete'>): Promise<boolean> {
  if (incoming.complete || request.method === 'GET' || request.method === 'HEAD') return true;
  const { body } = request;
  if (!body || body.locked) return false;
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const deadline = setTimeout(() => void reader.cancel().catch(() => {}), patience);
  try {
    for (let taken = 0; taken <= most;) {
      const { done, value } = await reader.read();
      if (done) return incoming.complete;
      taken += value.byteLength;
    }
    return false;
  } catch {
    // The client has gone; nobody waits for the answer any more.
    return false;
  } finally {
    clearTimeout(deadline);
  }
}
