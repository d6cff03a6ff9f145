import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, bothEmpty, localizedText } from '../columns.ts';
import { media } from './media.ts';
import { seasons } from './programme.ts';

export const pages = pgTable(
  'pages',
  {
    id: serial('id').primaryKey(),
    parentId: integer('parent_id'),
    position: integer('position').notNull().default(0),
    contentType: text('content_type').notNull().default('page'),
    title: localizedText('title').notNull(),
    headline: localizedText('headline').notNull().default(bothEmpty),
    /** Own part of the address in each language; empty English means the German one. */
    slug: localizedText('slug').notNull(),
    /** Whole address without the locale, kept up to date by the page tree; '' is the home page. */
    pathDe: text('path_de').notNull(),
    pathEn: text('path_en').notNull(),
    /** An address outside the tree (a screen such as /de/programm); the page is then only a menu entry. */
    target: localizedText('target').notNull().default(bothEmpty),
    isOnline: boolean('is_online').notNull().default(true),
    isClickable: boolean('is_clickable').notNull().default(true),
    inMainNavigation: boolean('in_main_navigation').notNull().default(false),
    inMenu: boolean('in_menu').notNull().default(false),
    inFooter: boolean('in_footer').notNull().default(false),
    metaTitle: localizedText('meta_title').notNull().default(bothEmpty),
    metaDescription: localizedText('meta_description').notNull().default(bothEmpty),
    ogTitle: localizedText('og_title').notNull().default(bothEmpty),
    ogDescription: localizedText('og_description').notNull().default(bothEmpty),
    ogImageId: integer('og_image_id').references(() => media.id, { onDelete: 'set null' }),
    ogType: text('og_type').notNull().default('website'),
    heroImageId: integer('hero_image_id').references(() => media.id, { onDelete: 'set null' }),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('pages_path_de')
      .on(table.pathDe)
      .where(sql`${table.target}->>'de' = ''`),
    uniqueIndex('pages_path_en')
      .on(table.pathEn)
      .where(sql`${table.target}->>'de' = ''`),
    index('pages_parent').on(table.parentId, table.position),
  ],
);

/** The row is a page with an address of its own, not just a menu entry. */
export const isPage = sql`${pages.target}->>'de' = ''`;

/** Modules to be inserted again; they are the draft of the section `pattern-7`. */
export const patterns = pgTable('patterns', {
  id: serial('id').primaryKey(),
  title: localizedText('title').notNull(),
  description: localizedText('description').notNull().default(bothEmpty),
  isTemplate: boolean('is_template').notNull().default(false),
});

/** Modules that stand on many pages; they are the section `shared-7`. */
export const sharedParts = pgTable('shared_parts', {
  id: serial('id').primaryKey(),
  title: localizedText('title').notNull(),
});

export const redirects = pgTable('redirects', {
  id: serial('id').primaryKey(),
  /** As `writeOldAddress` writes it: a path, perhaps with a query or an asterisk at its end. */
  oldPath: text('old_path').notNull().unique(),
  newPath: text('new_path').notNull(),
  /** Confirmed: a page or screen has this address, and visitors no longer reach it. */
  hidesPage: boolean('hides_page').notNull().default(false),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** Preview links: show the draft of a page without an account. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The page whose draft it shows; null for a link to a season. */
    pageId: integer('page_id').references(() => pages.id, { onDelete: 'cascade' }),
    seasonId: integer('season_id').references(() => seasons.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token of a link to a season. */
    tokenHash: text('token_hash'),
    expiresAt: at('expires_at').notNull(),
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('preview_links_page').on(table.pageId),
    index('preview_links_season').on(table.seasonId),
    uniqueIndex('preview_links_token').on(table.tokenHash),
  ],
);
