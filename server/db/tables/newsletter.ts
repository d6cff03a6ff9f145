import { index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/base/locale.ts';
import { at } from '../columns.ts';

const lists = () => jsonb('lists').$type<number[]>().notNull();
const locale = () => text('locale').$type<Locale>().notNull();

/** Confirmed newsletter subscribers, if no mailing provider is configured. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: serial('id').primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  /** Values of the newsletters. */
  lists: lists(),
  locale: locale(),
  /** Time at which the form with the consent was sent. */
  agreedAt: at('agreed_at').notNull(),
  /** Time of the confirmation. */
  confirmedAt: at('confirmed_at').notNull(),
});

/** Sign-ups that wait for confirmation by mail; deleted when they expire. */
export const newsletterRequests = pgTable(
  'newsletter_requests',
  {
    id: serial('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull(),
    lists: lists(),
    locale: locale(),
    /** SHA-256 of the token in the mail, hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    confirmedAt: at('confirmed_at'),
  },
  (table) => [
    index('newsletter_requests_email').on(table.email, table.createdAt),
    index('newsletter_requests_expiry').on(table.expiresAt),
  ],
);
