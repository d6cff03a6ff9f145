import { boolean, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { at, belongsTo, bothEmpty, localizedText, ownPublicAt, state } from '../columns.ts';
import { media } from './media.ts';

export const articleCategories = pgTable('article_categories', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localizedText('name').notNull(),
  position: integer('position').notNull().default(0),
});

/** An article of the magazine; its body is the section `article-{id}`. */
export const articles = pgTable(
  'articles',
  {
    id: serial('id').primaryKey(),
    slug: localizedText('slug').notNull(),
    title: localizedText('title').notNull(),
    /** Two or three sentences under the title. */
    teaser: localizedText('teaser').notNull().default(bothEmpty),
    author: text('author').notNull().default(''),
    imageId: integer('image_id').references(() => media.id, { onDelete: 'set null' }),
    /** Time of publication. */
    publishedAt: at('published_at').notNull(),
    state: state(),
    publicAt: ownPublicAt('published_at'),
    showOnHome: boolean('show_on_home').notNull().default(false),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('articles_published').on(table.publishedAt.desc(), table.id.desc())],
);

export const articleCategoryMembers = pgTable(
  'article_category_members',
  {
    categoryId: belongsTo('category_id', () => articleCategories.id),
    articleId: belongsTo('article_id', () => articles.id),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.articleId] }),
    index('article_category_members_article').on(table.articleId),
  ],
);
