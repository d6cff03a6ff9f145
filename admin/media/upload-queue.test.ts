import { expect, test } from 'vitest';
import type { Media } from '../../contract/media.ts';
import { createUploadQueue, type SendFile } from './upload-queue.ts';

const file = (name: string) => new File(['x'], name);
const media = (id: number) => ({ id }) as Media;

/** A sender whose files arrive or fail when the test says so. */
function byHand() {
  const waiting = new Map<string, { arrive: () => void; fail: (why: string) => void; signal: AbortSignal }>();
  const send: SendFile = (sent, { progress, signal }) =>
    new Promise((resolve, reject) => {
      progress(0.5);
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      waiting.set(sent.name, {
        arrive: () => resolve(media(waiting.size)),
        fail: (why) => reject(new Error(why)),
        signal,
      });
    });
  return { waiting, send };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('files are sent so many at a time, in the order in which they came', async () => {
  const { send, waiting } = byHand();
  const queue = createUploadQueue(send, 2);
  queue.add(['a', 'b', 'c'].map(file));
  expect(queue.all().map(({ state, part }) => [state, part])).toEqual([
    ['sending', 0.5],
    ['sending', 0.5],
    ['waiting', 0],
  ]);
  waiting.get('b')?.arrive();
  await settled();
  expect(queue.all().map(({ state }) => state)).toEqual(['sending', 'done', 'sending']);
});

test('one that fails is named with its reason, holds nobody up, and can be sent again', async () => {
  const { send, waiting } = byHand();
  const queue = createUploadQueue(send, 1);
  queue.add(['kaputt', 'gut'].map(file));
  waiting.get('kaputt')?.fail('Das Bild ist beschädigt.');
  await settled();
  expect(queue.all()[0]).toMatchObject({ state: 'failed', problem: 'Das Bild ist beschädigt.' });
  expect(queue.all()[1]?.state).toBe('sending');
  queue.again(queue.all()[0]?.id ?? 0);
  expect(queue.all()[0]).toMatchObject({ state: 'waiting', problem: '' });
  waiting.get('gut')?.arrive();
  await settled();
  waiting.get('kaputt')?.arrive();
  await settled();
  expect(queue.all().map(({ state }) => state)).toEqual(['done', 'done']);
  queue.tidy();
  expect(queue.all()).toEqual([]);
});

test('one that is taken out stops being sent, and the next goes on', async () => {
  const { send, waiting } = byHand();
  const queue = createUploadQueue(send, 1);
  let heard = 0;
  const stop = queue.subscribe(() => {
    heard += 1;
  });
  queue.add(['lang', 'kurz'].map(file));
  queue.drop(queue.all()[0]?.id ?? 0);
  await settled();
  expect(waiting.get('lang')?.signal.aborted).toBe(true);
  expect(queue.all().map(({ file: sent, state }) => [sent.name, state])).toEqual([['kurz', 'sending']]);
  expect(heard).toBeGreaterThan(2);
  stop();
});
