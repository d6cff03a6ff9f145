import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { at, belongsTo, bothEmpty, localizedText, ownPublicAt, publication } from '../columns.ts';
import { media } from './media.ts';

/** Groups of the list of artists: ensemble, orchestra, direction, … */
export const personCategories = pgTable('person_categories', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localizedText('name').notNull(),
  position: integer('position').notNull().default(0),
});

/** Persons and ensembles that cast lists name. */
export const persons = pgTable(
  'persons',
  {
    id: serial('id').primaryKey(),
    slug: localizedText('slug').notNull(),
    /** Name as printed: `KS Marlene Voss`. */
    name: text('name').notNull(),
    /** Name for sorting: `voss marlene`. */
    sortName: text('sort_name').notNull(),
    /** True for a choir, an orchestra, a company. */
    isGroup: boolean('is_group').notNull().default(false),
    /** Voice type or profession: `Sopran`. */
    profession: localizedText('profession').notNull().default(bothEmpty),
    /** Rich text. */
    biography: localizedText('biography').notNull().default(bothEmpty),
    website: text('website').notNull().default(''),
    imageId: integer('image_id').references(() => media.id, { onDelete: 'set null' }),
    /** False: shown on cast lists without a page of their own. */
    isOnline: boolean('is_online').notNull().default(true),
    ...publication(),
    publicAt: ownPublicAt('public_from'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('persons_sort').on(table.sortName, table.id),
    // Imports find people by their names.
    index('persons_name').on(sql`fold_text(${table.name})`),
    // Few rows: drafts and those with a moment of publication.
    index('persons_hidden')
      .on(table.id)
      .where(sql`${table.state} = 'draft' or ${table.publicFrom} is not null`),
  ],
);

export const personCategoryMembers = pgTable(
  'person_category_members',
  {
    categoryId: belongsTo('category_id', () => personCategories.id),
    personId: belongsTo('person_id', () => persons.id),
    /** Position within the category; equal positions are sorted by name. */
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.personId] }),
    index('person_category_members_person').on(table.personId),
  ],
);
