import { index, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import type { OpeningHours } from '#contract/contact/contact.ts';
import type { TableMapping } from '#contract/office/table-import-api.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import { at, bothEmpty, localizedText } from '../columns.ts';
import { ownPublicAt, state } from '../publication.ts';
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
    departmentId: integer('department_id')
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
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
    columns: jsonb('columns').$type<TableMapping['columns']>().notNull(),
    savedAt: at('saved_at').notNull().defaultNow(),
  },
  (table) => [unique('import_mappings_name').on(table.kind, table.name)],
);
