import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Message } from '#contract/base/messages.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { OpeningHours } from '#contract/contact/contact.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import {
  takeOverFindingKinds,
  takeOverOutcomes,
  type TakeOverRun,
  takeOverStatuses,
  type TakeOverSubject,
} from '#contract/office/take-over-run.ts';
import { at, belongsTo, bothEmpty, localizedText, ownPublicAt, state } from '../columns.ts';
import { media } from './media.ts';

/** One row: the site's settings. */
export const siteSettings = pgTable('site_settings', {
  id: integer('id').primaryKey().default(1),
  value: jsonb('value').$type<SiteSettings>().notNull(),
});

/** Slides of the home page. */
export const slides = pgTable('slides', {
  id: serial('id').primaryKey(),
  title: localizedText('title').notNull(),
  /** Small line above the title. */
  preline: localizedText('preline').notNull().default(bothEmpty),
  text: localizedText('text').notNull().default(bothEmpty),
  /** An address, or a reference: `page:12`, `event:7`, `production:3`, `article:4`. */
  link: text('link').notNull().default(''),
  linkText: localizedText('link_text').notNull().default(bothEmpty),
  imageId: integer('image_id').references(() => media.id, { onDelete: 'set null' }),
  position: integer('position').notNull().default(0),
  state: state(),
  publicAt: ownPublicAt('starts_at'),
  /** Display period; null for no limit. */
  startsAt: at('starts_at'),
  endsAt: at('ends_at'),
});

/** News for the banner above the header; the first of the current display period is shown. */
export const breakingNews = pgTable('breaking_news', {
  id: serial('id').primaryKey(),
  title: localizedText('title').notNull().default(bothEmpty),
  text: localizedText('text').notNull().default(bothEmpty),
  link: text('link').notNull().default(''),
  linkText: localizedText('link_text').notNull().default(bothEmpty),
  position: integer('position').notNull().default(0),
  state: state(),
  publicAt: ownPublicAt('starts_at'),
  startsAt: at('starts_at'),
  endsAt: at('ends_at'),
});

/** A department that visitors may write to or call. */
export const departments = pgTable('departments', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localizedText('name').notNull(),
  description: localizedText('description').notNull().default(bothEmpty),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull().default([]),
  position: integer('position').notNull().default(0),
});

export const contactPeople = pgTable(
  'contact_people',
  {
    id: serial('id').primaryKey(),
    departmentId: belongsTo('department_id', () => departments.id),
    name: text('name').notNull(),
    /** Job title: `Leitung`. */
    role: localizedText('role').notNull().default(bothEmpty),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('contact_people_department').on(table.departmentId, table.position, table.id)],
);

/** What the columns of an imported table fill, saved under a name. */
export const importMappings = pgTable(
  'import_mappings',
  {
    id: serial('id').primaryKey(),
    /** Kind of table: `events`. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    columns: jsonb('columns').$type<{ head: string; field: string | null }[]>().notNull(),
    savedAt: at('saved_at').notNull().defaultNow(),
  },
  (table) => [unique('import_mappings_name').on(table.kind, table.name)],
);

/** Runs that take over the content of another backend. */
export const takeOverRuns = pgTable('take_over_runs', {
  id: serial('id').primaryKey(),
  /** Origin of the other backend, `https://old.example`. */
  source: text('source').notNull(),
  state: text('state', { enum: ['draft', 'public'] }).notNull(),
  subjects: jsonb('subjects').$type<TakeOverSubject[]>().notNull(),
  status: text('status', { enum: takeOverStatuses }).notNull().default('running'),
  /** Kind of the entries that are taken at present. */
  stage: text('stage'),
  failure: jsonb('failure').$type<Message>(),
  /** Entries by kind and outcome, once it has ended: later runs change what the records say. */
  counts: jsonb('counts').$type<TakeOverRun['counts']>(),
  /** The process that works on it, which renews the moment; after it another process goes on. */
  holder: uuid('holder'),
  heldUntil: at('held_until'),
  authorId: text('author_id'),
  authorName: text('author_name').notNull().default(''),
  startedAt: at('started_at').notNull(),
  finishedAt: at('finished_at'),
});

/** Hashes of one field: of what the other side sent last, and of what was stored here from it. */
export interface TakenField {
  sent: string;
  /** Empty: what is here is not from the other side. */
  stored: string;
}

/** Which entry here an entry of another backend, or of the archives of another house, became. */
export const takeOverRecords = pgTable(
  'take_over_records',
  {
    source: text('source').notNull(),
    /** `production`, `page`, `media` … */
    kind: text('kind').notNull(),
    /** Id there; of a file its address. */
    foreignId: text('foreign_id').notNull(),
    ownId: integer('own_id').notNull(),
    /** Slug there, where other answers name the entry by it. */
    alias: text('alias'),
    /** Addresses of its page there, without the origin. */
    urls: jsonb('urls').$type<Localized<string>>(),
    fields: jsonb('fields').$type<Record<string, TakenField>>().notNull().default({}),
    /** It links to something that was not taken when it was written. */
    isPending: boolean('is_pending').notNull().default(false),
    /** The last run that finished with it, and the outcome there; an archive has no run. */
    runId: integer('run_id'),
    outcome: text('outcome', { enum: takeOverOutcomes }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.kind, table.foreignId] }),
    index('take_over_records_own').on(table.kind, table.ownId),
    index('take_over_records_run').on(table.runId),
  ],
);

/** What a run could not read, left out or did not overwrite. */
export const takeOverFindings = pgTable(
  'take_over_findings',
  {
    id: serial('id').primaryKey(),
    runId: belongsTo('run_id', () => takeOverRuns.id),
    finding: text('finding', { enum: takeOverFindingKinds }).notNull(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    ownId: integer('own_id'),
    address: text('address').notNull(),
    field: text('field').notNull(),
    message: jsonb('message').$type<Message>().notNull(),
    /** Hash of what makes it one finding; a run that goes on finds some again. */
    key: text('key').notNull(),
  },
  (table) => [uniqueIndex('take_over_findings_key').on(table.runId, table.key)],
);
