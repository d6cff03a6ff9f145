import { expect, it } from 'vitest';
import type { Media } from '#contract/media/media.ts';
import { createUploadQueue, type SendFile } from './upload-queue.ts';

const file = (name: string) => new File(['x'], name);
const media = (id: number) => ({ id }) as Media;

/** A fake `send` whose uploads succeed or fail when the test says so. */
function byHand() {
  const waiting = new Map<string, { arrive: () => void; fail: (why: string) => void; signal: AbortSignal }>();
  const send: SendFile = (sent, { progress, signal }) =>
    new Promise((resolve, reject) => {
      progress(0.5);
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      waiting.set(sent.name, {
        arrive: () => resolve({ media: media(waiting.size) }),
        fail: (why) => reject(new Error(why)),
        signal,
      });
    });
  return { waiting, send };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('uploads a limited number of files at a time, in order', async () => {
  const { send, waiting } = byHand();
  const queue = createUploadQueue(send, { atOnce: 2 });
  queue.add(['a', 'b', 'c'].map(file));
  expect(queue.all().map(({ state, progress }) => [state, progress])).toEqual([
    ['sending', 0.5],
    ['sending', 0.5],
    ['waiting', 0],
  ]);
  waiting.get('b')?.arrive();
  await settled();
  expect(queue.all().map(({ state }) => state)).toEqual(['sending', 'done', 'sending']);
});

it('a failed upload keeps its reason, does not block the others and can be retried', async () => {
  const { send, waiting } = byHand();
  const queue = createUploadQueue(send, { atOnce: 1 });
  queue.add(['kaputt', 'gut'].map(file));
  waiting.get('kaputt')?.fail('Das Bild ist beschädigt.');
  await settled();
  expect(queue.all()[0]).toMatchObject({ state: 'failed', problem: 'Das Bild ist beschädigt.' });
  expect(queue.all()[1]?.state).toBe('sending');
  queue.retry(queue.all()[0]?.id ?? 0);
  expect(queue.all()[0]).toMatchObject({ state: 'waiting', problem: '' });
  waiting.get('gut')?.arrive();
  await settled();
  waiting.get('kaputt')?.arrive();
  await settled();
  expect(queue.all().map(({ state }) => state)).toEqual(['done', 'done']);
  queue.clearDone();
  expect(queue.all()).toEqual([]);
});

it('removing a running upload aborts it and starts the next', async () => {
  const { send, waiting } = byHand();
  const queue = createUploadQueue(send, { atOnce: 1 });
  let heard = 0;
  const stop = queue.subscribe(() => {
    heard += 1;
  });
  queue.add(['lang', 'kurz'].map(file));
  queue.remove(queue.all()[0]?.id ?? 0);
  await settled();
  expect(waiting.get('lang')?.signal.aborted).toBe(true);
  expect(queue.all().map(({ file: sent, state }) => [sent.name, state])).toEqual([['kurz', 'sending']]);
  expect(heard).toBeGreaterThan(2);
  stop();
});

it('a file that the library has already waits for a choice: the existing entry, or both', async () => {
  const arrived: number[] = [];
  const send: SendFile = async (sent, { keepBoth }) => {
    if (!keepBoth) return { existing: [media(7), media(9)] };
    return { media: media(sent.name.length * 10) };
  };
  const queue = createUploadQueue(send);
  queue.onDone(({ id }) => arrived.push(id));
  queue.add(['eins', 'zweites'].map(file));
  await settled();
  expect(queue.all().map(({ state, existing }) => [state, existing.length])).toEqual([
    ['known', 2],
    ['known', 2],
  ]);
  queue.takeExisting(queue.all()[0]?.id ?? 0);
  queue.keepBoth(queue.all()[1]?.id ?? 0);
  await settled();
  expect(queue.all().map((entry) => [entry.state, entry.media?.id])).toEqual([
    ['done', 7],
    ['done', 70],
  ]);
  expect(arrived).toEqual([7, 70]);
});
