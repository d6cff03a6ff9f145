import { and, gte, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { outbox } from '../../db/tables/outbox.ts';
import { maxAttempts } from './send.ts';

/** `given_up`: all attempts failed; it is not retried automatically. */
type EntryState = 'waiting' | 'sent' | 'given_up';

export function stateOf({ sentAt, attempts }: { sentAt: Date | null; attempts: number }): EntryState {
  if (sentAt) return 'sent';
  return attempts < maxAttempts ? 'waiting' : 'given_up';
}

/** SQL condition for each state. */
export const inState: Record<EntryState, SQL | undefined> = {
  sent: isNotNull(outbox.sentAt),
  waiting: and(isNull(outbox.sentAt), lt(outbox.attempts, maxAttempts)),
  given_up: and(isNull(outbox.sentAt), gte(outbox.attempts, maxAttempts)),
};
