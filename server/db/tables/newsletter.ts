import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/base/locale.ts';
import { at } from '../columns.ts';

const lists = () => jsonb('lists').$type<number[]>().notNull();
const locale = () => text('locale').$type<Locale>().notNull();

/** Who gets the newsletter where no mailing provider keeps that; each has confirmed it by mail. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: serial('id').primaryKey(),
  /** In small letters. */
  email: text('email').notNull().unique(),
  /** Values of the newsletters. */
  lists: lists(),
  locale: locale(),
  /** When the form was sent with the consent ticked. */
  agreedAt: at('agreed_at').notNull(),
  /** When the link in the mail was followed and confirmed. */
  confirmedAt: at('confirmed_at').notNull(),
});

/** Orders that wait for the confirmation by mail; erased when they expire. */
export const newsletterRequests = pgTable(
  'newsletter_requests',
  {
    id: serial('id').primaryKey(),
    /** In small letters. */
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

/** Sign-ups on their way to the mailing provider; a row is erased as soon as the provider has it. */
export const newsletterOutbox = pgTable(
  'newsletter_outbox',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    lists: lists(),
    attempts: integer('attempts').notNull().default(0),
    /** Not tried again before this moment. */
    nextAttemptAt: at('next_attempt_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('newsletter_outbox_waiting').on(table.nextAttemptAt)],
);
