import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

/** Called when a query begins, with its text; what it returns is called when the query ends. */
export type QueryWatch = (text: string) => (error?: unknown) => void;

/** Watches every query on the connections of a pool. Call it before the first one is opened. */
export function watchQueries(pool: Pool, begin: QueryWatch): void {
  keepCallersContext(pool);
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, parameters: unknown[]) {
        const end = begin(textOf(parameters[0]));
        const callback = parameters.at(-1);
        if (typeof callback === 'function') {
          parameters[parameters.length - 1] = (...results: unknown[]) => {
            end(results[0] ?? undefined);
            Reflect.apply(callback, undefined, results);
          };
        }
        const result: unknown = Reflect.apply(query, self, parameters);
        if (result instanceof Promise) result.then(() => end(), end);
        return result;
      },
    });
  });
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/** A query that has waited for a connection is started by whoever gives one back, in the async context of that request. */
function keepCallersContext(pool: Pool): void {
  pool.connect = new Proxy(pool.connect, {
    apply(connect, self, parameters: unknown[]) {
      const bound = parameters.map((part) => (isCallback(part) ? AsyncLocalStorage.bind(part) : part));
      const result: unknown = Reflect.apply(connect, self, bound);
      return result;
    },
  });
}

function isCallback(part: unknown): part is (...results: unknown[]) => unknown {
  return typeof part === 'function';
}
