import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { component } from '../base/schema-parts.ts';

const moment = z.iso.datetime();

/** Parts of the status, in the order in which they are shown. */
export const statusGroups = ['program', 'database', 'storage', 'backup', 'outbox', 'page_cache', 'processes'] as const;

/** What can be wrong, with the part that it belongs to. */
export const statusCodes = [
  'migrations_missing',
  'connections_scarce',
  'clock_differs',
  'media_away',
  'disk_scarce',
  'disk_full',
  'backup_failed',
  'backup_missing',
  'backup_overdue',
  'mails_failed',
  'mails_late',
  'newsletter_failed',
  'newsletter_late',
] as const;

const statusFindingSchema = z.object({
  group: z.enum(statusGroups),
  code: z.enum(statusCodes),
  severity: z.enum(['warn', 'error']),
});
export type StatusFinding = z.infer<typeof statusFindingSchema>;

const channelSchema = z.object({
  waiting: z.int(),
  given_up: z.int().describe('No further automatic attempts.'),
  waiting_since: moment.nullable().describe('Age of the oldest one that waits.'),
});

const backupSchema = z.object({
  every_hours: z.number().nullable().describe('Hours between two scheduled backups; null without a schedule.'),
  last_at: moment.nullable().describe('Start of the last complete one, by schedule or by command.'),
  last_bytes: z.number().nullable(),
  failed_at: moment.nullable().describe('Start of the last failed one after it.'),
  failed_reason: z.string().nullable(),
  running_since: moment.nullable(),
});

/** State of the installation. Counts and sizes only: no content, no address, no secret. */
const statusSchema = component('Status', {
  read_at: moment,
  findings: z.array(statusFindingSchema).describe('Empty if all is well; the most severe first.'),
  program: z.object({
    version: z.string(),
    node: z.string(),
    started_at: moment.describe('Start of the process that answers.'),
  }),
  database: z.object({
    engine: z.enum(['pglite', 'postgres']).describe('`pglite`: embedded.'),
    version: z.string(),
    bytes: z.number(),
    clock_difference: z.number().describe('Milliseconds by which its clock is ahead of this machine’s.'),
    missing_migrations: z.int(),
    connections: z
      .object({ used: z.int(), limit: z.int() })
      .nullable()
      .describe('Of the PostgreSQL server; null if embedded.'),
  }),
  storage: z.object({
    files: z.int().describe('Files of the media library, without those in the bin.'),
    bytes: z.number(),
    available: z.boolean().describe('The store of the media answers and is that of this database.'),
    disk: z
      .object({ free_bytes: z.number(), total_bytes: z.number() })
      .nullable()
      .describe('Disk of `DATA_DIR`; null if it cannot be read.'),
  }),
  backup: backupSchema,
  outbox: z.object({
    mail: channelSchema,
    newsletter: channelSchema.nullable().describe('Sign-ups; null while the house has no newsletter.'),
  }),
  page_cache: z
    .object({ pages: z.int(), bytes: z.number(), limit_bytes: z.number() })
    .nullable()
    .describe('Cached pages of the process that answers; null if the cache is off.'),
  processes: z
    .array(z.object({ name: z.string().describe('`host:pid`'), since: moment }))
    .describe('Running processes on this database, 100 at most.'),
});
export type Status = z.infer<typeof statusSchema>;

/** State of the installation. For admins only. */
export const statusApi = {
  show: endpoint({
    id: 'showStatus',
    path: '/{locale}/api/status/',
    tag: 'status',
    access: 'administration',
    summary: 'State of the installation: program, database, storage, backups, outbox, page cache.',
    response: statusSchema,
  }),
};
