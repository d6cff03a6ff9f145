import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { at, bothEmpty, localizedText } from '../columns.ts';

export const media = pgTable(
  'media',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: ['image', 'file'] }).notNull(),
    fileName: text('file_name').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    /** SHA-256 of the bytes, hexadecimal; its first 12 characters stand in the address. */
    hash: text('hash').notNull(),
    /** Hashes of replaced files; their addresses redirect to the current one. */
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
    /** See `Picture.brightness`; null: not measured yet. */
    brightness: integer('brightness'),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('media_hash').on(table.hash)],
);

/** The folder or store in which the originals of this database are; one row at most. */
export const fileStore = pgTable(
  'file_store',
  {
    one: boolean('one').primaryKey().default(true),
    /** The same id is in the store, under the key `store-id`. */
    id: text('id').notNull(),
  },
  ({ one }) => [check('file_store_has_one_row', sql`${one}`)],
);
