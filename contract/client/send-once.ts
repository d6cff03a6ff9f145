import { randomUuid } from '#text/random-uuid.ts';
import { type Call, sendCall, type Transport } from './send-call.ts';

/** In milliseconds: a second press of a button comes sooner, an intended repetition later. */
const doublePress = 1000;

/**
 * Sends calls; a write that is sent again while it runs, or at once afterwards, is the same write and gets the same answer.
 * One that got no answer is sent again with the same `Idempotency-Key`, so that the server does it once.
 */
export function createSender(transport: Transport, clock: () => number = Date.now): (call: Call) => Promise<Response> {
  const running = new Map<string, Promise<Response>>();
  /** Keys and addresses of writes without an answer. */
  const unanswered = new Map<string, { key: string; address: string }>();
  let last: { what: string; answer: Response; until: number } | null = null;

  async function write(what: string, call: Call): Promise<Response> {
    const { key } = unanswered.get(what) ?? { key: randomUuid() };
    unanswered.set(what, { key, address: call.address });
    last = null;
    const sending = sendCall(transport, { ...call, key });
    running.set(what, sending);
    try {
      const answer = await sending;
      // A proxy answers for a server that is not there, or that takes too long.
      if (answer.status < 502) {
        unanswered.delete(what);
        // After another write to the same address, an earlier one is meant anew.
        for (const [other, { address }] of unanswered)
          if (!running.has(other) && address === call.address) unanswered.delete(other);
      }
      if (answer.ok) last = { what, answer, until: clock() + doublePress };
      return answer.clone();
    } finally {
      running.delete(what);
      if (call.signal?.aborted) unanswered.delete(what);
    }
  }

  return async (call) => {
    const { method, address, body, signal } = call;
    if (method === 'GET' || body instanceof FormData || body instanceof Blob) return sendCall(transport, call);
    const what = JSON.stringify([method, address, body]);
    if (last?.what === what && clock() <= last.until) return last.answer.clone();
    const same = signal ? undefined : running.get(what);
    return same ? (await same).clone() : write(what, call);
  };
}
