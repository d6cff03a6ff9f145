import { customType, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';

/** PostgreSQL refuses half a surrogate pair in JSON; it is replaced, as in a column of text. */
const payload = customType<{ data: object; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) =>
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' ? part.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : part,
    ),
});

/** What is done after an answer: mails, sign-ups for another server. An entry stays at least until it is done. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    /** Name of the handler that delivers it: `mail`, `newsletter`, `forgotten-password`. */
    channel: text('channel').notNull(),
    /** Validated with the schema of the channel's handler. */
    payload: payload('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Time of the next attempt. */
    nextAttemptAt: at('next_attempt_at').notNull(),
    sentAt: at('sent_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('outbox_waiting').on(table.channel, table.sentAt, table.nextAttemptAt)],
);
