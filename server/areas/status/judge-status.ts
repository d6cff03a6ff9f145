import type { Status, StatusFinding } from '#contract/office/status-api.ts';
import { areConnectionsScarce, clockState, isBackupOverdue, spaceState } from './thresholds.ts';

type Facts = Omit<Status, 'findings'>;

/** Milliseconds after which an undelivered entry of the outbox is worth a warning. */
const lateAfter = 3_600_000;

/** What needs attention, the most severe first. */
export function judgeStatus(facts: Facts): StatusFinding[] {
  const now = new Date(facts.read_at);
  const findings = [
    ...judgeDatabase(facts.database),
    ...judgeStore(facts.storage),
    ...judgeDisk(facts.storage.disk),
    ...judgeBackup(facts.backup, now),
    ...judgeOutbox(facts.outbox, now),
  ];
  return findings.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
}

function judgeDatabase({ missing_migrations: missing, connections, clock_difference: difference }: Facts['database']) {
  const findings: StatusFinding[] = [];
  const group = 'database';
  if (missing > 0) findings.push({ group, code: 'migrations_missing', severity: 'warn' });
  if (connections && areConnectionsScarce(connections))
    findings.push({ group, code: 'connections_scarce', severity: 'warn' });
  const severity = clockState(difference);
  if (severity !== 'ok') findings.push({ group, code: 'clock_differs', severity });
  return findings;
}

function judgeStore({ available }: Facts['storage']): StatusFinding[] {
  return available ? [] : [{ group: 'storage', code: 'media_away', severity: 'error' }];
}

function judgeDisk(disk: Facts['storage']['disk']): StatusFinding[] {
  const severity = disk ? spaceState(disk) : 'ok';
  if (severity === 'ok') return [];
  return [{ group: 'storage', code: severity === 'error' ? 'disk_full' : 'disk_scarce', severity }];
}

function judgeBackup(backup: Facts['backup'], now: Date): StatusFinding[] {
  const { last_at: last, failed_at: failed, every_hours: hours, running_since: running } = backup;
  const findings: StatusFinding[] = [];
  const group = 'backup';
  if (failed !== null) findings.push({ group, code: 'backup_failed', severity: 'error' });
  const every = hours === null ? undefined : hours * 3_600_000;
  if (last === null) {
    // The first one of all is no cause for a warning while it is being written.
    if (running === null) findings.push({ group, code: 'backup_missing', severity: 'warn' });
  } else if (isBackupOverdue(last, every, now)) findings.push({ group, code: 'backup_overdue', severity: 'warn' });
  return findings;
}

function judgeOutbox({ mail, newsletter }: Facts['outbox'], now: Date): StatusFinding[] {
  const group = 'outbox';
  const isLate = (channel: typeof newsletter) => {
    const since = channel?.waiting_since ?? null;
    return since !== null && now.getTime() - new Date(since).getTime() > lateAfter;
  };
  const findings: StatusFinding[] = [];
  if (mail.given_up > 0) findings.push({ group, code: 'mails_failed', severity: 'error' });
  if (newsletter && newsletter.given_up > 0) findings.push({ group, code: 'newsletter_failed', severity: 'error' });
  if (isLate(mail)) findings.push({ group, code: 'mails_late', severity: 'warn' });
  if (isLate(newsletter)) findings.push({ group, code: 'newsletter_late', severity: 'warn' });
  return findings;
}
