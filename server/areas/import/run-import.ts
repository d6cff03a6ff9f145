import { AppError } from '#contract/base/errors.ts';
import type { ImportResult, ImportRow } from '#contract/office/import-api.ts';
import type { PublicationState } from '#contract/resources/publication.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { ChangeContext } from '../../request-context.ts';
import { changesBetween } from '../../platform/audit/changes-between.ts';
import type { AppContext } from '../../app-context.ts';
import { writeMessage } from '../../http/errors/write-message.ts';
import { nameOf } from '../../resources/definition/name-of.ts';
import { column, type Resource, type Snapshot } from '../../resources/definition/resource.ts';
import { changeWithin, createWithin, write } from '../../resources/write-stored.ts';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { targetTable } from '../../resources/check-targets.ts';
import { referenceOf } from '../../resources/export-stored.ts';
import { titleOf } from '../../resources/definition/uses.ts';

type Values = Record<string, unknown>;

/** A parsed entry of an import file. */
export interface Incoming {
  line: number;
  /** Unique key in the file; a second entry with the same key is wrong. Empty: no key. */
  key: string;
  title: string;
  /** Id of the existing row, or null for a new one. */
  find(ctx: ChangeContext): Promise<number | null>;
  /** The values to save; `before` is null for a new row. Throws AppError with the wrong fields. */
  values(before: Values | null, ctx: ChangeContext): Promise<Values>;
  /** Writes what belongs to a new entry, together with it. */
  complete?(id: number, ctx: ChangeContext): Promise<void>;
}

export interface ImportOptions {
  /** State of new entries. */
  state: PublicationState;
  dryRun: boolean;
  locale: Locale;
}

/**
 * Imports each entry in its own transaction, so that a wrong entry does not stop the others. A dry run does the same
 * and rolls it back, so its report is exact.
 */
export async function runImport(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  { entries, ...options }: { resource: Resource; entries: Incoming[] } & ImportOptions,
): Promise<ImportResult> {
  const seen = new Set<string>();
  const rows: ImportRow[] = [];
  for (const entry of entries) {
    const isRepeated = entry.key !== '' && seen.has(entry.key);
    seen.add(entry.key);
    rows.push(
      isRepeated
        ? wrongRow(entry, new AppError('invalid', 'twice_in_file'), options.locale)
        : await importEntry(ctx, { entry, ...options }),
    );
  }
  return { dry_run: options.dryRun, counts: countsOf(rows), rows };
}

/** How many rows have each outcome. */
export function countsOf(rows: ImportRow[]): ImportResult['counts'] {
  const counts = { created: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** Imports one entry in a transaction of its own. */
export async function importEntry(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  { dryRun, locale, ...writing }: { resource: Resource; entry: Incoming } & ImportOptions,
): Promise<ImportRow> {
  const dry: { row?: ImportRow } = {};
  try {
    return await write(ctx, async (tx, changed) => {
      const written = await writeOne({ db: tx, changed }, writing);
      const { resource } = writing;
      const differences = await nameReferences({ db: tx, locale }, { resource, differences: written.differences });
      const row = { ...written, differences };
      if (!dryRun) return row;
      dry.row = row.outcome === 'created' ? { ...row, id: null } : row;
      throw new Error('A dry run is rolled back');
    });
  } catch (error) {
    if (dry.row) return dry.row;
    if (error instanceof AppError && error.code !== 'unavailable') return wrongRow(writing.entry, error, locale);
    throw error;
  }
}

async function writeOne(
  ctx: ChangeContext,
  { resource, entry, state }: { resource: Resource; entry: Incoming; state: PublicationState },
): Promise<ImportRow> {
  const id = await entry.find(ctx);
  if (id === null) {
    const made = await createWithin(ctx, { resource, sent: { ...(await entry.values(null, ctx)), state } });
    await entry.complete?.(made.id, ctx);
    return rowOf(entry, made, { outcome: 'created', differences: whole(made) });
  }
  const { before, after } = await changeWithin(ctx, { resource, id, fill: (stored) => entry.values(stored, ctx) });
  const differences = changesBetween(before.state, after.state);
  return rowOf(entry, after, { outcome: differences.length > 0 ? 'changed' : 'unchanged', differences });
}

/** For a new row: every field that is not empty. */
function whole({ state }: Snapshot): ImportRow['differences'] {
  return changesBetween({}, state).filter(({ after }) => after !== '' && after !== 'false');
}

function rowOf(
  { line, key, title }: Incoming,
  { id, state }: Snapshot,
  found: Pick<ImportRow, 'outcome' | 'differences'>,
): ImportRow {
  return { line, id, key, title: title || nameOf(state), issues: [], ...found };
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

type Difference = ImportRow['differences'][number];

/** The differences of a row with titles in place of the ids of referenced entities. */
async function nameReferences(
  ctx: { db: Transaction; locale: Locale },
  { resource, differences }: { resource: Resource; differences: Difference[] },
): Promise<Difference[]> {
  const named: Difference[] = [];
  for (const one of differences) {
    const field = resource.contract.fields[one.field];
    const kind = field && referenceOf(field);
    named.push(kind ? await nameIn(ctx, { to: kind.to, one }) : one);
  }
  return named;
}

async function nameIn(
  { db, locale }: { db: Transaction; locale: Locale },
  { to, one: { field, ...values } }: { to: Parameters<typeof targetTable>[0]; one: Difference },
): Promise<Difference> {
  const table = targetTable(to);
  const id = column(table, 'id');
  const ids = [values.before, values.after].filter((text) => /^\d+$/.test(text)).map(Number);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id, title: titleOf(table, locale) })
          .from(table)
          .where(inArray(id, ids));
  const titles = new Map(rows.map((row) => [String(row.id), row.title]));
  const name = (text: string) => titles.get(text) ?? text;
  return { field, before: name(values.before), after: name(values.after) };
}
