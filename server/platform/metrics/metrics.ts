/** Upper bounds of the histograms, in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Durations, counted by upper bound. */
export class Histogram {
  readonly #counts = Array.from({ length: bounds.length + 1 }, () => 0);
  #sum = 0;

  /** Adds the time since `startedAt`, as `performance.now` gives it. */
  observeSince(startedAt: number): void {
    const seconds = (performance.now() - startedAt) / 1000;
    const found = bounds.findIndex((bound) => seconds <= bound);
    const at = found < 0 ? bounds.length : found;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sum += seconds;
  }

  /** Measures from now until the function that it returns is called. */
  begin(): () => void {
    const startedAt = performance.now();
    return () => this.observeSince(startedAt);
  }

  lines(name: string): string[] {
    let total = 0;
    const buckets = this.#counts.map((count, at) => {
      total += count;
      return `${name}_bucket{le="${bounds[at] ?? '+Inf'}"} ${total}`;
    });
    return [...buckets, `${name}_sum ${this.#sum.toFixed(6)}`, `${name}_count ${total}`];
  }
}

/** Counts of this process since its start. Cached pages are counted by the page cache itself. */
export class Metrics {
  /** By class of the address and outcome. */
  readonly #requests = new Map<string, number>();
  readonly requestTime = new Histogram();
  readonly renderTime = new Histogram();
  readonly queryTime = new Histogram();
  /** Pages that wait for their rendering to begin. */
  waitingRenderings = 0;

  countRequest(route: string, status: number): void {
    const key = `route="${route}",outcome="${Math.floor(status / 100)}xx"`;
    this.#requests.set(key, (this.#requests.get(key) ?? 0) + 1);
  }

  get requests(): ReadonlyMap<string, number> {
    return this.#requests;
  }
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
