import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf, withRequestId } from '../log/request-id.ts';
import type { Metrics } from './metrics.ts';

/** Runs around every request that neither a cached page nor a static file answers. */
export type Observe = (request: { incoming: IncomingMessage; outgoing: ServerResponse }, next: () => void) => void;

/** Counts and times the request if metrics are on, and gives it an id if the log names it; undefined: neither. */
export function observeRequests(
  metrics: Pick<Metrics, 'requests' | 'requestTime'> | undefined,
  { trustProxy, logFormat }: { trustProxy: boolean; logFormat: 'text' | 'json' },
): Observe | undefined {
  if (!metrics && logFormat === 'text') return undefined;
  return ({ incoming, outgoing }, next) => {
    if (metrics) {
      const end = metrics.requestTime.startTimer();
      const route = routeClass(incoming.url ?? '');
      outgoing.once('close', () => {
        metrics.requests.inc({ route, code: outgoing.statusCode });
        end();
      });
    }
    const id = requestIdOf(incoming, trustProxy);
    outgoing.setHeader('X-Request-Id', id);
    withRequestId(id, next);
  };
}

/** Class of an address: few values, whatever clients request. */
export function routeClass(target: string): string {
  const path = target.split('?')[0] ?? '';
  if (/^\/[^/]+\/api(?:\/|$)/.test(path)) return 'api';
  if (/^\/[^/]+\/pageeditor-api(?:\/|$)/.test(path)) return 'editor';
  const first = /^\/(admin|auth|media|reports|healthz|readyz|webshop)(?:\/|$)/.exec(path)?.[1];
  if (first === 'healthz' || first === 'readyz') return 'health';
  if (first !== undefined) return first;
  return /\.(?:ics|atom|xml|txt|json)$/.test(path) ? 'feed' : 'page';
}
