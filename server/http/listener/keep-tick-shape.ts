import { createHook } from 'node:async_hooks';

/** Referenced only to prevent garbage collection. */
const held: object[] = [];

/**
 * Keeps one of the objects that `process.nextTick` creates at each call, so that V8 keeps their hidden class. A full
 * garbage collection without such an object drops the class; `nextTick` is then seven times slower until the process
 * ends, and `node:http` calls it several times for each response (decision 035).
 */
export function keepTickShape(): void {
  const hook = createHook({
    init(...[, type, , resource]) {
      if (type === 'TickObject' && held.length === 0) held.push(resource);
    },
  }).enable();
  process.nextTick(() => {});
  hook.disable();
}
