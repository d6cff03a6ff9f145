import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AuditChange, AuditEntry } from '#contract/accounts/audit-api.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { VersionAction } from '#contract/resources/versions.ts';
import { at, localizedText } from '../columns.ts';

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

/** One record of an act. Values are in the form of the API, by path: `state`, `title.de`. */
export interface ChangedRecord {
  /** Name of the resource: `events`. */
  resource: string;
  id: number;
  /** Its name at that time; empty for what may be a person, whose name is erased with the record. */
  title: string;
  /** Name of the changed text; empty: the record as a whole. */
  label: string;
  /** What undoing gives back. */
  before: Record<string, unknown>;
  /** What is there as long as nobody has changed it since; with `version` the whole record. */
  after: Record<string, unknown>;
}

/** One text in the draft of a section. */
export interface ChangedText {
  target: { kind: 'module'; slug: string; block: string; field: string; locale: Locale };
  title: string;
  label: string;
  before: string;
  after: string;
}

/** Acts that changed many entries and can be undone as one. */
export const changeSets = pgTable(
  'change_sets',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: ['bulk_change', 'release', 'replacement'] }).notNull(),
    /** The season of a release. */
    objectId: integer('object_id'),
    at: at('at').notNull(),
    /** No foreign key: the act stays when the user is deleted. */
    userName: text('user_name').notNull(),
    /** What was asked for: planned moment (null: at once) of a release, words of a replacement. */
    details: jsonb('details')
      .$type<{ public_from?: string | null; term?: string; replacement?: string }>()
      .notNull()
      .default({}),
    /** In the order in which they were changed. */
    entries: jsonb('entries').$type<(ChangedRecord | ChangedText)[]>().notNull(),
    undoneAt: at('undone_at'),
    undoneBy: text('undone_by'),
  },
  (table) => [index('change_sets_kind').on(table.kind, table.objectId, table.id)],
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
