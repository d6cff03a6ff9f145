import { createHook } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { keepTickShape } from './keep-tick-shape.ts';

it('one tick object survives every garbage collection', async () => {
  const ticks: WeakRef<object>[] = [];
  const watch = createHook({
    init(_, type, __, resource) {
      if (type === 'TickObject') ticks.push(new WeakRef(resource));
    },
  }).enable();
  keepTickShape();
  watch.disable();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    collect();
  }
  expect(ticks[0]?.deref()).toBeDefined();
});
