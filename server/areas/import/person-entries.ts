import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { CsvRow } from '../../http/csv/read-csv.ts';
import type { Incoming } from './run-import.ts';
import { personRows } from './table/person-rows.ts';
import { recogniseHeads } from './table/recognise-heads.ts';
import { tableEntries } from './table/table-entry.ts';

/** Reads persons from a CSV file with the usual headings; columns with others are left out. */
export function personEntries([head, ...rows]: CsvRow[], locale: Locale): Incoming[] {
  const heads = (head?.cells ?? []).map((cell) => cell.trim());
  const columns = recogniseHeads('persons', heads).map((field) => field ?? '');
  if (!['name', 'last_name', 'id'].some((field) => columns.includes(field))) {
    throw new AppError('invalid', undefined, { issues: [{ path: '', message: 'no_name_column' }] });
  }
  const options = { season: undefined, create: new Set<never>() };
  return tableEntries({ heads, rows }, { columns, reader: personRows(locale), options });
}
