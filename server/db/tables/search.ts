import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, serial, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/base/locale.ts';
import type { SearchKind } from '#contract/search/search.ts';
import { at } from '../columns.ts';
import { sections } from './sections.ts';

/** Groups of entities that are searched one at a time. */
export type SearchScope = 'production' | 'event' | 'other';

// `title_key`, `term`, `word` and `sound` are collated byte by byte, so that an index finds what begins with a text.

/**
 * What is public, once for each language. Kept by the database's own triggers (0002_search.sql), in the transaction that
 * changes the thing. An event that says nothing but what its production says has no document: it is found through that.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<SearchKind>().notNull(),
    targetId: integer('target_id').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    scope: text('scope').$type<SearchScope>().notNull(),
    title: text('title').notNull(),
    /** The title without accents, punctuation and article: `zauberflote`. */
    titleKey: text('title_key').notNull(),
    /** Language of the title where it is not the document's. */
    titleLang: text('title_lang').$type<Locale>(),
    /** Who and what else it is known by: people, composer, the title in the other language; separated by commas. */
    names: text('names').notNull(),
    /** What it is: `Oper`, `Sopran`. */
    hint: text('hint').notNull(),
    /** Plain text of everything else. */
    body: text('body').notNull(),
    /** Last readable part of its address; of a page its path. */
    slug: text('slug').notNull(),
    imageId: integer('image_id'),
    /** The production that a production or an event belongs to. */
    productionId: integer('production_id'),
    /** Shown as its date. */
    date: at('date'),
    /** Time of publication. */
    since: at('since'),
    /** Belongs to the archive from this moment; null: never. */
    over: at('over'),
    /** What postings are ordered by, see there; null: no moment. */
    moment: at('moment'),
    /** Tells whether its words are still those that are filed. */
    fingerprint: text('fingerprint').notNull(),
  },
  (table) => [
    unique('search_documents_thing').on(table.kind, table.targetId, table.locale),
    index('search_documents_title').on(table.locale, table.scope, table.titleKey, table.id.desc().nullsFirst()),
    // All that is asked of a document that matches, so that hundreds of them are looked up without reading their texts.
    index('search_documents_hit').on(
      table.id,
      table.kind,
      table.targetId,
      table.productionId,
      table.over,
      table.since,
      table.titleKey,
    ),
  ],
);

/**
 * Which document contains which word, in an order that can be read from either end: whatever a word's number of documents,
 * the next or the latest few of them are found at once. A word is filed by its stem, without accents.
 */
export const searchPostings = pgTable(
  'search_postings',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => searchDocuments.id, { onDelete: 'cascade' }),
    term: text('term').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    scope: text('scope').$type<SearchScope>().notNull(),
    /** Where it stands: 1 in the title, 2 among the names, 3 elsewhere. */
    place: smallint('place').notNull(),
    /** End of an event, end of a production's season, publication of an article; infinity where there is none. */
    moment: at('moment').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.term] }),
    index('search_postings_term').on(
      table.locale,
      table.term,
      table.scope,
      table.place,
      table.moment,
      table.documentId,
    ),
    check('search_postings_place', sql`${table.place} between 1 and 3`),
  ],
);

/** Every word that has letters, as it is completed and corrected. Words that are in no document any more do no harm. */
export const searchWords = pgTable(
  'search_words',
  {
    locale: text('locale').$type<Locale>().notNull(),
    /** Lower case, without accents: `zauberflote`. */
    word: text('word').notNull(),
    /** Original spelling: `Zauberflöte`. */
    shown: text('shown').notNull(),
    term: text('term').notNull(),
    /** The best place it ever stood in. */
    place: smallint('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index('search_words_prefix').on(table.locale, table.place, table.word),
  ],
);

/** How words of titles and names sound, whole and with any one sound left out: what a typing error is looked up by. */
export const searchSpellings = pgTable(
  'search_spellings',
  {
    locale: text('locale').$type<Locale>().notNull(),
    sound: text('sound').notNull(),
    word: text('word').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.sound, table.word] })],
);

/** Plain text of what is public of a section, once for each language; written when it is published. */
export const sectionTexts = pgTable(
  'section_texts',
  {
    sectionId: integer('section_id')
      .primaryKey()
      .references(() => sections.id, { onDelete: 'cascade' }),
    contentType: text('content_type'),
    objectId: integer('object_id'),
    de: text('de').notNull(),
    en: text('en').notNull(),
  },
  (table) => [index('section_texts_owner').on(table.contentType, table.objectId)],
);

/** One row: the version of the indexing code that built the documents. */
export const searchState = pgTable('search_state', {
  id: integer('id').primaryKey().default(1),
  version: integer('version').notNull(),
});
