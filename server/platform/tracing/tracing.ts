import type { Config } from '../config.ts';
import type { Observe } from '../metrics/observe-requests.ts';
import type { QueryWatch } from '../metrics/watch-queries.ts';

/** Records what requests spend their time on, and sends it to a collector. */
export interface Tracing {
  /** Makes a trace of a request. */
  request: Observe;
  /** A query is a part of the request that it runs for; others are not recorded. */
  query: QueryWatch;
  /** Records a piece of work of the current request; outside of a request it is only done. */
  work<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Records requests to other servers. The own content backend learns which trace they belong to. */
  calls(send: typeof fetch): typeof fetch;
  /** Sends what is recorded, within three seconds. */
  close(): Promise<void>;
}

/** Undefined without the address of a collector: then nothing of it is loaded. */
export async function startTracing(config: Config): Promise<Tracing | undefined> {
  const { tracing, trustProxy, contentApiUrl } = config;
  if (tracing === undefined) return undefined;
  const { openTracing } = await import('./open-tracing.ts');
  return openTracing({ settings: tracing, trustProxy, contentApiUrl });
}
