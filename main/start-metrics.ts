import type { RequestListener } from 'node:http';
import type { Pool } from 'pg';
import type { AppContext } from '#server/app-context.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { serveMetrics, withMetrics } from '#server/platform/metrics/serve-metrics.ts';
import { type Observe, observeRequests } from '#server/platform/metrics/observe-requests.ts';
import { type QueryWatch, watchQueries } from '#server/platform/metrics/watch-queries.ts';
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

  private constructor(settings: Config['metrics'], tracing: Tracing | undefined, metrics: Metrics | undefined) {
    this.#settings = settings;
    this.#tracing = tracing;
    this.metrics = metrics;
  }

  /** Without the settings the package for metrics is not loaded. */
  static async start({ metrics: settings }: Pick<Config, 'metrics'>, tracing: Tracing | undefined): Promise<Measuring> {
    if (settings.token === undefined && settings.port === undefined) return new Measuring(settings, tracing, undefined);
    const { createMetrics } = await import('#server/platform/metrics/metrics.ts');
    return new Measuring(settings, tracing, createMetrics());
  }

  readonly onPool = (pool: Pool): void => {
    this.#pool = pool;
    const times = this.metrics?.queryTime;
    const watches: QueryWatch[] = [];
    if (times)
      watches.push(() => {
        const end = times.startTimer();
        return () => end();
      });
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
      metrics.waitingRenderings.dec();
      const end = metrics.renderTime.startTimer();
      try {
        return await site(request);
      } finally {
        end();
      }
    });
    return (request) => {
      metrics.waitingRenderings.inc();
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
    onStop(metrics.collectFrom({ pages, pool, db }));
    const { port, token } = this.#settings;
    if (port !== undefined) onStop(await serveMetrics(port, metrics.write));
    return withMetrics(token, metrics.write, listener);
  }
}
