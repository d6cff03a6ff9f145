import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../db/columns.ts';
import { pages } from '../db/schema.ts';

/** Links by which people without an account see a page’s draft. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('preview_links_page').on(table.pageId)],
);
