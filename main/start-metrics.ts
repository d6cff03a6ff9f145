import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RequestListener } from 'node:http';
import type { Pool } from 'pg';
import type { AppContext } from '#server/app-context.ts';
import { Metrics } from '#server/platform/metrics/metrics.ts';
import { serveMetrics, withMetrics } from '#server/platform/metrics/serve-metrics.ts';
import { timeQueries } from '#server/platform/metrics/time-queries.ts';
import { loopInterval, writeMetrics } from '#server/platform/metrics/write-metrics.ts';
import type { PageCache } from '#server/platform/page-cache/page-cache.ts';
import type { Config } from '#server/platform/config.ts';
import type { SiteFetch } from './load-site.ts';

/** What is measured in this process, if the settings want it; otherwise nothing runs. */
export class Measuring {
  readonly metrics: Metrics | undefined;
  readonly #settings: Config['metrics'];
  #pool: Pool | undefined;

  constructor({ metrics: settings }: Pick<Config, 'metrics'>) {
    this.#settings = settings;
    if (settings.token !== undefined || settings.port !== undefined) this.metrics = new Metrics();
  }

  readonly onPool = (pool: Pool): void => {
    this.#pool = pool;
    if (this.metrics) timeQueries(pool, this.metrics.queryTime);
  };

  /** Measures the renderings and how many wait for theirs; `queue` is the render queue. */
  renderings(site: SiteFetch, queue: (site: SiteFetch) => SiteFetch): SiteFetch {
    const { metrics } = this;
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
