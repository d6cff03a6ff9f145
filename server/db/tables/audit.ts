import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AuditChange, AuditEntry } from '#contract/accounts/audit-api.ts';
import type { ReplaceTarget } from '#contract/editing/replacing-api.ts';
import type { ReleasedKind } from '#contract/programme/release-api.ts';
import type { PublicationState } from '#contract/resources/publication.ts';
import type { VersionAction } from '#contract/resources/versions.ts';
import { at, localizedText } from '../columns.ts';
import { seasons } from './programme.ts';

/** Audit log; rows are never changed and deleted after a configured time. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: serial('id').primaryKey(),
    at: at('at').notNull().defaultNow(),
    /** No foreign key: the entry stays when the user is deleted. */
    userId: text('user_id'),
    userName: text('user_name').notNull(),
    action: text('action').$type<AuditEntry['action']>().notNull(),
    kind: text('kind').notNull(),
    objectId: text('object_id'),
    title: text('title').notNull(),
    changes: jsonb('changes').$type<AuditChange[]>().notNull().default([]),
  },
  (table) => [
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_object').on(table.kind, table.objectId, table.id),
    index('audit_log_user').on(table.userId, table.id),
  ],
);

/** States of records, one row for each write. No foreign keys: the rows stay while the record is in the bin. */
export const recordVersions = pgTable(
  'record_versions',
  {
    id: serial('id').primaryKey(),
    /** Name of the resource: `productions`. */
    resource: text('resource').notNull(),
    objectId: integer('object_id').notNull(),
    at: at('at').notNull().defaultNow(),
    /** Null: written by the server itself. */
    userId: text('user_id'),
    userName: text('user_name'),
    action: text('action').$type<VersionAction>().notNull(),
    /** All fields after the write, as editors read them. */
    state: jsonb('state').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('record_versions_object').on(table.resource, table.objectId, table.id),
    index('record_versions_at').on(table.at),
  ],
);

/** Rows of one table that were deleted together with a record. */
export interface RemovedRows {
  table: string;
  rows: Record<string, unknown>[];
}

/** A column of other rows that pointed to a deleted record and is null since. */
export interface ClearedColumn {
  table: string;
  column: string;
  ids: number[];
}

/** Deleted records. */
export const binEntries = pgTable(
  'bin_entries',
  {
    id: serial('id').primaryKey(),
    resource: text('resource').notNull(),
    objectId: integer('object_id').notNull(),
    title: localizedText('title').notNull(),
    deletedAt: at('deleted_at').notNull().defaultNow(),
    userId: text('user_id'),
    userName: text('user_name'),
    /** All fields before the deletion, as editors read them. */
    state: jsonb('state').$type<Record<string, unknown>>().notNull(),
    /** Values of columns without a field that a restored record gets back. */
    columns: jsonb('columns').$type<Record<string, unknown>>().notNull().default({}),
    /** Rows of other tables that were deleted with it, in the order in which they can be inserted. */
    removedRows: jsonb('removed_rows').$type<RemovedRows[]>().notNull().default([]),
    clearedColumns: jsonb('cleared_columns').$type<ClearedColumn[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('bin_entries_object').on(table.resource, table.objectId),
    index('bin_entries_deleted').on(table.deletedAt),
    // The size of all files, without reading the states.
    index('bin_entries_size')
      .on(table.resource, sql`((${table.columns}->>'size')::integer)`)
      .where(sql`${table.columns} ? 'size'`),
  ],
);

/** An entry of a release, and its state before. */
export interface ReleasedEntry {
  kind: ReleasedKind;
  id: number;
  state: PublicationState;
  /** ISO 8601. */
  publicFrom: string | null;
}

/** Releases of a season: entries that were made public together. */
export const seasonReleases = pgTable(
  'season_releases',
  {
    id: serial('id').primaryKey(),
    seasonId: integer('season_id')
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    /** No foreign key: the release stays when the user is deleted. */
    userName: text('user_name').notNull(),
    /** The planned moment; null: at once. */
    publicFrom: at('public_from'),
    /** The released entries with what they were before. */
    entries: jsonb('entries').$type<ReleasedEntry[]>().notNull(),
    takenBackAt: at('taken_back_at'),
    /** Null unless it was taken back. */
    takenBackBy: text('taken_back_by'),
  },
  (table) => [index('season_releases_season').on(table.seasonId, table.id)],
);

/** An event of a bulk change: its version after the change, and the former values of the changed fields. */
export interface BulkChangedEvent {
  id: number;
  /** German title. */
  title: string;
  version: string;
  before: Record<string, unknown>;
}

/** A text that was replaced, with its former value. */
export interface ReplacedText {
  target: ReplaceTarget;
  /** Title of its page or record, and name of the text, in the language of the user. */
  title: string;
  label: string;
  before: string;
  after: string;
}

/** Changes of many events at once; the last ones are kept, so that they can be taken back. */
export const eventBulkChanges = pgTable('event_bulk_changes', {
  id: serial('id').primaryKey(),
  at: at('at').notNull(),
  /** No foreign key: the change stays when the user is deleted. */
  userName: text('user_name').notNull(),
  entries: jsonb('entries').$type<BulkChangedEvent[]>().notNull(),
  takenBackAt: at('taken_back_at'),
});

/** Replacements of words across the house; those of the last 30 days are kept, so that they can be taken back. */
export const textReplacements = pgTable(
  'text_replacements',
  {
    id: serial('id').primaryKey(),
    at: at('at').notNull(),
    /** No foreign key: the act stays when the user is deleted. */
    userName: text('user_name').notNull(),
    term: text('term').notNull(),
    replacement: text('replacement').notNull(),
    entries: jsonb('entries').$type<ReplacedText[]>().notNull(),
    takenBackAt: at('taken_back_at'),
  },
  (table) => [index('text_replacements_at').on(table.at)],
);

/** Written backups, and those that failed. Not part of a backup itself. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: ['scheduled', 'manual'] }).notNull(),
    /** Name of the machine on which the file is. */
    host: text('host').notNull(),
    file: text('file').notNull(),
    startedAt: at('started_at').notNull(),
    /** Null while it is being written. */
    finishedAt: at('finished_at'),
    /** Size of the file; null unless it was written and verified. */
    bytes: bigint('bytes', { mode: 'number' }),
    /** Why it failed. */
    error: text('error'),
  },
  (table) => [index('backup_runs_started').on(table.startedAt)],
);
