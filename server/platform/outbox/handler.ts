import type { z } from 'zod';
import type { outbox } from '../../db/tables/outbox.ts';

/** One kind of entries in the outbox. */
export interface Channel<Payload extends object> {
  /** The value in the column `channel`. */
  name: string;
  /** What an entry contains. */
  payload: z.ZodType<Payload>;
}

export type Entry<Payload extends object> = Omit<typeof outbox.$inferSelect, 'payload'> & { payload: Payload };

/** Delivers the entries of one channel. */
export interface Handler<Payload extends object> {
  channel: Channel<Payload>;
  /** Names an entry in the log without personal data: `Mail 12 (contact)`. */
  describe(entry: Entry<Payload>): string;
  /**
   * Settles once somebody else is responsible for the entry; rejects with NotDelivered. Takes less than the minute after
   * which another process may try.
   */
  deliver(entry: Entry<Payload>, signal: AbortSignal): Promise<void>;
  /** What is stored of a delivered entry for thirty days; null deletes the entry at once. */
  afterDelivery(payload: Payload): Payload | null;
}

/**
 * What follows from a failure. `retry`: this entry is tried again later, others now. `server away`: other entries need
 * not be tried either. `refused`: the entry will never be accepted and is deleted.
 */
type Consequence = 'retry' | 'server away' | 'refused';

/** Thrown by a handler when nobody has accepted an entry. */
export class NotDelivered extends Error {
  readonly consequence: Consequence;

  /** The reason is logged: codes only, nothing of the entry and nothing that a server says, which quotes addresses. */
  constructor(reason: string, consequence: Consequence) {
    super(reason);
    this.name = 'NotDelivered';
    this.consequence = consequence;
  }
}
