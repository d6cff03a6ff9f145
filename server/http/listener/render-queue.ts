import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Starts tasks one at a time, first in, first out, and lets the event loop run between two starts. Rendering a page
 * blocks the thread for some milliseconds: this way a cached page waits for one rendering at most. A task that waits for
 * the database or another server does not block the queue.
 */
export function renderQueue<A extends unknown[], R>(
  work: (...parameters: A) => Promise<R>,
): (...parameters: A) => Promise<R> {
  const waiting: (() => void)[] = [];

  function next(): void {
    const begin = waiting[0];
    if (!begin) return;
    begin();
    waiting.shift();
    if (waiting.length > 0) setImmediate(next);
  }

  return (...parameters) =>
    new Promise<R>((resolve, reject) => {
      const run = async () => work(...parameters);
      // Keeps the async context of the request, although another request's turn starts the task.
      waiting.push(AsyncLocalStorage.bind(() => void run().then(resolve, reject)));
      if (waiting.length === 1) setImmediate(next);
    });
}
