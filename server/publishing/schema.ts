import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/locale.ts';
import { at } from '../db/columns.ts';
import { sections } from '../db/schema.ts';

/** What is to happen to a section by itself: one row while something is still to come. */
export const publishingPlans = pgTable(
  'publishing_plans',
  {
    sectionId: integer('section_id')
      .primaryKey()
      .references(() => sections.id, { onDelete: 'cascade' }),
    /** Which revision becomes public, and when. */
    revision: integer('revision'),
    publishAt: at('publish_at'),
    /** The only language of it that becomes public; null: both. */
    language: text('language').$type<Locale>(),
    /** When the page goes offline. */
    offlineAt: at('offline_at'),
    authorId: text('author_id'),
    authorName: text('author_name'),
    createdAt: at('created_at').notNull(),
    /** True once it was tried at its time and could not be done. */
    failed: boolean('failed').notNull().default(false),
  },
  (table) => [
    index('publishing_plans_publish').on(table.publishAt),
    index('publishing_plans_offline').on(table.offlineAt),
  ],
);
