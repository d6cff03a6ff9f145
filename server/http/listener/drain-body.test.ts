import { expect, it } from 'vitest';
import { drainBody } from './limit-request-body.ts';

function post(body: ReadableStream<Uint8Array> | null): Request {
  return new Request('http://house.example/', { method: 'POST', body, duplex: 'half' } as RequestInit);
}

function chunks(
  count: number,
  whenDone: () => void = () => {},
): { body: ReadableStream<Uint8Array>; sent: () => number } {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === count) {
        whenDone();
        return controller.close();
      }
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  return { body, sent: () => sent };
}

it('the unread rest of a request body is read to its end', async () => {
  const incoming = { complete: false };
  const { body, sent } = chunks(5, () => (incoming.complete = true));
  expect(await drainBody(post(body), incoming)).toBe(true);
  expect(sent()).toBe(5);
});

it('the unread rest of a request body is not awaited when there is none', async () => {
  const { body, sent } = chunks(5);
  expect(await drainBody(post(body), { complete: true })).toBe(true);
  expect(await drainBody(new Request('http://house.example/'), { complete: false })).toBe(true);
  expect(sent()).toBeLessThanOrEqual(1);
});

it('the unread rest of a request body is read up to the time limit', async () => {
  const { body, sent } = chunks(Infinity);
  expect(await drainBody(post(body), { complete: false })).toBe(false);
  expect(sent()).toBeLessThan(70);
});

it('the unread rest of a request body is abandoned when the client has disconnected', async () => {
  const gone = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('gone')) });
  expect(await drainBody(post(gone), { complete: false })).toBe(false);
});
