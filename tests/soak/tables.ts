import type { Audience, Drops, Strangers } from './crowd.ts';
import type { FuzzReport } from './fuzz.ts';
import type { Kills } from './kills.ts';
import type { Loss } from './losses.ts';
import type { Tally } from './people.ts';
import type { Upgrade } from './upgrade.ts';

export interface Row extends Tally {
  fault: string;
  seconds: number;
  /** Milliseconds until every process was ready; null: never. */
  recovered: number | null;
}

/** Adds up what happened in the same fault of several rounds. */
export function add(rows: Row[], row: Row): void {
  const known = rows.find(({ fault }) => fault === row.fault);
  if (!known) return void rows.push(row);
  const keys = ['seconds', 'visits', 'unanswered', 'refused', 'broken', 'writes', 'writesRefused'] as const;
  for (const key of keys) known[key] += row[key];
  known.recovered =
    known.recovered === null || row.recovered === null ? null : Math.max(known.recovered, row.recovered);
}

function table(head: string[], rows: (string | number)[][]): string {
  const lines = [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

export function faultTable(rows: Row[]): string {
  return table(
    ['Fault', 'Seconds', 'Visits', 'Without an answer', '503, 507', 'Other 5xx', 'Writes', 'Refused', 'Ready after'],
    rows.map((row) => [
      ...[row.fault, row.seconds.toFixed(0), row.visits, row.unanswered, row.refused, row.broken, row.writes],
      ...[row.writesRefused, row.recovered === null ? 'never' : `${(row.recovered / 1000).toFixed(1)} s`],
    ]),
  );
}

export function lossTable(losses: Loss[]): string {
  return table(
    ['Promised', 'Number', 'Lost', 'Doubled', 'Repeated'],
    losses.map(({ what, promised, lost, doubled, repeated }) => [what, promised, lost, doubled, repeated]),
  );
}

export function noiseTable({ seed, requests, statuses }: FuzzReport): string {
  const between = (from: number, below: number) =>
    Object.entries(statuses).reduce(
      (sum, [status, count]) => sum + (+status >= from && +status < below ? count : 0),
      0,
    );
  return table(
    ['Requests', 'Seed', '2xx', '3xx', '401, 403', 'Other 4xx', '5xx', 'No answer to be had'],
    [
      [
        ...[requests, seed, between(100, 300), between(300, 400), between(401, 402) + between(403, 404)],
        ...[between(400, 500) - between(401, 402) - between(403, 404), between(500, 600), between(0, 1)],
      ],
    ],
  );
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

export function killTable(kills: Kills[]): string {
  return table(
    ['Database', 'Killed processes', 'Acknowledged changes', 'Lost', 'Pages with missing revisions'],
    kills.map(({ engine, kills: count, acknowledged, lost, gaps }) => [
      ...[engine === 'postgres' ? 'PostgreSQL' : 'embedded', count, acknowledged, lost, gaps],
    ]),
  );
}

export function upgradeTable({ visits, files, failed, writes, writesRefused, broken, migrations }: Upgrade): string {
  return table(
    ['Migrations before, after', 'Visits', 'Files of these pages', 'Failed', 'Writes', 'Refused', 'Other 5xx'],
    [[`${migrations.before}, ${migrations.after}`, visits, files, failed.length, writes, writesRefused, broken]],
  );
}

export function audienceTable({ connections, expected, missing, p99, memory }: Audience): string {
  return table(
    ['Open editors', 'Messages about changes', 'Missing', 'Slowest of a hundred', 'Memory for them'],
    [[connections, expected, missing, `${Math.round(p99)} ms`, megabytes(memory)]],
  );
}

export function dropsTable({ changes, oldUntil, shownAfter }: Drops): string {
  const times = ({ p50, p99 }: Drops['oldUntil']) => [`${Math.round(p50)} ms`, `${Math.round(p99)} ms`];
  return table(
    [
      ...['Changes in one process', 'Old page from the other, half of them until', 'Slowest of a hundred'],
      ...['New page arrived, half of them after', 'Slowest of a hundred'],
    ],
    [[changes, ...times(oldUntil), ...times(shownAfter)]],
  );
}

export function strangersTable({ addresses, broken, before, after }: Strangers): string {
  return table(
    ['Different addresses', '5xx', 'Memory after the first ones', 'Memory at the end'],
    [[addresses, broken, megabytes(before), megabytes(after)]],
  );
}
