import { createHook } from 'node:async_hooks';

/** Never read: being held is all that they are for. */
const held: object[] = [];

/**
 * Holds on to what `process.nextTick` makes at every call, so that the engine keeps the hidden class of these objects.
 * A full garbage collection at a moment when none of them lives drops that class; the code of `nextTick` then takes the
 * slow way for good, six times as long, and every answer of `node:http` ticks several times.
 */
export function keepTickShape(): void {
  const hook = createHook({
    init(_, type, __, resource) {
      if (type === 'TickObject' && held.length === 0) held.push(resource);
    },
  }).enable();
  process.nextTick(() => {});
  hook.disable();
}
