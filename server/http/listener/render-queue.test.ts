import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { renderQueue } from './listener.ts';

it('starts tasks in the order of the requests and yields to the event loop between two starts', async () => {
  const log: string[] = [];
  const work = renderQueue(async (name: string) => {
    log.push(name);
    setImmediate(() => log.push(`behind ${name}`));
    return name;
  });
  expect(await Promise.all(['a', 'b', 'c'].map(work))).toEqual(['a', 'b', 'c']);
  await turn();
  expect(log).toEqual(['a', 'behind a', 'b', 'behind b', 'c', 'behind c']);
});

it('does not let a waiting task block the next one', async () => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const work = renderQueue(async (wait: boolean) => {
    if (wait) await held;
    return wait;
  });
  const slow = work(true);
  expect(await work(false)).toBe(false);
  release();
  expect(await slow).toBe(true);
});

it('rejects only the caller of a failing task, whether it fails synchronously or later', async () => {
  const work = renderQueue((fault: 'at once' | 'later' | 'none') => {
    if (fault === 'at once') throw new Error(fault);
    return fault === 'later' ? Promise.reject(new Error(fault)) : Promise.resolve(fault);
  });
  const [first, second, third] = [work('at once'), work('later'), work('none')];
  await expect(first).rejects.toThrow('at once');
  await expect(second).rejects.toThrow('later');
  expect(await third).toBe('none');
  expect(await work('none')).toBe('none');
});

it('runs each task in the context of its request', async () => {
  const visitor = new AsyncLocalStorage<string>();
  const work = renderQueue(async () => visitor.getStore());
  const names = ['anna', 'ben', 'cleo'];
  expect(await Promise.all(names.map((name) => visitor.run(name, () => work())))).toEqual(names);
});
