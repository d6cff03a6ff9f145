import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Lets work begin one piece at a time, in the order it was asked for, with a look at what came in meanwhile between two
 * beginnings. Drawing a page keeps the one thread busy for some milliseconds: so a kept page waits for one drawing at
 * most, and nobody who came later is served first. What waits for the database or for another server holds no turn.
 */
export function inTurn<A extends unknown[], R>(
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
      // A piece that begins in the turn of another one still belongs to the visitor who asked for it.
      waiting.push(AsyncLocalStorage.bind(() => void run().then(resolve, reject)));
      if (waiting.length === 1) setImmediate(next);
    });
}
