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

/** What is to be handed to another server; an entry stays at least until that server has accepted it. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    /** Which handler delivers it: `mail`, `newsletter`. */
    channel: text('channel').notNull(),
    /** Its shape is the schema of the channel. */
    payload: payload('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Not tried again before this moment. */
    nextAttemptAt: at('next_attempt_at').notNull(),
    sentAt: at('sent_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('outbox_waiting').on(table.channel, table.sentAt, table.nextAttemptAt)],
);
