import { expect, it } from 'vitest';
import { createGate } from './image-gate.ts';

/** A job that the test ends. */
function job(log: string[], name: string) {
  let end = () => {};
  let fail: (error: Error) => void = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const run = async () => {
    log.push(`${name} begins`);
    await promise;
    return name;
  };
  return { run, end: () => end(), fail: (error: Error) => fail(error) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('limits concurrent jobs, runs them in order and continues after a failed one', async () => {
  const log: string[] = [];
  const gate = createGate(2, 10);
  const jobs = ['a', 'b', 'c', 'd'].map((name) => job(log, name));
  const done = jobs.map(({ run }) => gate(run));
  const [a, b, c, d] = jobs;
  await settled();
  expect(log).toEqual(['a begins', 'b begins']);
  b?.fail(new Error('broken'));
  await expect(done[1]).rejects.toThrow('broken');
  await settled();
  expect(log).toEqual(['a begins', 'b begins', 'c begins']);
  a?.end();
  c?.end();
  d?.end();
  expect(await Promise.all([done[0], done[2], done[3]])).toEqual(['a', 'c', 'd']);
  expect(await gate(async () => 'later')).toBe('later');
});

it('rejects a job when the queue is full', async () => {
  const gate = createGate(1, 1);
  const [first, second] = [job([], 'first'), job([], 'second')];
  const running = [gate(first.run), gate(second.run)];
  await expect(gate(async () => 'third')).rejects.toMatchObject({ code: 'unavailable' });
  first.end();
  second.end();
  expect(await Promise.all(running)).toEqual(['first', 'second']);
});
