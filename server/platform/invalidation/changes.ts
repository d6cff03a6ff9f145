import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OutageLog } from '../../db/connections/outage-log.ts';
import { type Engine, listenerPrefix, processName } from '../../db/open-database.ts';
import type { Changes as ContextChanges, InvalidationListener } from '../../app-context.ts';
import { tags as names } from './tags.ts';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { parseJson } from '#text/parse-json.ts';

const channel = 'proscenium_changes';
/** PostgreSQL allows less than 8000 bytes in a notification. */
const payloadBytes = 7500;

const messageSchema = z.object({ from: z.string(), tags: z.array(z.string()) });

export interface Changes extends ContextChanges {
  /** Resolves once notifications of other processes are received. */
  ready: Promise<void>;
  close(): Promise<void>;
}

export interface ChangesOptions {
  engine: Engine;
  databaseUrl: string | undefined;
  outage?: OutageLog | undefined;
}

/** Notifies all processes on one PostgreSQL of changes; with the embedded database there is only this process. */
export function createChanges({ engine, databaseUrl, outage }: ChangesOptions): Changes {
  const me = randomUUID();
  const listeners: InvalidationListener[] = [];
  const liveListeners: ((tags: string[] | null) => void)[] = [];
  /** Null: messages may have been lost, so that nobody knows what has changed. */
  const tell = (tags: string[] | null) => {
    const live = tags?.filter((tag) => tag.startsWith('live:')) ?? null;
    const content = tags?.filter((tag) => !tag.startsWith('live:')) ?? null;
    const affected = content?.includes(names.everything) ? null : content;
    if (affected?.length !== 0) for (const notify of listeners) notify(affected, content === null);
    if (live?.length !== 0) for (const notify of liveListeners) notify(live);
  };
  const hear = (payload: string) => {
    // An unreadable message may concern any content.
    const message = messageSchema.safeParse(parseJson(payload)).data;
    if (message?.from !== me) tell(message?.tags ?? null);
  };
  const shared = engine === 'postgres' && databaseUrl !== undefined;
  const listener = shared
    ? new ChangeListener({ databaseUrl, channel, onPayload: hear, onGap: () => tell(null), outage })
    : undefined;
  return {
    async announce(tx, tags) {
      if (!shared) return;
      for (const payload of toPayloads(me, tags)) await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    drop: tell,
    onInvalidate: (notify) => void listeners.push(notify),
    onLive: (notify) => void liveListeners.push(notify),
    ready: listener?.ready ?? Promise.resolve(),
    close: async () => listener?.close(),
  };
}

/** Messages with all tags, none of them longer than a notification may be. */
export function toPayloads(from: string, tags: string[]): string[] {
  const payloads: string[] = [];
  let part: string[] = [];
  for (const tag of tags) {
    const longer = JSON.stringify({ from, tags: [...part, tag] });
    if (part.length > 0 && Buffer.byteLength(longer) > payloadBytes) {
      payloads.push(JSON.stringify({ from, tags: part }));
      part = [];
    }
    part.push(tag);
  }
  if (part.length > 0) payloads.push(JSON.stringify({ from, tags: part }));
  return payloads;
}

interface ChangeListenerOptions {
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
class ChangeListener {
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
