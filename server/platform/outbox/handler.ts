import type { z } from 'zod';
import type { outbox } from '../../db/tables/outbox.ts';

/** One kind of outbox entries, e.g. mails. */
export interface Channel<Payload extends object> {
  /** The value in the column `channel`. */
  name: string;
  /** Schema of the payload. */
  payload: z.ZodType<Payload>;
}

export type Entry<Payload extends object> = Omit<typeof outbox.$inferSelect, 'payload'> & { payload: Payload };

/** Delivers the entries of one channel. */
export interface Handler<Payload extends object> {
  channel: Channel<Payload>;
  /** Names an entry in the log without personal data: `Mail 12 (contact)`. */
  describe(entry: Entry<Payload>): string;
  /**
   * Resolves once the other server has accepted the entry; rejects with NotDelivered. Must take less than a minute:
   * after that, another process may try.
   */
  deliver(entry: Entry<Payload>, signal: AbortSignal): Promise<void>;
  /** The payload that is stored for thirty days after delivery; null deletes the entry immediately. */
  afterDelivery(payload: Payload): Payload | null;
}

/**
 * How to continue after a failure. `retry`: try this entry later, continue with the others. `server away`: stop, the
 * others would fail too. `refused`: the entry will never be accepted and is deleted.
 */
type Consequence = 'retry' | 'server away' | 'refused';

/** Thrown by a handler when an entry was not accepted. */
export class NotDelivered extends Error {
  readonly consequence: Consequence;

  /** The reason is logged. It contains codes only, no payload and no server message, because those quote addresses. */
  constructor(reason: string, consequence: Consequence) {
    super(reason);
    this.name = 'NotDelivered';
    this.consequence = consequence;
  }
}
