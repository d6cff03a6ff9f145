import { AppError, type Issue } from '#contract/errors.ts';
import type { ImportResult, ImportRow } from '#contract/import-api.ts';
import type { Locale } from '#contract/locale.ts';
import { changesBetween } from '../audit/changes-between.ts';
import type { House, Transaction } from '../house.ts';
import { sentenceOf, speak } from '../on-error.ts';
import { nameOf } from '../resources/name-of.ts';
import type { Resource, Snapshot } from '../resources/resource.ts';
import { changeWithin, createWithin, write } from '../resources/write-stored.ts';

type Values = Record<string, unknown>;

/** An entry of a file, understood. */
export interface Incoming {
  line: number;
  /** What it is known by; an entry whose key came before is wrong. Empty: by nothing. */
  key: string;
  title: string;
  /** Id of what is there already; null: it is new. */
  find(tx: Transaction): Promise<number | null>;
  /** What it gets; `before` is null of what is new. Throws AppError with the fields that are wrong. */
  values(before: Values | null, tx: Transaction): Promise<Values>;
}

export interface ImportOptions {
  dryRun: boolean;
  locale: Locale;
}

/** Thrown to undo what a dry run has done. */
class Undone extends Error {
  readonly row: ImportRow;
  constructor(row: ImportRow) {
    super('undone');
    this.row = row;
  }
}

/**
 * Takes entries over, each by itself: what is wrong with one does not keep the others. A dry run does the same and undoes
 * it, so that it says exactly what would be done.
 */
export async function runImport(
  house: Pick<House, 'db' | 'changes'>,
  resource: Resource,
  entries: Incoming[],
  { dryRun, locale }: ImportOptions,
): Promise<ImportResult> {
  const seen = new Set<string>();
  const rows: ImportRow[] = [];
  for (const entry of entries) {
    const isRepeated = entry.key !== '' && seen.has(entry.key);
    seen.add(entry.key);
    rows.push(
      isRepeated
        ? wrongRow(entry, new AppError('invalid', 'This comes twice in the file'), locale)
        : await takeOver(house, resource, entry, { dryRun, locale }),
    );
  }
  const counts = { created: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return { dry_run: dryRun, counts, rows };
}

async function takeOver(
  house: Pick<House, 'db' | 'changes'>,
  resource: Resource,
  entry: Incoming,
  { dryRun, locale }: ImportOptions,
): Promise<ImportRow> {
  try {
    return await write(house, async (tx, changed) => {
      const row = await writeOne(tx, changed, resource, entry);
      if (dryRun) throw new Undone(row.outcome === 'created' ? { ...row, id: null } : row);
      return row;
    });
  } catch (error) {
    if (error instanceof Undone) return error.row;
    if (error instanceof AppError && error.code !== 'unavailable') return wrongRow(entry, error, locale);
    throw error;
  }
}

async function writeOne(
  tx: Transaction,
  changed: Set<string>,
  resource: Resource,
  entry: Incoming,
): Promise<ImportRow> {
  const id = await entry.find(tx);
  if (id === null) {
    const made = await createWithin(tx, changed, resource, await entry.values(null, tx));
    return rowOf(entry, made, { outcome: 'created', differences: whole(made) });
  }
  const { before, after } = await changeWithin(tx, changed, resource, {
    id,
    fill: (state) => entry.values(state, tx),
  });
  const differences = changesBetween(before.state, after.state);
  return rowOf(entry, after, { outcome: differences.length > 0 ? 'changed' : 'unchanged', differences });
}

/** Of what is new everything that is not empty. */
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

/** An entry that cannot be taken over, and why. */
export function wrongRow(
  { line, key, title }: Omit<Incoming, 'find' | 'values'>,
  error: AppError,
  locale: Locale,
): ImportRow {
  const issues: Issue[] = error.issues?.map(({ path, message }) => ({ path, message: speak(message, locale) })) ?? [
    { path: '', message: sentenceOf(error, locale) },
  ];
  return { line, key, title, id: null, outcome: 'wrong', differences: [], issues };
}
