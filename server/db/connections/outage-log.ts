import type { Pool } from 'pg';

/** Milliseconds between two lines about one outage. */
const interval = 60_000;
/** The pool's own sentence when every connection is in use: it says nothing about the server. */
const isBusy = /^timeout exceeded when trying to connect/;

/** Tells the log that the database cannot be reached, once a minute, and once that it can be again. */
export class OutageLog {
  readonly #place: string;
  #isWatching = false;
  /** True if the log's last word is that the database cannot be reached. */
  #isAway = false;
  #silentUntil = -Infinity;

  /** `setting`: the one that leads there, where there are two. */
  constructor(setting?: string) {
    this.#place = setting === undefined ? '' : ` at ${setting}`;
  }

  /** Until then nothing is logged: whoever opens the database waits for it and says so. */
  begin(): void {
    this.#isWatching = true;
  }

  failed(error: unknown): void {
    const now = performance.now();
    if (!this.#isWatching || now < this.#silentUntil) return;
    this.#silentUntil = now + interval;
    this.#isAway = true;
    console.error(`The database cannot be reached${this.#place} (${reasonOf(error)}).`);
  }

  works(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    console.log(`The database can be reached again${this.#place}.`);
  }
}

/** Notes each connection that a pool opens, or cannot open. */
export function watchConnections(pool: Pool, outage: OutageLog): void {
  pool.on('connect', () => outage.works());
  const note = (error: unknown) => {
    if (!pool.ending && !(error instanceof Error && isBusy.test(error.message))) outage.failed(error);
  };
  pool.connect = new Proxy(pool.connect, {
    apply(connect, self, [callback]: unknown[]) {
      if (typeof callback !== 'function') {
        const opened: unknown = Reflect.apply(connect, self, []);
        if (opened instanceof Promise) opened.catch(note);
        return opened;
      }
      const noted = (...results: unknown[]) => {
        if (results[0]) note(results[0]);
        Reflect.apply(callback, undefined, results);
      };
      const opened: unknown = Reflect.apply(connect, self, [noted]);
      return opened;
    },
  });
}

/** What PostgreSQL or the network says, for messages. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  return error.message || ('code' in error ? String(error.code) : error.name);
}
