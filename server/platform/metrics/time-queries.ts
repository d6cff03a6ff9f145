import type { Pool } from 'pg';
import type { Histogram } from './metrics.ts';

/** Measures every query on the connections of a pool. Call it before the first one is opened. */
export function timeQueries(pool: Pool, times: Histogram): void {
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, parameters: unknown[]) {
        const startedAt = performance.now();
        const callback = parameters.at(-1);
        if (typeof callback === 'function') {
          parameters[parameters.length - 1] = (...results: unknown[]) => {
            times.observeSince(startedAt);
            Reflect.apply(callback, undefined, results);
          };
        }
        const result: unknown = Reflect.apply(query, self, parameters);
        const observe = () => times.observeSince(startedAt);
        if (result instanceof Promise) result.then(observe, observe);
        return result;
      },
    });
  });
}
