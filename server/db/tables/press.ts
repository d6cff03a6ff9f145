import { index, integer, pgTable, serial } from 'drizzle-orm/pg-core';
import { at, belongsTo, bothEmpty, localizedText, state } from '../columns.ts';
import { media } from './media.ts';
import { productions } from './programme.ts';

/** A folder of pictures and texts for the press. */
export const downloadDirectories = pgTable(
  'download_directories',
  {
    id: serial('id').primaryKey(),
    slug: localizedText('slug').notNull(),
    title: localizedText('title').notNull(),
    description: localizedText('description').notNull().default(bothEmpty),
    /** Terms of use of the files. */
    terms: localizedText('terms').notNull().default(bothEmpty),
    productionId: integer('production_id').references(() => productions.id, { onDelete: 'set null' }),
    publishedAt: at('published_at').notNull(),
    state: state(),
    /** Set by a trigger: also depends on the production. */
    publicAt: at('public_at'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('download_directories_published').on(table.publishedAt.desc(), table.id.desc()),
    index('download_directories_production').on(table.productionId),
  ],
);

export const downloadFiles = pgTable(
  'download_files',
  {
    id: serial('id').primaryKey(),
    directoryId: belongsTo('directory_id', () => downloadDirectories.id),
    mediaId: belongsTo('media_id', () => media.id),
    /** Empty: the caption of the medium, or its file name. */
    title: localizedText('title').notNull().default(bothEmpty),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('download_files_directory').on(table.directoryId, table.position, table.id)],
);
