import { and, eq, type SQL, sql } from 'drizzle-orm';
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
import type { Block } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import type { CaretOnPage } from '#contract/editing/presence.ts';
import { at, belongsTo, localizedText } from '../columns.ts';
import { belongsToUser, users } from './accounts.ts';

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
    sectionId: belongsTo('section_id', () => sections.id),
    number: integer('number').notNull(),
    /** Id of the batch that created it; a batch sent twice creates one revision. */
    batch: uuid('batch'),
    authorId: text('author_id'),
    authorName: text('author_name'),
    createdAt: at('created_at').notNull().defaultNow(),
    body: jsonb('body').$type<Block>().notNull(),
    operations: jsonb('operations').$type<Operation[]>().notNull().default([]),
    labels: jsonb('labels').$type<string[]>().notNull().default([]),
    /** Name given by an editor. */
    name: text('name'),
    /** Time of its last publication. */
    publishedAt: at('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sectionId, table.number] }),
    uniqueIndex('section_revisions_batch').on(table.sectionId, table.batch),
  ],
);

const ofSection = eq(sectionRevisions.sectionId, sections.id);
/** Condition for the revision of a section that editors see. */
export const isDraft = and(ofSection, eq(sectionRevisions.number, sections.draftRevision));
/** Condition for the revision of a section that visitors see. */
export const isPublishedRevision = and(ofSection, eq(sectionRevisions.number, sections.publishedRevision));

/** When the modules of an entry of a table were published last; null without any. */
export function modulesPublishedAt(kind: string, table: string): SQL {
  return sql`(select r.published_at from sections s
    join section_revisions r on r.section_id = s.id and r.number = s.published_revision
    where s.content_type = ${kind} and s.object_id = ${sql.identifier(table)}.id limit 1)`;
}

/** The section in whose draft a block is; block ids are unique. */
export const sectionBlocks = pgTable(
  'section_blocks',
  {
    blockId: text('block_id').primaryKey(),
    sectionId: belongsTo('section_id', () => sections.id),
  },
  (table) => [index('section_blocks_section').on(table.sectionId)],
);

/** Which entities a section's draft or public tree uses. */
export const sectionReferences = pgTable(
  'section_references',
  {
    sectionId: belongsTo('section_id', () => sections.id),
    state: text('state', { enum: ['draft', 'published', 'planned'] }).notNull(),
    /** `media`, `page`, `event`, … */
    kind: text('kind').notNull(),
    targetId: integer('target_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sectionId, table.state, table.kind, table.targetId] }),
    index('section_references_target').on(table.kind, table.targetId),
  ],
);

/** Planned publications: one row while a plan is pending. */
export const publishingPlans = pgTable(
  'publishing_plans',
  {
    sectionId: integer('section_id')
      .primaryKey()
      .references(() => sections.id, { onDelete: 'cascade' }),
    /** The revision to publish, and the time. */
    revision: integer('revision'),
    publishAt: at('publish_at'),
    /** The language to publish; null for both. */
    language: text('language').$type<Locale>(),
    /** When the page goes offline. */
    offlineAt: at('offline_at'),
    authorId: text('author_id'),
    authorName: text('author_name'),
    createdAt: at('created_at').notNull(),
    /** True if the planned publication failed. */
    failed: boolean('failed').notNull().default(false),
  },
  (table) => [
    index('publishing_plans_publish').on(table.publishAt),
    index('publishing_plans_offline').on(table.offlineAt),
  ],
);

/** Requests for publication; decided ones are deleted after 90 days. */
export const publishRequests = pgTable(
  'publish_requests',
  {
    id: serial('id').primaryKey(),
    requestedBy: belongsToUser('requested_by'),
    requestedAt: at('requested_at').notNull(),
    /** Who shall decide; null for nobody in particular. */
    reviewerId: text('reviewer_id').references(() => users.id, { onDelete: 'set null' }),
    /** Id of the first of the requests that were made together; null for one alone. */
    groupId: integer('group_id'),
    comment: text('comment').notNull(),
    /** Title of the subject at that time. */
    title: localizedText('title').notNull(),
    /** Address of the requests in the back office, for mails. */
    link: text('link').notNull(),
    /** Set for the modules of a page or of a record. */
    sectionId: integer('section_id').references(() => sections.id, { onDelete: 'cascade' }),
    /** The language of the section; null for both. */
    language: text('language').$type<Locale>(),
    /** Otherwise name of the resource, or `release` for everything of a season, and the record’s id. */
    resource: text('resource'),
    objectId: integer('object_id'),
    status: text('status', { enum: ['open', 'done', 'declined'] })
      .notNull()
      .default('open'),
    answer: text('answer').notNull().default(''),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: at('decided_at'),
  },
  (table) => [
    index('publish_requests_section').on(table.sectionId),
    index('publish_requests_object').on(table.resource, table.objectId),
    index('publish_requests_requested').on(table.status, table.requestedAt),
    index('publish_requests_user').on(table.requestedBy),
    index('publish_requests_reviewer').on(table.reviewerId),
    index('publish_requests_group').on(table.groupId),
  ],
);

/**
 * Notes of the staff on modules of a draft. They are no part of the tree, so that nothing made from it has them. A note
 * stays when its module is removed, and its author may leave the house: neither is a foreign key.
 */
export const notes = pgTable(
  'notes',
  {
    id: serial('id').primaryKey(),
    sectionId: belongsTo('section_id', () => sections.id),
    blockId: text('block_id').notNull(),
    /** Kind of the module and the beginning of its words, as they were when the note was written. */
    model: text('model').notNull(),
    words: text('words').notNull(),
    /** Null for a note on the whole module. */
    field: text('field'),
    /** Language of a translated field. */
    locale: text('locale').$type<Locale>(),
    /** The words of the field; null for the whole field. */
    quote: jsonb('quote').$type<{
      exact: string;
      now?: string | undefined;
      start: number;
      prefix: string;
      suffix: string;
    }>(),
    text: text('text').notNull(),
    /** What the words, or the whole field, should say. */
    suggestion: text('suggestion'),
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    createdAt: at('created_at').notNull(),
    /** Last change of the text by its author. */
    editedAt: at('edited_at'),
    /** Time of the note, its last answer, or of being done. */
    activeAt: at('active_at').notNull(),
    doneAt: at('done_at'),
    doneBy: text('done_by'),
  },
  (table) => [
    index('notes_section').on(table.sectionId, table.doneAt),
    index('notes_author').on(table.authorId),
    index('notes_active').on(table.doneAt, table.activeAt),
  ],
);

export const noteReplies = pgTable(
  'note_replies',
  {
    id: serial('id').primaryKey(),
    noteId: belongsTo('note_id', () => notes.id),
    text: text('text').notNull(),
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('note_replies_note').on(table.noteId)],
);

/** Users whom a note, or one of its answers, names with `@`. */
export const noteMentions = pgTable(
  'note_mentions',
  {
    id: serial('id').primaryKey(),
    noteId: belongsTo('note_id', () => notes.id),
    /** The answer that names them; null for the note itself. */
    replyId: integer('reply_id').references(() => noteReplies.id, { onDelete: 'cascade' }),
    userId: belongsToUser('user_id'),
    /** Name as in the text. */
    name: text('name').notNull(),
  },
  (table) => [
    index('note_mentions_note').on(table.noteId),
    index('note_mentions_reply').on(table.replyId),
    index('note_mentions_user').on(table.userId),
  ],
);

/** Open editor windows: one row for each, renewed by the process that holds its connection. */
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
    /** The caret or the selection in a text of that block. */
    caret: jsonb('caret').$type<CaretOnPage>(),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [index('section_presence_slug').on(table.slug), index('section_presence_seen').on(table.seenAt)],
);
