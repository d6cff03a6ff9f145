import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf, withRequestId } from '../log/request-id.ts';
import { type Metrics, routeClass } from './metrics.ts';

/** Runs around every request that neither a cached page nor a static file answers. */
export type Observe = (request: { incoming: IncomingMessage; outgoing: ServerResponse }, next: () => void) => void;

/** Counts and times the request if metrics are on, and gives it an id if the log names it; undefined: neither. */
export function observeRequests(
  metrics: Metrics | undefined,
  { trustProxy, logFormat }: { trustProxy: boolean; logFormat: 'text' | 'json' },
): Observe | undefined {
  if (!metrics && logFormat === 'text') return undefined;
  return ({ incoming, outgoing }, next) => {
    if (metrics) {
      const startedAt = performance.now();
      const route = routeClass(incoming.url ?? '');
      outgoing.once('close', () => {
        metrics.countRequest(route, outgoing.statusCode);
        metrics.requestTime.observeSince(startedAt);
      });
    }
    const id = requestIdOf(incoming, trustProxy);
    outgoing.setHeader('X-Request-Id', id);
    withRequestId(id, next);
  };
}
