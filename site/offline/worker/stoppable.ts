/** A browser's caches, until they are stopped. */
export interface StoppableCaches {
  caches: CacheStorage;
  stop(): void;
}

/**
 * Whoever switches keeping off removes what was kept; a page that was on its way in that moment must not bring it back.
 * Once stopped, no cache can be opened, and so none comes into being again.
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
