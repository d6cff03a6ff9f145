import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OutageLog } from '../../db/connections/outage-log.ts';
import type { Engine } from '../../db/open-database.ts';
import type { Changes as ContextChanges, InvalidationListener } from '../../app-context.ts';
import { tags as names } from './tags.ts';
import { ChangeListener } from './change-listener.ts';

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
    const message = readMessage(payload);
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

/** Null for an unreadable message: it may concern any content, so the caller drops everything. */
function readMessage(payload: string): z.infer<typeof messageSchema> | null {
  try {
    return messageSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
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
