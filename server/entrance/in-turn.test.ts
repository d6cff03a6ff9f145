import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('work begins in the order it was asked for, with a turn of everything else in between', async () => {
  const log: string[] = [];
  const work = inTurn(async (name: string) => {
    log.push(name);
    setImmediate(() => log.push(`behind ${name}`));
    return name;
  });
  expect(await Promise.all(['a', 'b', 'c'].map(work))).toEqual(['a', 'b', 'c']);
  await turn();
  expect(log).toEqual(['a', 'behind a', 'b', 'behind b', 'c', 'behind c']);
});

it('what waits for something else holds up nobody', async () => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const work = inTurn(async (wait: boolean) => {
    if (wait) await held;
    return wait;
  });
  const slow = work(true);
  expect(await work(false)).toBe(false);
  release();
  expect(await slow).toBe(true);
});

it('a piece that fails fails for who asked for it alone, at once or later', async () => {
  const work = inTurn((fault: 'at once' | 'later' | 'none') => {
    if (fault === 'at once') throw new Error(fault);
    return fault === 'later' ? Promise.reject(new Error(fault)) : Promise.resolve(fault);
  });
  const [first, second, third] = [work('at once'), work('later'), work('none')];
  await expect(first).rejects.toThrow('at once');
  await expect(second).rejects.toThrow('later');
  expect(await third).toBe('none');
  expect(await work('none')).toBe('none');
});

it('each piece runs for the visitor who asked for it', async () => {
  const visitor = new AsyncLocalStorage<string>();
  const work = inTurn(async () => visitor.getStore());
  const names = ['anna', 'ben', 'cleo'];
  expect(await Promise.all(names.map((name) => visitor.run(name, () => work())))).toEqual(names);
});
