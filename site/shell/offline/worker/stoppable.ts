/** Cache storage that can be stopped. */
export interface StoppableCaches {
  caches: CacheStorage;
  stop(): void;
}

/**
 * When a visitor ends storing, the caches are deleted; a response that is still pending must not create them again.
 * After the stop no cache can be opened.
 */
export function stoppable(real: CacheStorage): StoppableCaches {
  let stopped = false;
  return {
    caches: {
      async open(name) {
        if (stopped) throw new DOMException('Keeping pages was switched off.', 'InvalidStateError');
        return real.open(name);
      },
      has: (name) => real.has(name),
      delete: (name) => real.delete(name),
      keys: () => real.keys(),
      match: (request, options) => real.match(request, options),
    },
    stop() {
      stopped = true;
    },
  };
}
