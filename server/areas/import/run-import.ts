import { sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { ImportResult, ImportRow } from '#contract/office/import-api.ts';
import type { PublicationState } from '#contract/resources/publication.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { ChangeContext } from '../../request-context.ts';
import { changesBetween } from '../../platform/audit/changes-between.ts';
import { check } from '../../http/mount.ts';
import { changeSchema, newSchema } from '#contract/resources/define-resource.ts';
import { writeMessage } from '../../http/errors/write-message.ts';
import { nameOf, type Resource } from '../../resources/definition/resource.ts';
import { write, type WriteContext } from '../../resources/write-stored.ts';
import type { Transaction } from '../../db/database.ts';
import { referenceOf } from '../../resources/export-stored.ts';
import { namesOfTargets } from '../../resources/versions/names-of-targets.ts';
import type { CreatedTarget } from '../upsert/row.ts';
import { type EntryToWrite, writeEntry } from '../upsert/write-entry.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import type { AppContext } from '../../app-context.ts';
import type { TableImportResult } from '#contract/office/table-import-api.ts';

/** A parsed entry of an import file; every value of it is written. */
export interface Incoming extends Required<Pick<EntryToWrite, 'find' | 'values'>> {
  line: number;
  /** Unique key in the file; a second entry with the same key is wrong. Empty: no key. */
  key: string;
  /** The key as it is compared; by default as it is. */
  compared?: string;
  title: string;
  /** Writes what belongs to a new entry, together with it. */
  complete?(id: number, ctx: ChangeContext): Promise<void>;
  /** What the last attempt created on the way. */
  created?(): CreatedTarget[];
}

export interface ImportOptions {
  /** State of new entries. */
  state: PublicationState;
  dryRun: boolean;
  locale: Locale;
}

interface Run extends ImportOptions {
  resource: Resource;
  entries: Incoming[];
  /** Place of the first entry; by default that of the file. */
  from?: number;
  /** Most entries, and the time in milliseconds after which none is begun. */
  budget?: { rows: number; milliseconds: number };
}

/**
 * Imports each entry in its own transaction, so that a wrong entry does not stop the others. A dry run does the same
 * and rolls it back, so its report is exact. An import that was interrupted is repeated from the start: what was written
 * is unchanged then.
 */
export async function runImport(ctx: WriteContext, run: Run): Promise<TableImportResult> {
  const { entries, from = 0, budget = { rows: Infinity, milliseconds: Infinity }, ...options } = run;
  const compared = ({ compared: own, key }: Incoming) => own ?? key;
  // Created once, not for each entry.
  const { contract } = run.resource;
  const [whole, changed] = [newSchema(contract), changeSchema(contract)];
  const checked = (entry: Incoming): Incoming => ({
    ...entry,
    values: async (before, inner) =>
      check(before ? changed : whole, await entry.values(before, inner), { code: 'invalid', locale: options.locale }),
  });
  const seen = new Set(entries.slice(0, from).map(compared));
  const rows: ImportRow[] = [];
  const created: CreatedTarget[] = [];
  const end = performance.now() + budget.milliseconds;
  let next = from;
  for (const entry of entries.slice(from, from + budget.rows)) {
    if (performance.now() > end) break;
    next += 1;
    const isRepeated = entry.key !== '' && seen.has(compared(entry));
    seen.add(compared(entry));
    const row = isRepeated
      ? wrongRow(entry, new AppError('invalid', 'twice_in_file'), options.locale)
      : await importEntry(ctx, { entry: checked(entry), ...options });
    rows.push(row);
    if (!isRepeated && row.outcome !== 'wrong') created.push(...(entry.created?.() ?? []));
  }
  return {
    ...{ dry_run: options.dryRun, counts: countsOf(rows), rows, created: distinct(created) },
    next: next < entries.length ? next : null,
  };
}

/** In a dry run every row creates what it needs. */
function distinct(created: CreatedTarget[]): CreatedTarget[] {
  const keys = created.map(({ resource, name }) => `${resource} ${name.toLowerCase()}`);
  return created.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

export function countsOf(rows: ImportRow[]): ImportResult['counts'] {
  const counts = { created: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** Imports one entry in a transaction of its own. */
export async function importEntry(
  ctx: WriteContext,
  { dryRun, locale, ...writing }: { resource: Resource; entry: Incoming } & ImportOptions,
): Promise<ImportRow> {
  const rollback = new Error('A dry run is rolled back');
  const dry: { row?: ImportRow } = {};
  try {
    return await write(ctx, async (tx, changed) => {
      // Another import may be writing the same entry.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import'))`);
      const row = await writeOne({ db: tx, changed, locale }, writing);
      if (!dryRun) return row;
      dry.row = row.outcome === 'created' ? { ...row, id: null } : row;
      throw rollback;
    });
  } catch (error) {
    if (error === rollback && dry.row) return dry.row;
    if (error instanceof AppError && error.code !== 'unavailable') return wrongRow(writing.entry, error, locale);
    throw error;
  }
}

async function writeOne(
  ctx: ChangeContext & { locale: Locale },
  { resource, entry, state }: { resource: Resource; entry: Incoming; state: PublicationState },
): Promise<ImportRow> {
  const { line, key, title } = entry;
  const { before, after } = await writeEntry(ctx, resource, { ...entry, onlyNew: { state } });
  if (!before) await entry.complete?.(after.id, ctx);
  const changes = changesBetween(before?.state ?? {}, after.state);
  // Of a new row, every field that is not empty.
  const shown = before ? changes : changes.filter((one) => one.after !== '' && one.after !== 'false');
  const states = [before?.state ?? {}, after.state];
  const differences = await nameReferences(ctx, { resource, states, differences: shown });
  const outcome = before ? (differences.length > 0 ? 'changed' : 'unchanged') : 'created';
  return { line, id: after.id, key, title: title || nameOf(after.state), issues: [], outcome, differences };
}

/** Result of an entry that cannot be imported, with the reasons. */
export function wrongRow(
  { line, key, title }: Pick<Incoming, 'line' | 'key' | 'title'>,
  error: AppError,
  locale: Locale,
): ImportRow {
  const problems = error.issues ?? [{ path: '', message: error.sentence }];
  const issues = problems.map(({ path, message }) => ({ path, message: writeMessage(message, locale) }));
  return { line, key, title, id: null, outcome: 'wrong', differences: [], issues };
}

interface Named {
  resource: Resource;
  states: Record<string, unknown>[];
  differences: ImportRow['differences'];
}

/** The differences of a row with titles in place of the ids of referenced entities. */
async function nameReferences(
  ctx: { db: Transaction; locale: Locale },
  { resource, states, differences }: Named,
): Promise<ImportRow['differences']> {
  const references = differences.flatMap(({ field }) => {
    const schema = resource.contract.fields[field];
    return schema && referenceOf(schema) ? [[field, schema] as const] : [];
  });
  const fields = Object.fromEntries(references);
  const titleOf = await namesOfTargets(ctx, { fields, states });
  return differences.map(({ field, before, after }) => {
    const to = fields[field] && referenceOf(fields[field])?.to;
    const name = (text: string) => (to && titleOf({ resource: to, id: Number(text) })) ?? text;
    return { field, before: name(before), after: name(after) };
  });
}

/** Records in the audit log what an import has written. */
export async function noteImport({ db }: Pick<AppContext, 'db'>, kind: string, result: ImportResult): Promise<void> {
  if (result.dry_run) return;
  const changes = Object.entries(result.counts).map(([field, count]) => ({ field, before: '', after: String(count) }));
  await recordAudit(db, { action: 'imported', kind, title: '', changes });
}
