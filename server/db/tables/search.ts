import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, serial, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/base/locale.ts';
import type { SearchKind } from '#contract/search/search.ts';
import { at, belongsTo } from '../columns.ts';
import { sections } from './sections.ts';

/** Groups of entities that are searched one at a time. */
export type SearchScope = 'production' | 'event' | 'other';

// `title_key`, `term`, `word` and `sound` have the collation "C", so that their indexes can be searched by prefix.

/**
 * One document for each public entity and language. Updated by triggers in the transaction that
 * changes the entity. An event without texts of its own has no document: it is found through its production.
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
    /** Language of the title if it differs from the document's. */
    titleLang: text('title_lang').$type<Locale>(),
    /** Other names that find it: people, composer, the title in the other language; comma-separated. */
    names: text('names').notNull(),
    /** Kind shown with a result: `Oper`, `Sopran`. */
    hint: text('hint').notNull(),
    /** Plain text of everything else. */
    body: text('body').notNull(),
    /** Slug in its address; for a page its whole path. */
    slug: text('slug').notNull(),
    imageId: integer('image_id'),
    /** The production that a production or an event belongs to. */
    productionId: integer('production_id'),
    /** Date shown with a result. */
    date: at('date'),
    /** Time of publication. */
    since: at('since'),
    /** Belongs to the archive from this moment; null: never. */
    over: at('over'),
    /** Sort key of its postings, see there; null for none. */
    moment: at('moment'),
    /** Hash of its texts: postings are rewritten only when it changes. */
    fingerprint: text('fingerprint').notNull(),
  },
  (table) => [
    unique('search_documents_thing').on(table.kind, table.targetId, table.locale),
    index('search_documents_title').on(table.locale, table.scope, table.titleKey, table.id.desc().nullsFirst()),
    // Covers everything that is read of a matching document, so that hundreds are looked up without loading their texts.
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
 * Inverted index: which document contains which word. Ordered by time, so that the next or the latest documents of a
 * word are found quickly, however many contain it. A word is stored as its stem, without accents.
 */
export const searchPostings = pgTable(
  'search_postings',
  {
    documentId: belongsTo('document_id', () => searchDocuments.id),
    term: text('term').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    scope: text('scope').$type<SearchScope>().notNull(),
    /** Where the word occurs: 1 in the title, 2 in the names, 3 elsewhere. */
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

/** Words for completion and correction. Words that no document contains any more are left in; they do no harm. */
export const searchWords = pgTable(
  'search_words',
  {
    locale: text('locale').$type<Locale>().notNull(),
    /** Lower case, without accents: `zauberflote`. */
    word: text('word').notNull(),
    /** Original spelling: `Zauberflöte`. */
    shown: text('shown').notNull(),
    term: text('term').notNull(),
    /** The best place (lowest number) in which it ever occurred. */
    place: smallint('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index('search_words_prefix').on(table.locale, table.place, table.word),
  ],
);

/** Phonetic codes of words in titles and names, whole and with one sound left out: for finding typing errors. */
export const searchSpellings = pgTable(
  'search_spellings',
  {
    locale: text('locale').$type<Locale>().notNull(),
    sound: text('sound').notNull(),
    word: text('word').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.sound, table.word] })],
);

/** Plain text of a section's public revision, in each language; written when it is published. */
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
    /** Ids of the shared parts that visitors of a language see in it: their words find its owner, too. */
    sharedDe: integer('shared_de').array().notNull().default([]),
    sharedEn: integer('shared_en').array().notNull().default([]),
  },
  (table) => [index('section_texts_owner').on(table.contentType, table.objectId)],
);

/** One row: the version of the indexing code that built the documents. */
export const searchState = pgTable('search_state', {
  id: integer('id').primaryKey().default(1),
  version: integer('version').notNull(),
  /** Entries that became public up to this moment are indexed; later ones are not in the index yet. */
  publishedUntil: at('published_until').notNull().defaultNow(),
});
