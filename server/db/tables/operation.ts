import { bigint, index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';

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
