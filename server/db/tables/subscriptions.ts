import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { SubscriptionPrice } from '#contract/subscriptions/subscriptions.ts';
import { at, belongsTo, bothEmpty, localizedText, publication } from '../columns.ts';
import { media } from './media.ts';
import { eventCategories, events, seasons } from './programme.ts';

/** A season subscription. */
export const seasonSubscriptions = pgTable(
  'season_subscriptions',
  {
    id: serial('id').primaryKey(),
    slug: localizedText('slug').notNull(),
    title: localizedText('title').notNull(),
    kind: text('kind', {
      enum: ['premiere', 'series', 'choice', 'taster', 'family', 'young', 'concert', 'school', 'gift'],
    }).notNull(),
    /** One or two sentences. */
    teaser: localizedText('teaser').notNull().default(bothEmpty),
    /** Rich text. */
    description: localizedText('description').notNull().default(bothEmpty),
    /** Rich text: exchange of dates, renewal, seats. */
    terms: localizedText('terms').notNull().default(bothEmpty),
    seasonId: integer('season_id').references(() => seasons.id, { onDelete: 'set null' }),
    /** Day of a series, Monday is 1, Sunday 7; null where the days differ. */
    weekday: integer('weekday'),
    /** Number of events; in a subscription with free choice, how many may be chosen. */
    evenings: integer('evenings').notNull(),
    /** Discount against single tickets in percent, at most 20. */
    savingPercent: integer('saving_percent').notNull().default(0),
    /** Best seats first; prices in cents for all events together. */
    prices: jsonb('prices').$type<SubscriptionPrice[]>().notNull().default([]),
    imageId: integer('image_id').references(() => media.id, { onDelete: 'set null' }),
    ...publication(),
    /** Set by a trigger: also depends on the season. */
    publicAt: at('public_at'),
    position: integer('position').notNull().default(0),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('season_subscriptions_saving', sql`${table.savingPercent} between 0 and 20`),
    check('season_subscriptions_weekday', sql`${table.weekday} between 1 and 7`),
  ],
);

/** Events of a subscription; with free choice, those that may be chosen. */
export const subscriptionEvents = pgTable(
  'subscription_events',
  {
    subscriptionId: belongsTo('subscription_id', () => seasonSubscriptions.id),
    eventId: belongsTo('event_id', () => events.id),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.eventId] }),
    index('subscription_events_event').on(table.eventId),
  ],
);

/** Categories of the events, for the filter. */
export const subscriptionCategories = pgTable(
  'subscription_categories',
  {
    subscriptionId: belongsTo('subscription_id', () => seasonSubscriptions.id),
    categoryId: belongsTo('category_id', () => eventCategories.id),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.categoryId] })],
);
