import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accessOffers } from '#contract/events/access-offers.ts';
import type { StoredWork } from '#contract/programme/programme-resources.ts';
import type { EventFlag } from '#contract/programme/event-flags.ts';
import type { ChangeNotice, PreviousDate, PriceCategory } from '#contract/programme/programme.ts';
import { at, bothEmpty, localizedText, ownPublicAt, publication } from '../columns.ts';
import { media } from './media.ts';

const rareOffers = accessOffers.filter((offer) => offer !== 'wheelchair');

export const seasons = pgTable('seasons', {
  id: serial('id').primaryKey(),
  /** Part of the address, the same in both languages: `2026-27`. */
  slug: text('slug').notNull().unique(),
  name: localizedText('name').notNull(),
  /** A motto or a few sentences. */
  description: localizedText('description').notNull().default(bothEmpty),
  /** First and last day in Berlin. */
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
  imageId: integer('image_id').references(() => media.id, { onDelete: 'set null' }),
  ...publication(),
  publicAt: ownPublicAt('public_from'),
});

export const eventCategories = pgTable('event_categories', {
  id: serial('id').primaryKey(),
  /** Slug for queries, the same in both languages: `oper`. */
  slug: text('slug').notNull().unique(),
  name: localizedText('name').notNull(),
  position: integer('position').notNull().default(0),
  /** `#a8102b`; empty: that of the theme. */
  colour: text('colour').notNull().default(''),
});

export const venues = pgTable('venues', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localizedText('name').notNull(),
  street: text('street').notNull().default(''),
  postalCode: text('postal_code').notNull().default(''),
  city: text('city').notNull().default(''),
  /** Step-free access and wheelchair places. */
  access: localizedText('access').notNull().default(bothEmpty),
  /** Minutes between two events; null: those of the settings. */
  changeOverMinutes: integer('change_over_minutes'),
  position: integer('position').notNull().default(0),
});

/** A staging of a work in a season. */
export const productions = pgTable(
  'productions',
  {
    id: serial('id').primaryKey(),
    slug: localizedText('slug').notNull(),
    title: localizedText('title').notNull(),
    /** Language of the title where it is neither German nor English, as a BCP 47 tag: `it`. */
    titleLanguage: text('title_language').notNull().default(''),
    /** Genre: `Oper in drei Akten`. */
    subtitle: localizedText('subtitle').notNull().default(bothEmpty),
    composer: text('composer').notNull().default(''),
    librettist: localizedText('librettist').notNull().default(bothEmpty),
    /** Where and when the work was first performed. */
    firstPerformance: localizedText('first_performance').notNull().default(bothEmpty),
    categoryId: integer('category_id').references(() => eventCategories.id, { onDelete: 'set null' }),
    seasonId: integer('season_id').references(() => seasons.id, { onDelete: 'set null' }),
    isRevival: boolean('is_revival').notNull().default(false),
    isHighlight: boolean('is_highlight').notNull().default(false),
    ...publication(),
    /** Set by a trigger: also depends on the season. */
    publicAt: at('public_at'),
    /** Order among the highlights and in a season. */
    position: integer('position').notNull().default(0),
    /** One or two sentences. */
    teaser: localizedText('teaser').notNull().default(bothEmpty),
    /** Rich text with the marks of the text module. */
    description: localizedText('description').notNull().default(bothEmpty),
    /** Rich text: the plot, act by act. */
    synopsis: localizedText('synopsis').notNull().default(bothEmpty),
    /** Sung or spoken languages and those of the surtitles, BCP 47. */
    languages: text('languages').array().notNull().default([]),
    surtitles: text('surtitles').array().notNull().default([]),
    /** Duration in minutes, intervals included. */
    durationMinutes: integer('duration_minutes'),
    intervals: integer('intervals'),
    /** The works of a double bill, in order; empty: one work. */
    works: jsonb('works').$type<StoredWork[]>().notNull().default([]),
    /** Set by the database: from the works where not entered. */
    totalMinutes: integer('total_minutes').generatedAlwaysAs(sql`coalesce("duration_minutes", works_minutes("works"))`),
    totalIntervals: integer('total_intervals').generatedAlwaysAs(sql`coalesce("intervals", works_intervals("works"))`),
    /** Recommended from this age, in years. */
    ageFrom: integer('age_from'),
    contentNotes: localizedText('content_notes').notNull().default(bothEmpty),
    heroImageId: integer('hero_image_id').references(() => media.id, { onDelete: 'set null' }),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('productions_season').on(table.seasonId, table.position, table.id),
    index('productions_category').on(table.categoryId),
    // Imports find productions by their titles.
    index('productions_title_de').on(sql`fold_text(${table.title}->>'de')`),
    index('productions_title_en').on(sql`fold_text(${table.title}->>'en')`),
    index('productions_highlight')
      .on(table.position, table.id)
      .where(sql`${table.isHighlight}`),
  ],
);

/** A festival or a series of events. */
export const festivals = pgTable('festivals', {
  id: serial('id').primaryKey(),
  slug: localizedText('slug').notNull(),
  title: localizedText('title').notNull(),
  kind: text('kind', { enum: ['festival', 'series'] }).notNull(),
  /** Rich text. */
  description: localizedText('description').notNull().default(bothEmpty),
  /** First and last day in Berlin; null: open. */
  startsOn: date('starts_on', { mode: 'string' }),
  endsOn: date('ends_on', { mode: 'string' }),
  imageId: integer('image_id').references(() => media.id, { onDelete: 'set null' }),
  ...publication(),
  publicAt: ownPublicAt('public_from'),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** A part on stage (`Violetta Valéry`) or a task in the creative team (`Musikalische Leitung`). */
export const roles = pgTable('roles', {
  id: serial('id').primaryKey(),
  name: localizedText('name').notNull(),
  kind: text('kind', { enum: ['team', 'cast'] }).notNull(),
});

/** One performance of a production, or an event without a production. */
export const events = pgTable(
  'events',
  {
    id: serial('id').primaryKey(),
    productionId: integer('production_id').references(() => productions.id, { onDelete: 'set null' }),
    slug: localizedText('slug').notNull(),
    title: localizedText('title').notNull(),
    titleLanguage: text('title_language').notNull().default(''),
    /** Composer or second line. */
    subtitle: localizedText('subtitle').notNull().default(bothEmpty),
    start: at('start').notNull(),
    end: at('end'),
    /** Set by the database: the end, or the first moment of the next day in Berlin where none is known. */
    over: at('over')
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce("end", ((date_trunc('day', "start" at time zone 'Europe/Berlin') + interval '1 day') at time zone 'Europe/Berlin'))`,
      ),
    venueId: integer('venue_id').references(() => venues.id, { onDelete: 'set null' }),
    categoryId: integer('category_id').references(() => eventCategories.id, { onDelete: 'set null' }),
    festivalId: integer('festival_id').references(() => festivals.id, { onDelete: 'set null' }),
    /** Without those that repeat the availability; a trigger moves them there. */
    flags: jsonb('flags').$type<EventFlag[]>().notNull().default([]),
    availability: text('availability', { enum: ['available', 'few', 'sold_out', 'cancelled', 'none'] })
      .notNull()
      .default('available'),
    /** Event that takes the place of this one while it is cancelled. */
    replacementId: integer('replacement_id').references((): AnyPgColumn => events.id, { onDelete: 'set null' }),
    /** Announced dates of a moved event, first one first. */
    previousDates: jsonb('previous_dates').$type<PreviousDate[]>().notNull().default([]),
    /** Lowest available price and highest price, in cents. */
    priceFrom: integer('price_from'),
    priceTo: integer('price_to'),
    /** Seat categories, best first; prices in cents. */
    prices: jsonb('prices').$type<PriceCategory[]>().notNull().default([]),
    /** An address, or a page as `page:12`. */
    ticketLink: text('ticket_link').notNull().default(''),
    /** Start of ticket sales. */
    onSaleAt: at('on_sale_at'),
    /** One or two sentences; empty: those of the production. */
    shortText: localizedText('short_text').notNull().default(bothEmpty),
    /** Rich text; empty: that of the production. */
    longText: localizedText('long_text').notNull().default(bothEmpty),
    /** Null: those of the production. */
    languages: text('languages').array(),
    surtitles: text('surtitles').array(),
    durationMinutes: integer('duration_minutes'),
    intervals: integer('intervals'),
    /** Keys of access offers, see the contract. */
    access: text('access').array().notNull().default([]),
    contentNotes: localizedText('content_notes').notNull().default(bothEmpty),
    /** What changed at short notice, newest first. */
    changeNotices: jsonb('change_notices').$type<ChangeNotice[]>().notNull().default([]),
    imageId: integer('image_id').references(() => media.id, { onDelete: 'set null' }),
    /** Number of the event at the ticket provider. */
    externalId: text('external_id').unique(),
    ...publication(),
    /** Set by a trigger: also depends on production and season. */
    publicAt: at('public_at'),
    /** SEQUENCE in calendar files; increases when start, end, venue or cancellation changes. */
    sequence: integer('sequence').notNull().default(0),
    updatedAt: at('updated_at').notNull().defaultNow(),
    /** Set by a trigger: a translated text other than the slug exists in the other language only. */
    missingDe: boolean('missing_de').notNull().default(false),
    missingEn: boolean('missing_en').notNull().default(false),
    // Generated columns that only the lists of the back office use, and that therefore only the migrations declare:
    // listed_words (title and subtitle, for searching), listed_de and listed_en (title, for sorting).
  },
  (table) => [
    index('events_missing_de')
      .on(table.start, table.id, table.categoryId, table.venueId, table.availability)
      .where(sql`${table.missingDe}`),
    index('events_missing_en')
      .on(table.start, table.id, table.categoryId, table.venueId, table.availability)
      .where(sql`${table.missingEn}`),
    // Include `over` and `public_at`, so that past and hidden events are skipped in the index, without reading their rows.
    index('events_start').on(table.start, table.id, table.over, table.publicAt),
    index('events_over').on(table.over),
    index('events_public_at').on(table.publicAt),
    index('events_category').on(table.categoryId, table.start, table.id, table.over, table.publicAt),
    index('events_venue').on(table.venueId, table.start, table.id, table.over, table.publicAt),
    index('events_production').on(table.productionId, table.start, table.id, table.over, table.publicAt),
    // The next and the latest dates of a production, as search shows them.
    index('events_production_public')
      .on(table.productionId, table.over, table.id, table.publicAt)
      .where(sql`not ${table.flags} ? 'private-event'`),
    index('events_festival')
      .on(table.festivalId, table.start, table.id, table.over, table.publicAt)
      .where(sql`${table.festivalId} is not null`),
    // Few rows: drafts, archived events and those with a moment of publication, as the back office lists and releases them.
    index('events_hidden')
      .on(table.state, table.start, table.id)
      .where(sql`${table.state} <> 'public'`),
    index('events_hidden_production')
      .on(table.productionId, table.start, table.id)
      .where(sql`${table.state} <> 'public'`),
    index('events_planned')
      .on(table.publicFrom)
      .where(sql`${table.publicFrom} is not null`),
    // Few rows: events that replace a cancelled one, and moved ones by the days for which they were announced.
    index('events_replacement')
      .on(table.replacementId)
      .where(sql`${table.replacementId} is not null`),
    index('events_moved_days')
      .using('gin', sql`moved_days(${table.previousDates})`)
      .where(sql`${table.previousDates} <> '[]'`),
    // Few rows: events that began long ago and may still be running, see select-events.ts.
    index('events_long')
      .on(table.over, table.start)
      .where(sql`${table.over} - ${table.start} > interval '36 hours'`),
    // Access offers that few events have; wheelchair places are left out because nearly every event has them.
    ...rareOffers.map((offer) =>
      index(`events_${offer}`)
        .on(table.start, table.id, table.over, table.publicAt)
        .where(sql`${table.access} @> ${sql.raw(`'{${offer}}'`)}`),
    ),
  ],
);

/** Number of events that begin on a day in Berlin: by category, by venue, by both and in total. Updated by triggers. */
export const eventDays = pgTable(
  'event_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** The `public_at` of the counted events; events that are not public are not counted. */
    publicAt: at('public_at').notNull(),
    /** 0: events without one; -1: the total of all. */
    categoryId: integer('category_id').notNull(),
    venueId: integer('venue_id').notNull(),
    /** Can be 0 after events were deleted or moved. */
    count: integer('count').notNull(),
  },
  (table) => [uniqueIndex('event_days_key').on(table.categoryId, table.venueId, table.day, table.publicAt)],
);
