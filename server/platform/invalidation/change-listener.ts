import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { OutageLog } from '../../db/connections/outage-log.ts';
import { listenerPrefix, processName } from '../../db/open-database.ts';

export interface ChangeListenerOptions {
  /** The PostgreSQL itself: a pooler does not pass notifications on. */
  databaseUrl: string;
  channel: string;
  onPayload: (payload: string) => void;
  /** Called after a reconnection: notifications may have been missed. */
  onGap: () => void;
  /** Is told of each attempt to connect. */
  outage?: OutageLog | undefined;
}

const firstWait = 100;
const longestWait = 5000;
/** Interval of the check that detects a broken connection. */
const heartbeat = 15_000;

/** Listens for notifications on a separate connection and reconnects after losing it. */
export class ChangeListener {
  readonly #options: ChangeListenerOptions;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wait = firstWait;
  #heardBefore = false;
  #closed = false;
  #settleReady: () => void = () => {};
  /** Resolves at the first connection. */
  readonly ready: Promise<void>;

  constructor(options: ChangeListenerOptions) {
    this.#options = options;
    this.ready = new Promise((resolve) => {
      this.#settleReady = resolve;
    });
    void this.#connect();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const goodbye = this.#client?.end().catch(() => {});
    await Promise.race([goodbye, pause(1000, undefined, { ref: false })]);
  }

  async #connect(): Promise<void> {
    const client = this.#newClient();
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${this.#options.channel}`);
    } catch (error) {
      if (!this.#closed) this.#options.outage?.failed(error);
      this.#retry(client);
      return;
    }
    if (this.#client !== client || this.#closed) return;
    this.#options.outage?.works();
    this.#wait = firstWait;
    if (this.#heardBefore) this.#options.onGap();
    this.#heardBefore = true;
    this.#settleReady();
    this.#beat(client);
  }

  #newClient(): pg.Client {
    const client = new pg.Client({
      connectionString: this.#options.databaseUrl,
      connectionTimeoutMillis: 3000,
      query_timeout: 5000,
      keepAlive: true,
      application_name: `${listenerPrefix}${processName()}`,
    });
    client.on('error', () => this.#retry(client));
    client.on('end', () => this.#retry(client));
    client.on('notification', ({ payload }) => this.#options.onPayload(payload ?? ''));
    return client;
  }

  #beat(client: pg.Client): void {
    this.#later(heartbeat, () => {
      client.query('select 1').then(
        () => {
          if (this.#client === client && !this.#closed) this.#beat(client);
        },
        () => this.#retry(client),
      );
    });
  }

  #retry(failed: pg.Client): void {
    if (this.#closed || this.#client !== failed) return;
    this.#client = undefined;
    failed.end().catch(() => {});
    this.#later(this.#wait, () => void this.#connect());
    this.#wait = Math.min(this.#wait * 2, longestWait);
  }

  /** At most one timer at a time; it does not keep the process alive. */
  #later(milliseconds: number, run: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, milliseconds);
    this.#timer.unref();
  }
}
