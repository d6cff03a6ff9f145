import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RequestListener } from 'node:http';
import type { Pool } from 'pg';
import type { AppContext } from '#server/app-context.ts';
import { Metrics } from '#server/platform/metrics/metrics.ts';
import { serveMetrics, withMetrics } from '#server/platform/metrics/serve-metrics.ts';
import { type Observe, observeRequests } from '#server/platform/metrics/observe-requests.ts';
import { type QueryWatch, watchQueries } from '#server/platform/metrics/watch-queries.ts';
import { loopInterval, writeMetrics } from '#server/platform/metrics/write-metrics.ts';
import type { PageCache } from '#server/platform/page-cache/page-cache.ts';
import type { Tracing } from '#server/platform/tracing/tracing.ts';
import type { Config } from '#server/platform/config.ts';
import type { SiteFetch } from './load-site.ts';

/** What is measured and recorded in this process, if the settings want it; otherwise nothing runs. */
export class Measuring {
  readonly metrics: Metrics | undefined;
  readonly #settings: Config['metrics'];
  readonly #tracing: Tracing | undefined;
  #pool: Pool | undefined;

  constructor({ metrics: settings }: Pick<Config, 'metrics'>, tracing: Tracing | undefined) {
    this.#settings = settings;
    this.#tracing = tracing;
    if (settings.token !== undefined || settings.port !== undefined) this.metrics = new Metrics();
  }

  readonly onPool = (pool: Pool): void => {
    this.#pool = pool;
    const times = this.metrics?.queryTime;
    const watches: QueryWatch[] = [];
    if (times) watches.push(() => times.begin());
    if (this.#tracing) watches.push(this.#tracing.query);
    if (watches.length === 0) return;
    watchQueries(pool, (text) => {
      const ends = watches.map((begin) => begin(text));
      return (error) => ends.forEach((end) => end(error));
    });
  };

  /** Runs around requests that neither a cached page nor a built file answers; undefined: nothing wants to know. */
  observe(config: Pick<Config, 'trustProxy' | 'logFormat'>): Observe | undefined {
    const observe = observeRequests(this.metrics, config);
    const tracing = this.#tracing;
    if (!tracing) return observe;
    return (request, next) => tracing.request(request, () => (observe ? observe(request, next) : next()));
  }

  /** Work that is a part of the traces by this name. */
  recorded<A, R>(name: string, work: (input: A) => Promise<R>): (input: A) => Promise<R> {
    const tracing = this.#tracing;
    return tracing ? (input) => tracing.work(name, () => work(input)) : work;
  }

  /** Measures the renderings and how many wait for theirs; `queue` is the render queue. */
  renderings(fetchSite: SiteFetch, queue: (site: SiteFetch) => SiteFetch): SiteFetch {
    const { metrics } = this;
    const site = this.recorded('render', fetchSite);
    if (!metrics) return queue(site);
    const render = queue(async (request) => {
      metrics.waitingRenderings -= 1;
      const startedAt = performance.now();
      try {
        return await site(request);
      } finally {
        metrics.renderTime.observeSince(startedAt);
      }
    });
    return (request) => {
      metrics.waitingRenderings += 1;
      return render(request);
    };
  }

  /** Serves them on the loopback port, and on the public one to requests with the token. `onStop` gets what ends it. */
  async serve(
    { db }: Pick<AppContext, 'db'>,
    { pages, listener, onStop }: { pages: PageCache; listener: RequestListener; onStop: (close: () => void) => void },
  ): Promise<RequestListener> {
    const { metrics } = this;
    const pool = this.#pool;
    if (!metrics || !pool) return listener;
    const delays = monitorEventLoopDelay({ resolution: loopInterval });
    delays.enable();
    const write = () => writeMetrics({ metrics, pages, pool, db, delays });
    const { port, token } = this.#settings;
    if (port !== undefined) onStop(await serveMetrics(port, write));
    return withMetrics(token, write, listener);
  }
}
