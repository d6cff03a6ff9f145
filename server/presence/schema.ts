import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../db/columns.ts';

/** Who is on which page with the editor: one row for each window, renewed by the process that holds its line. */
export const sectionPresence = pgTable(
  'section_presence',
  {
    tab: uuid('tab').primaryKey(),
    slug: text('slug').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** The block that is selected, if any. */
    blockId: text('block_id'),
    writing: boolean('writing').notNull().default(false),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [index('section_presence_slug').on(table.slug), index('section_presence_seen').on(table.seenAt)],
);
