import { statfs } from 'node:fs/promises';
import type { Status, StatusFinding } from '#contract/office/status-api.ts';

const hour = 3_600_000;
const gigabyte = 1024 ** 3;

/** What is known of an installation; what is unknown is not judged. */
export interface HealthFacts {
  /** Default: now. */
  read_at?: string;
  database?: Partial<Status['database']>;
  storage?: Partial<Status['storage']>;
  backup?: Partial<Status['backup']>;
  outbox?: Status['outbox'];
}

type Severity = StatusFinding['severity'];
type Judge = (facts: HealthFacts) => Severity | false;

/** Everything that is judged: for the status, the doctor and `/readyz`, each of which says it in its own words. */
const healthChecks: readonly [StatusFinding['group'], StatusFinding['code'], Judge][] = [
  ['database', 'migrations_missing', ({ database }) => (database?.missing_migrations ?? 0) > 0 && 'warn'],
  ['database', 'connections_scarce', ({ database }) => isScarce(database?.connections) && 'warn'],
  ['database', 'clock_differs', ({ database }) => judgeClock(database?.clock_difference ?? 0)],
  ['storage', 'media_away', ({ storage }) => storage?.available === false && 'error'],
  ['storage', 'disk_full', ({ storage }) => judgeDisk(storage?.disk) === 'error' && 'error'],
  ['storage', 'disk_scarce', ({ storage }) => judgeDisk(storage?.disk) === 'warn' && 'warn'],
  ['backup', 'backup_failed', ({ backup }) => typeof backup?.failed_at === 'string' && 'error'],
  // The first one of all is no cause for a warning while it is being written.
  ['backup', 'backup_missing', ({ backup }) => backup?.last_at === null && !backup.running_since && 'warn'],
  ['backup', 'backup_overdue', ({ backup, read_at: now }) => isOverdue(backup, now) && 'warn'],
  ['outbox', 'mails_failed', ({ outbox }) => (outbox?.mail.given_up ?? 0) > 0 && 'error'],
  ['outbox', 'newsletter_failed', ({ outbox }) => (outbox?.newsletter?.given_up ?? 0) > 0 && 'error'],
  ['outbox', 'mails_late', ({ outbox, read_at: now }) => isLate(outbox?.mail, now) && 'warn'],
  ['outbox', 'newsletter_late', ({ outbox, read_at: now }) => isLate(outbox?.newsletter, now) && 'warn'],
];

/** What needs attention, the most severe first. */
export function judgeHealth(facts: HealthFacts): StatusFinding[] {
  const findings = healthChecks.flatMap(([group, code, judge]) => {
    const severity = judge(facts);
    return severity ? [{ group, code, severity }] : [];
  });
  return findings.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
}

/** The most severe of some findings. */
export function stateOf(facts: HealthFacts, ...codes: StatusFinding['code'][]): Severity | 'ok' {
  return judgeHealth(facts).find(({ code }) => codes.includes(code))?.severity ?? 'ok';
}

function isScarce(connections: Status['database']['connections'] | undefined): boolean {
  return connections ? connections.used > connections.limit * 0.8 : false;
}

/** `difference`: milliseconds between the clocks of database and machine. */
function judgeClock(difference: number): Severity | false {
  if (Math.abs(difference) < 2000) return false;
  return Math.abs(difference) < 60_000 ? 'warn' : 'error';
}

type DiskSpace = NonNullable<Status['storage']['disk']>;

/** Space of the disk on which a folder is. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, bsize, blocks } = await statfs(folder);
  return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
}

function judgeDisk(disk: DiskSpace | null | undefined): Severity | false {
  if (!disk) return false;
  const { free_bytes: free, total_bytes: total } = disk;
  if (free < 0.5 * gigabyte) return 'error';
  return (free < 2 * gigabyte || free < total * 0.05) && 'warn';
}

/** Two intervals of the schedule, an hour at least; without a schedule a backup may be a week old. */
function isOverdue(backup: HealthFacts['backup'], now: string | undefined): boolean {
  if (!backup?.last_at) return false;
  return age(backup.last_at, now) > Math.max(2 * (backup.every_hours ?? 3.5 * 24) * hour, hour);
}

/** An undelivered entry is worth a warning after an hour. */
function isLate(channel: Status['outbox']['newsletter'] | undefined, now: string | undefined): boolean {
  return channel?.waiting_since ? age(channel.waiting_since, now) > hour : false;
}

function age(moment: string, now: string | undefined): number {
  return (now === undefined ? Date.now() : Date.parse(now)) - Date.parse(moment);
}
