import { LRUCache } from 'lru-cache';

interface State {
  failures: number;
  /** Time until which nothing is tried, in milliseconds since 1970. */
  until: number;
}

interface BreakerOptions {
  /** Milliseconds without a try after a failure. */
  pause: number;
  now?: () => number;
}

const maxStates = 2000;

/** Remembers what has just failed, so that not every page waits for it again. */
export class CircuitBreaker {
  readonly #states = new LRUCache<string, State>({ max: maxStates });
  readonly #pause: number;
  readonly #now: () => number;

  constructor({ pause, now = Date.now }: BreakerOptions) {
    this.#pause = pause;
    this.#now = now;
  }

  /** True while a call that failed so often in a row is not tried. After each pause one try is let through. */
  isOpen(key: string, failures = 1): boolean {
    const state = this.#states.get(key);
    if (!state || state.failures < failures) return false;
    if (this.#now() < state.until) return true;
    state.until = this.#now() + this.#pause;
    return false;
  }

  /** True if the last try failed. */
  hasFailed(key: string): boolean {
    return this.#states.has(key);
  }

  failed(key: string): void {
    const failures = (this.#states.get(key)?.failures ?? 0) + 1;
    this.#states.set(key, { failures, until: this.#now() + this.#pause });
  }

  succeeded(key: string): void {
    this.#states.delete(key);
  }
}
