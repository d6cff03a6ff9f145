import type { TakeOverFinding, TakeOverRun } from '#contract/office/take-over-run.ts';

/** Most findings that are printed; the back office and `--json` have all. */
const maxShown = 200;

/** What a run did, for the shell. */
export function reportText({ run, findings }: { run: TakeOverRun; findings: TakeOverFinding[] }): string {
  const lines = [`\n${run.source}: ${run.status}${run.failure === null ? '' : ` – ${run.failure}`}`, ''];
  const kinds = run.counts.map(({ kind }) => kind);
  const width = Math.max(8, ...kinds.map((kind) => kind.length));
  const columns = ['created', 'changed', 'unchanged', 'kept', 'present'] as const;
  lines.push(['kind'.padEnd(width), ...columns.map((name) => name.padStart(9))].join('  '));
  for (const count of run.counts)
    lines.push([count.kind.padEnd(width), ...columns.map((name) => String(count[name]).padStart(9))].join('  '));
  for (const finding of ['unreadable', 'kept', 'skipped'] as const) {
    const found = findings.filter((one) => one.finding === finding);
    if (found.length === 0) continue;
    lines.push('', `${titles[finding]}: ${found.length}`);
    lines.push(...found.slice(0, maxShown).map(lineOf));
    if (found.length > maxShown) lines.push(`… and ${found.length - maxShown} more; --json has all.`);
  }
  return lines.join('\n');
}

const titles = { unreadable: 'Could not be read', kept: 'Changed here, not overwritten', skipped: 'Left out' };

function lineOf({ kind, title, field, message, address }: TakeOverFinding): string {
  const subject = [kind, title && `“${title}”`].filter(Boolean).join(' ');
  return `  ${subject}${field === '' ? '' : `, ${field}`}: ${message}\n    ${address}`;
}
