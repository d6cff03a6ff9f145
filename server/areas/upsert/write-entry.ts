import { and, eq } from 'drizzle-orm';
import { AppError, type Problem } from '#contract/base/errors.ts';
import { changeSchema, newSchema } from '#contract/resources/define-resource.ts';
import type { Transaction } from '../../db/database.ts';
import { recordVersions } from '../../db/tables/audit.ts';
import type { ChangeContext } from '../../request-context.ts';
import { column, type Resource, type Snapshot } from '../../resources/definition/resource.ts';
import { readStored } from '../../resources/read-stored.ts';
import { updateRecordIn, createRecordIn } from '../../resources/write-stored.ts';
import type { EntryRecord } from './entry-records.ts';
import { type FieldPlan, notesOf, planFields } from './plan-fields.ts';
import { usableValues, type Values } from './usable-values.ts';

/** An entry of a file, an archive or another backend, in the form of the contract here. */
export interface EntryToWrite {
  /** The values to store; `before` is null for a new entry. Throws `AppError` with the wrong fields. */
  values(before: Values | null, ctx: ChangeContext): Promise<Values> | Values;
  /** Id of the entry here that no import has written yet; null: none. */
  find?(ctx: ChangeContext): Promise<number | null>;
  /** Set when it is created, and never changed. */
  onlyNew?: Values | undefined;
  /** Values of columns without a field, of a new entry. */
  columns?: Values;
  /** Id that a new entry gets if nothing here ever had it. */
  wantedId?: number | undefined;
  /**
   * Present: the entry is merged. What was changed here since stays, and a wrong field is left out. `known` is what an
   * earlier import noted. Absent: every value is written, and a wrong field refuses the entry.
   */
  merge?: {
    known: Pick<EntryRecord, 'ownId' | 'fields'> | null;
    /** Fields that are written together with another one. */
    companions?: Readonly<Record<string, string>> | undefined;
  };
}

export interface WrittenEntry {
  outcome: 'created' | 'changed' | 'unchanged';
  before: Snapshot | null;
  after: Snapshot;
  /** Fields that were changed here, and stay. */
  kept: string[];
  /** Fields that were left out, with the reasons. */
  refused: Problem[];
  /** What the next import has to know of each field. */
  fields: EntryRecord['fields'];
}

/** The entry was deleted here since an import wrote it; it is not created again. */
export class DeletedHere extends Error {}

/** Writes one entry of an import, whatever it comes from. Throws `AppError` if it cannot be written at all. */
export async function writeEntry(ctx: ChangeContext, resource: Resource, entry: EntryToWrite): Promise<WrittenEntry> {
  const id = entry.merge?.known?.ownId ?? (await entry.find?.(ctx)) ?? null;
  return id === null ? create(ctx, resource, entry) : change(ctx, { resource, entry, id });
}

async function create(ctx: ChangeContext, resource: Resource, entry: EntryToWrite): Promise<WrittenEntry> {
  const { onlyNew, columns, wantedId, merge } = entry;
  const { contract } = resource;
  const given = await entry.values(null, ctx);
  const { values, left } = merge ? usableValues(newSchema(contract), given) : { values: given, left: [] };
  const missing = merge && contract.required.find((name) => !(name in values));
  if (missing !== undefined) {
    const isNamed = left.some(({ path }) => path.split('.')[0] === missing);
    const issues = isNamed ? left : [...left, { path: missing, message: 'field_empty' } as const];
    throw new AppError('invalid', undefined, { issues });
  }
  const id = wantedId === undefined ? undefined : await freeId(ctx.db, resource, wantedId);
  const needed = merge ? contract.required : null;
  const done = await withoutRefused(ctx, { values, needed }, (inner, sent) =>
    createRecordIn(inner, { resource, sent: { ...sent, ...onlyNew }, id, columns }),
  );
  const after = done.result;
  const fields = merge ? notesOf(done.values, after.state) : {};
  return { outcome: 'created', before: null, after, kept: [], refused: [...left, ...done.refused], fields };
}

async function change(
  ctx: ChangeContext,
  { resource, entry, id }: { resource: Resource; entry: EntryToWrite; id: number },
): Promise<WrittenEntry> {
  const { contract } = resource;
  const { merge } = entry;
  if (!merge) {
    const { before, after } = await updateRecordIn(ctx, { resource, id, fill: (stored) => entry.values(stored, ctx) });
    return { outcome: outcomeOf(before, after), before, after, kept: [], refused: [], fields: {} };
  }
  const [stored] = await readStored(ctx.db, resource, [id]);
  if (!stored) throw new DeletedHere();
  const { values, left } = usableValues(changeSchema(contract), await entry.values(stored.state, ctx));
  const noted = merge.known?.fields ?? null;
  const plan = planFields({ fields: contract.fields, sent: values, stored: stored.state, noted });
  addCompanions(plan, values, merge.companions);
  const done = await withoutRefused(ctx, { values: plan.write, needed: [] }, (inner, sent) =>
    updateRecordIn(inner, { resource, id, fill: () => sent }),
  );
  const { before, after } = done.result;
  return {
    ...{ outcome: outcomeOf(before, after), before, after, kept: plan.kept, refused: [...left, ...done.refused] },
    fields: { ...plan.notes, ...notesOf(done.values, after.state) },
  };
}

function outcomeOf(before: Snapshot, after: Snapshot): WrittenEntry['outcome'] {
  return before.state.version === after.state.version ? 'unchanged' : 'changed';
}

function addCompanions(plan: FieldPlan, values: Values, companions: Readonly<Record<string, string>> = {}): void {
  for (const [name, companion] of Object.entries(companions))
    if (name in plan.write && companion in values && !plan.kept.includes(companion))
      plan.write[companion] = values[companion];
}

/**
 * Writes without the fields that rules of the house refuse, such as a slug that is taken. `needed`: fields without which
 * nothing is written; null: all of them.
 */
async function withoutRefused<T>(
  { db, changed }: ChangeContext,
  { values, needed }: { values: Values; needed: readonly string[] | null },
  run: (ctx: ChangeContext, values: Values) => Promise<T>,
): Promise<{ result: T; values: Values; refused: Problem[] }> {
  if (!needed) return { result: await run({ db, changed }, values), values, refused: [] };
  const refused: Problem[] = [];
  let rest = values;
  for (;;) {
    try {
      // A savepoint: what a refused attempt has written is undone.
      const result = await db.transaction((tx) => run({ db: tx, changed }, rest));
      return { result, values: rest, refused };
    } catch (error) {
      const issues = error instanceof AppError ? (error.issues ?? []) : [];
      const names = new Set(issues.map(({ path }) => path.split('.')[0] ?? '').filter((name) => name in rest));
      if (names.size === 0 || needed.some((name) => names.has(name))) throw error;
      refused.push(...issues);
      rest = Object.fromEntries(Object.entries(rest).filter(([name]) => !names.has(name)));
    }
  }
}

/** Largest id that is kept: new entries get larger ones, of which there have to be enough. */
const largestKeptId = 1_000_000_000;

/** The id there, if it never belonged to anything here: not even to what was deleted. */
async function freeId(tx: Transaction, { table, contract }: Resource, id: number): Promise<number | undefined> {
  if (!Number.isInteger(id) || id < 1 || id > largestKeptId) return undefined;
  const used = await tx.$count(table, eq(column(table, 'id'), id));
  const former = await tx.$count(
    recordVersions,
    and(eq(recordVersions.resource, contract.name), eq(recordVersions.objectId, id)),
  );
  return used + former === 0 ? id : undefined;
}
