import { AppError } from '#contract/base/errors.ts';
import type { ImportRow } from '#contract/office/import-api.ts';
import type { TableImportResult } from '#contract/office/table-import-api.ts';
import type { AppContext } from '../../../app-context.ts';
import type { Resource } from '../../../resources/definition/resource.ts';
import { countsOf, importEntry, type ImportOptions, wrongRow } from '../run-import.ts';
import type { CreatedTarget } from '../cells/row.ts';
import type { TableEntry } from './table-entry.ts';

/** A call ends after this time or this many rows, so that no request takes long; the next one goes on. */
const budget = { milliseconds: 4000, rows: 500 };

/**
 * Imports rows of a table from a position on, each in its own transaction. An import that was interrupted is repeated
 * from the start: rows that were written are unchanged then.
 */
export async function runTable(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  { entries, from, ...options }: { resource: Resource; entries: TableEntry[]; from: number } & ImportOptions,
): Promise<TableImportResult> {
  const seen = new Set(entries.slice(0, from).map(({ compared }) => compared));
  const rows: ImportRow[] = [];
  const created: CreatedTarget[] = [];
  const started = performance.now();
  let next = from;
  for (const entry of entries.slice(from, from + budget.rows)) {
    if (performance.now() - started > budget.milliseconds) break;
    next += 1;
    const isRepeated = entry.key !== '' && seen.has(entry.compared);
    seen.add(entry.compared);
    const row = isRepeated
      ? wrongRow(entry, new AppError('invalid', 'twice_in_file'), options.locale)
      : await importEntry(ctx, { entry, ...options });
    rows.push(row);
    if (!isRepeated && row.outcome !== 'wrong') created.push(...entry.created());
  }
  return {
    dry_run: options.dryRun,
    counts: countsOf(rows),
    rows,
    next: next < entries.length ? next : null,
    created: distinct(created),
  };
}

/** In a dry run every row creates what it needs. */
function distinct(created: CreatedTarget[]): CreatedTarget[] {
  const keys = created.map(({ resource, name }) => `${resource} ${name.toLowerCase()}`);
  return created.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
