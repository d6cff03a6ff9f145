import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Block } from '#contract/block.ts';
import type { Operation } from '#contract/operations.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import { at, bothEmpty, localizedText } from './columns.ts';

export const sections = pgTable(
  'sections',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    contentType: text('content_type'),
    objectId: integer('object_id'),
    /** Number of the newest revision. */
    draftRevision: integer('draft_revision').notNull(),
    /** Number of the public revision. */
    publishedRevision: integer('published_revision'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('sections_owner').on(table.contentType, table.objectId)],
);

export const sectionRevisions = pgTable(
  'section_revisions',
  {
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** Id of the batch that made it; a batch sent twice makes one revision. */
    batch: uuid('batch'),
    authorId: text('author_id'),
    authorName: text('author_name'),
    createdAt: at('created_at').notNull().defaultNow(),
    body: jsonb('body').$type<Block>().notNull(),
    operations: jsonb('operations').$type<Operation[]>().notNull().default([]),
    labels: jsonb('labels').$type<string[]>().notNull().default([]),
    /** What somebody called it, to find it again. */
    name: text('name'),
    /** When it last became what visitors see. */
    publishedAt: at('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sectionId, table.number] }),
    uniqueIndex('section_revisions_batch').on(table.sectionId, table.batch),
  ],
);

/** In which section's draft a block stands; the id of a block is unique in the house. */
export const sectionBlocks = pgTable(
  'section_blocks',
  {
    blockId: text('block_id').primaryKey(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
  },
  (table) => [index('section_blocks_section').on(table.sectionId)],
);

/** Which things a section's draft or public tree uses. */
export const sectionReferences = pgTable(
  'section_references',
  {
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['draft', 'published'] }).notNull(),
    /** `media`, `page`, `event`, … */
    kind: text('kind').notNull(),
    targetId: integer('target_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sectionId, table.state, table.kind, table.targetId] }),
    index('section_references_target').on(table.kind, table.targetId),
  ],
);

export const media = pgTable('media', {
  id: serial('id').primaryKey(),
  kind: text('kind', { enum: ['image', 'file'] }).notNull(),
  fileName: text('file_name').notNull(),
  mime: text('mime').notNull(),
  size: integer('size').notNull(),
  /** SHA-256 of the bytes, hexadecimal; its first 12 characters stand in the address. */
  hash: text('hash').notNull(),
  /** Those of the files that stood here before; their addresses lead on to the present one. */
  formerHashes: jsonb('former_hashes').$type<string[]>().notNull().default([]),
  width: integer('width'),
  height: integer('height'),
  alt: localizedText('alt').notNull().default(bothEmpty),
  decorative: boolean('decorative').notNull().default(false),
  caption: localizedText('caption').notNull().default(bothEmpty),
  copyright: localizedText('copyright').notNull().default(bothEmpty),
  /** Focal point in tenths of a percent. */
  focalX: integer('focal_x').notNull().default(500),
  focalY: integer('focal_y').notNull().default(500),
  placeholder: text('placeholder').notNull().default(''),
  createdAt: at('created_at').notNull().defaultNow(),
});

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

export const redirects = pgTable('redirects', {
  id: serial('id').primaryKey(),
  oldPath: text('old_path').notNull().unique(),
  newPath: text('new_path').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** One row: what the house says of itself. */
export const siteSettings = pgTable('site_settings', {
  id: integer('id').primaryKey().default(1),
  value: jsonb('value').$type<SiteSettings>().notNull(),
});
